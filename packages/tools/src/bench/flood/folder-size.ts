import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Block size in which Linux counts the space of a file, in bytes. */
const blockSize = 512

/** Returns the bytes that a folder's files take on disk; a file deleted meanwhile counts as 0. */
export async function folderSize(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const sizes = entries
    .filter((entry) => entry.isFile())
    .map(async ({ parentPath, name }) => {
      const found = await stat(join(parentPath, name)).catch(() => null)
      return (found?.blocks ?? 0) * blockSize
    })
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}
