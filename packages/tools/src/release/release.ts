import { git } from '#git.ts'

/** Input of the release checks. */
export interface Release {
  /** A clone of the repository with its history. */
  folder: string
  /** Version in package.json. */
  version: string
  /** Tag or commit of the previous release. */
  base: string
}

/** The base for upgrades to 1.0.0, the first release. */
const firstBase = 'b4b861ce8eb15ef8c3f30c9f104ab4ebc83a9d8a'

/** Returns the newest tag of another version in the history, or the state before 1.0.0. */
export function findBase(folder: string, version: string): string {
  const tags = git(folder, 'tag', '--merged', 'HEAD', '--list', 'v*', '--sort=-v:refname')
  return tags.find((tag) => tag !== `v${version}`) ?? firstBase
}
