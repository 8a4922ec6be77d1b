import { hash } from 'node:crypto'
import { readdir, readFile, readlink } from 'node:fs/promises'
import { join, relative } from 'node:path'

/** Files into which Next 16.4.6 writes the time of the build and random parameter names. */
const stamped = /(?:^|\/)\.next\/server\/app\/.*(?:\.meta|\/_full\.segment\.rsc)$/

/** Returns a fingerprint of each file below a folder: the hash of its content, or a link's target. */
async function contentsBelow(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const contents = new Map<string, string>()
  for (const entry of entries) {
    const file = join(entry.parentPath, entry.name)
    const name = relative(folder, file)
    if (entry.isSymbolicLink()) contents.set(name, await readlink(file))
    else if (entry.isFile()) contents.set(name, hash('sha256', await readFile(file)))
  }
  return contents
}

/** Returns the names of files that differ between two folders or are in one alone, except those that Next stamps. */
export async function differingFiles(first: string, second: string): Promise<string[]> {
  const [before, after] = [await contentsBelow(first), await contentsBelow(second)]
  const names = new Set([...before.keys(), ...after.keys()])
  return [...names].filter((name) => !stamped.test(name) && before.get(name) !== after.get(name))
}
