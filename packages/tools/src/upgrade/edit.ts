import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'

/** A place in a text, and what stands there afterwards. */
type Replacement = readonly [from: string, to: string]

/** What somebody does to the sources: a new file, words of a file replaced, or a folder or file that begins as a copy. */
export type Edit =
  | { path: string; text: string }
  | { path: string; replace: readonly Replacement[] }
  | { path: string; copyOf: string; replace?: readonly Replacement[] }

/** The places that an edit does not find in the sources. */
export const missingPlaces = (folder: string, edit: Edit): string[] =>
  'replace' in edit && !('copyOf' in edit)
    ? edit.replace
        .map(([from]) => from)
        .filter((from) => !readFileSync(join(folder, edit.path), 'utf8').includes(from))
    : []

/** Throws unless each place is there: an edit that finds nothing would try nothing. */
function replaceIn(path: string, text: string, replacements: readonly Replacement[]): string {
  return replacements.reduce((now, [from, to]) => {
    if (!now.includes(from)) throw new Error(`${path} has no ${JSON.stringify(from)}`)
    return now.replace(from, () => to)
  }, text)
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}

/** The files of a folder; a file is the only one of itself. */
function filesOf(path: string): string[] {
  if (statSync(path).isFile()) return [path]
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
}

function replaceInCopy(path: string, replacements: readonly Replacement[]): void {
  for (const file of filesOf(path)) {
    const text = readFileSync(file, 'utf8')
    write(
      file,
      replacements.reduce((now, [from, to]) => now.replaceAll(from, to), text),
    )
  }
}

/** Does what an edit says in a copy of the sources. */
export function apply(folder: string, edit: Edit): void {
  const path = join(folder, edit.path)
  if ('text' in edit) {
    if (existsSync(path)) throw new Error(`${edit.path} is there already`)
    write(path, edit.text)
  } else if ('copyOf' in edit) {
    cpSync(join(folder, edit.copyOf), path, { recursive: true })
    replaceInCopy(path, edit.replace ?? [])
  } else {
    write(path, replaceIn(edit.path, readFileSync(path, 'utf8'), edit.replace))
  }
}
