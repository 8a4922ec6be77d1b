import { promisify } from 'node:util'
import {
  brotliCompress,
  brotliCompressSync,
  brotliDecompressSync,
  constants,
  gzip,
  gzipSync,
} from 'node:zlib'
import { compressedByBuild } from '#encode/compressed.ts'
import type { Dictionary } from '#encode/dictionary.ts'

export type Encoding = 'br' | 'gzip'

/**
 * Brotli qualities. The first takes less than 2 ms for a page, 0.4 ms more than quality 5; 9 takes ten times as long. A page can change at
 * any minute, and the best takes three times as long as the usual one, so it pays off only for popular pages.
 */
const qualities = { first: 8, difference: 5, usual: 10, best: 11 }

/** The request that starts compression at best quality, for a permanent body and for any other. */
const bestFrom = { immutable: 1, other: 8 }

/** Bodies queued for recompression. When the queue is full, a later request tries again. */
const maxQueueLength = 32

const brotliOptions = (quality: number, size: number, dictionary?: Buffer) => ({
  ...(dictionary && { dictionary }),
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: size,
  },
})

const brotliAsync = promisify<Buffer, ReturnType<typeof brotliOptions>, Buffer>(brotliCompress)
const gzipAsync = promisify<Buffer, { level: number }, Buffer>(gzip)

/** Compresses a body at brotli's best quality, which takes a hundred times as long as the first one. */
export const compressBest = (body: Buffer): Promise<Buffer> =>
  brotliAsync(body, brotliOptions(qualities.best, body.length))

let queueLength = 0

/** Recompresses one body at a time, so that current requests are not slowed down. */
let queue: Promise<void> = Promise.resolve()

function enqueue(work: () => Promise<void>): boolean {
  if (queueLength >= maxQueueLength) return false
  queueLength++
  queue = queue
    .then(work)
    .catch((error) => console.error('A body could not be compressed at a higher quality', error))
    .finally(() => queueLength--)
  return true
}

/** Resolves when all queued bodies have been recompressed. */
export const compressedAgain = (): Promise<void> => queue

/**
 * A body in the encodings that clients ask for. Only brotli is kept, a tenth of the size; popular bodies are recompressed at a higher
 * quality in the background.
 */
export class EncodedBody {
  /** Bytes without an encoding. */
  readonly length: number
  /** The dictionary to compress against, for browsers that have it. */
  readonly dictionary: Dictionary | null
  readonly #isImmutable: boolean
  #brotli: Buffer
  #gzip: Buffer | null = null
  #difference: Buffer | null = null
  #requests = 0
  #quality: number = qualities.first
  #isGzipBest = false
  #isDifferenceBest = false

  /**
   * Blocks for some milliseconds, unless the build has compressed the body.
   * @param isImmutable whether the address always serves these bytes, as for a file with a hashed name
   */
  constructor(body: Buffer, isImmutable = false, dictionary: Dictionary | null = null) {
    this.length = body.length
    this.dictionary = dictionary
    this.#isImmutable = isImmutable
    const best = compressedByBuild(body)
    if (best) this.#quality = qualities.best
    this.#brotli = best ?? brotliCompressSync(body, brotliOptions(qualities.first, body.length))
  }

  /** An estimate of its bytes in memory: brotli, gzip when requested, and the difference from a dictionary. */
  get size(): number {
    return Math.ceil(this.#brotli.length * (this.dictionary ? 2.6 : 2.3))
  }

  /** Replaces another body: recompresses to the quality that the other has reached, before the next request. */
  replace(old: EncodedBody): void {
    if (old.#quality > this.#quality) this.#improve(old.#quality)
  }

  /** Returns the body without an encoding. */
  plain(): Buffer {
    return brotliDecompressSync(this.#brotli)
  }

  /** Returns the body in an encoding. Without a dictionary, `dcb` is brotli. */
  in(encoding: Encoding | 'dcb'): Buffer {
    this.#requests++
    if (encoding === 'dcb' && this.dictionary) return this.#inDifference(this.dictionary)
    return encoding === 'gzip' ? this.#inGzip() : this.#inBrotli()
  }

  get #best(): number {
    return this.#isImmutable ? bestFrom.immutable : bestFrom.other
  }

  /** Compresses at a fast quality, which takes 3 ms: most of the saving comes from the dictionary. */
  #inDifference({ bytes, start }: Dictionary): Buffer {
    this.#difference ??= Buffer.concat([
      start,
      brotliCompressSync(this.plain(), brotliOptions(qualities.difference, this.length, bytes)),
    ])
    if (this.#requests >= this.#best && !this.#isDifferenceBest) {
      this.#isDifferenceBest = enqueue(async () => {
        const options = brotliOptions(qualities.best, this.length, bytes)
        this.#difference = Buffer.concat([start, await brotliAsync(this.plain(), options)])
      })
    }
    return this.#difference
  }

  #inBrotli(): Buffer {
    const quality = this.#requests >= this.#best ? qualities.best : qualities.usual
    const isWorth = this.#isImmutable || this.#requests > 1
    if (isWorth && this.#quality < quality) this.#improve(quality)
    return this.#brotli
  }

  #improve(quality: number): void {
    const before = this.#quality
    this.#quality = quality
    const isQueued = enqueue(async () => {
      const bytes = await brotliAsync(this.plain(), brotliOptions(quality, this.length))
      this.#brotli = bytes
    })
    if (!isQueued) this.#quality = before
  }

  #inGzip(): Buffer {
    this.#gzip ??= gzipSync(this.plain())
    if (this.#requests > 1 && !this.#isGzipBest) {
      this.#isGzipBest = enqueue(async () => {
        this.#gzip = await gzipAsync(this.plain(), { level: constants.Z_BEST_COMPRESSION })
      })
    }
    return this.#gzip
  }
}
