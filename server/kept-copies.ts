import type { Encoding } from '#server/accepted-encoding.ts'
import type { Body } from '#server/body-key.ts'
import { compressNow, compressWell } from '#server/compress.ts'

interface Copy {
  bytes: Buffer
  /** Whether a better copy has been made or is on its way. */
  isFinal: boolean
}

/** What a copy is made of, and how it is known. */
export interface Original {
  /** Asked for only when a copy is made. */
  body: () => Body
  /** The same for the same bytes. */
  key: string
  /** Brotli's quality for the copy that is kept: 1 to 11. */
  quality: number
}

/** What waits to be compressed better is held in memory: beyond this number it is left for a later request. */
const longestQueue = 32

/** Compressed copies of bodies, so that each is compressed once and not for every answer. The least used go first. */
export class KeptCopies {
  readonly #copies = new Map<string, Copy>()
  readonly #capacity: number
  #size = 0
  #waiting = 0
  /** One at a time: what makes later answers smaller must not slow down the present ones. */
  #queue: Promise<void> = Promise.resolve()

  /** @param capacity bytes of copies that are kept at most */
  constructor(capacity: number) {
    this.#capacity = capacity
  }

  /** A body's compressed bytes. From the second time that it is asked for, a better copy is made beside. */
  of(original: Original, encoding: Encoding): Buffer {
    const id = `${encoding} ${original.key}`
    const copy = this.#copies.get(id)
    if (copy === undefined) {
      const bytes = compressNow(original.body(), encoding)
      this.#keep(id, { bytes, isFinal: false })
      return bytes
    }
    this.#keep(id, copy)
    if (!copy.isFinal && this.#waiting < longestQueue) this.#improve(id, copy, original, encoding)
    return copy.bytes
  }

  #improve(id: string, copy: Copy, { body, quality }: Original, encoding: Encoding): void {
    copy.isFinal = true
    this.#waiting++
    this.#queue = this.#queue
      .then(() => compressWell(body(), encoding, quality))
      .then((bytes) => this.#keep(id, { bytes, isFinal: true }))
      .catch((error) => console.error('A compressed copy could not be made', error))
      .finally(() => this.#waiting--)
  }

  /** Puts a copy last in the row of those to go. */
  #keep(id: string, copy: Copy): void {
    this.#forget(id)
    this.#copies.set(id, copy)
    this.#size += copy.bytes.length
    for (const oldest of this.#copies.keys()) {
      if (this.#size <= this.#capacity) break
      this.#forget(oldest)
    }
  }

  #forget(id: string): void {
    this.#size -= this.#copies.get(id)?.bytes.length ?? 0
    this.#copies.delete(id)
  }
}
