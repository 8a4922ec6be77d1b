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

/** A text to find, and its replacement. */
type Replacement = readonly [from: string, to: string]

/** A change of the sources: a new file, replacements in a file, or a copy of a folder or file. */
export type Edit =
  | { path: string; text: string }
  | { path: string; replace: readonly Replacement[] }
  | { path: string; copyOf: string; replace?: readonly Replacement[] }

/** Returns texts of an edit that the sources lack. */
export const missingPlaces = (folder: string, edit: Edit): string[] =>
  'replace' in edit && !('copyOf' in edit)
    ? edit.replace
        .map(([from]) => from)
        .filter((from) => !readFileSync(join(folder, edit.path), 'utf8').includes(from))
    : []

/** Replaces texts. Throws when one is missing, since the edit would test nothing. */
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

/** Lists the files of a folder; a file lists itself. */
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

/** Applies an edit to a copy of the sources. */
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
