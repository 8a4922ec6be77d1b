import { git } from '#git.ts'

/** A release as the checks see it. */
export interface Release {
  /** A clone of the repository, with its history. */
  folder: string
  /** As package.json names it. */
  version: string
  /** The tag, or commit, of the release before. */
  base: string
}

/** The state from which 1.0.0 upgrades: nothing was released before it. */
const firstBase = 'b4b861ce8eb15ef8c3f30c9f104ab4ebc83a9d8a'

/** The newest tag of another version in the history; the state before 1.0.0 when there is none. */
export function findBase(folder: string, version: string): string {
  const tags = git(folder, 'tag', '--merged', 'HEAD', '--list', 'v*', '--sort=-v:refname')
  return tags.find((tag) => tag !== `v${version}`) ?? firstBase
}
