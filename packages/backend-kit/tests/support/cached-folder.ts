import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

function keyOf(sources: readonly string[]): string {
  const hash = createHash('sha256')
  for (const file of sources) hash.update(`${file}\n`).update(readFileSync(file))
  return hash.digest('hex').slice(0, 16)
}

/** Removes folders older than a day; newer ones may be in use by runs that started before a change of the sources. */
async function removeOld(cache: string): Promise<void> {
  const yesterday = Date.now() - 86_400_000
  for (const name of await readdir(cache)) {
    const folder = join(cache, name)
    if ((await stat(folder)).mtimeMs < yesterday) await rm(folder, { recursive: true, force: true })
  }
}

/**
 * Returns a cached folder built from these sources, reusing that of an earlier run while they are unchanged. The folder appears atomically.
 * Throws what `make` throws; the next call tries again.
 */
export async function cachedFolder(
  cache: string,
  sources: readonly string[],
  make: (folder: string) => Promise<void>,
): Promise<string> {
  const folder = join(cache, keyOf(sources))
  if (existsSync(folder)) return folder
  await mkdir(cache, { recursive: true })
  await removeOld(cache)
  const part = await mkdtemp(join(cache, 'part-'))
  try {
    await make(part)
    await rename(part, folder)
  } catch (error) {
    await rm(part, { recursive: true })
    // Another run was faster.
    if (!existsSync(folder)) throw error
  }
  return folder
}
