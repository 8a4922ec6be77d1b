import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Linux counts the space of a file in blocks of this many bytes. */
const blockSize = 512

/** Bytes that the files of a folder take on disk; a file that is removed meanwhile takes none. */
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
