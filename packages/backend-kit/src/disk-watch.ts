import { statfs } from 'node:fs/promises'
import { shortageOf } from '#db/shortage.ts'

/** Bytes. Below this, writing mails and PGlite's log will soon fail. */
export const minFree = 16 * 2 ** 20

/** Milliseconds a disk counts as full after an error. We can't inspect the disk of a PostgreSQL server. */
const rememberedMs = 60_000

/** Returns the free bytes of a folder's disk; infinite for a file system without a size. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, blocks, bsize } = await statfs(folder)
  return blocks === 0 ? Number.POSITIVE_INFINITY : bavail * bsize
}

interface DiskWatchInput {
  /** The data folder. */
  folder: string
  now: () => Date
  free?: (folder: string) => Promise<number>
}

/** Detects a full disk of the data folder or the database. */
export class DiskWatch {
  readonly #input: DiskWatchInput
  #fullAt = Number.NEGATIVE_INFINITY

  constructor(input: DiskWatchInput) {
    this.#input = input
  }

  /** Records an error caused by a full disk. */
  note(error: unknown): void {
    if (shortageOf(error) === 'the disk is full') this.#fullAt = this.#input.now().getTime()
  }

  async isFull(): Promise<boolean> {
    const { folder, now, free = freeBytes } = this.#input
    if (now().getTime() - this.#fullAt < rememberedMs) return true
    return (await free(folder).catch(() => Number.POSITIVE_INFINITY)) < minFree
  }
}
