import { statfs } from 'node:fs/promises'
import { shortageOf } from '#db/shortage.ts'

/** Bytes. With less, mails and PGlite's log soon cannot be written. */
export const minFree = 16 * 2 ** 20

/** Milliseconds for which a full disk that was met counts as full: that of a PostgreSQL server cannot be looked at. */
const rememberedMs = 60_000

/** The bytes that the disk of a folder has left; a file system without a size has no limit. */
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

/** Whether the disk of the data folder, or of the database, is full. */
export class DiskWatch {
  readonly #input: DiskWatchInput
  #fullAt = Number.NEGATIVE_INFINITY

  constructor(input: DiskWatchInput) {
    this.#input = input
  }

  /** Remembers an error that comes from a full disk. */
  note(error: unknown): void {
    if (shortageOf(error) === 'the disk is full') this.#fullAt = this.#input.now().getTime()
  }

  async isFull(): Promise<boolean> {
    const { folder, now, free = freeBytes } = this.#input
    if (now().getTime() - this.#fullAt < rememberedMs) return true
    return (await free(folder).catch(() => Number.POSITIVE_INFINITY)) < minFree
  }
}
