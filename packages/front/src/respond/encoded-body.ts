import { promisify } from 'node:util'
import {
  brotliCompress,
  brotliCompressSync,
  brotliDecompressSync,
  constants,
  gzip,
  gzipSync,
} from 'node:zlib'

export type Encoding = 'br' | 'gzip'

/**
 * Brotli qualities. The first costs about as much as gzip at its default level, and gives smaller bodies. A page can change
 * at any minute: the best takes three times as long as the usual one, which only a page pays back that many ask for.
 */
const qualities = { first: 5, usual: 10, best: 11 }

/** At which request a body begins to be compressed at the best quality: one that stays, or any. */
const bestFrom = { immutable: 1, other: 8 }

/** Bodies that wait to be compressed again. When the queue is full, a later request tries again. */
const maxQueueLength = 32

const brotliOptions = (quality: number, size: number) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: size,
  },
})

const brotliAsync = promisify<Buffer, ReturnType<typeof brotliOptions>, Buffer>(brotliCompress)
const gzipAsync = promisify<Buffer, { level: number }, Buffer>(gzip)

let queueLength = 0

/** One body at a time, so that compressing at full quality does not slow down the current requests. */
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

/** Resolves when all bodies that wait have been compressed again. */
export const compressedAgain = (): Promise<void> => queue

/**
 * A body in the encodings that clients ask for. It is held in brotli alone, a tenth of its size, and compressed again at a
 * higher quality, in the background, when more requests come for it.
 */
export class EncodedBody {
  /** Bytes without an encoding. */
  readonly length: number
  readonly #isImmutable: boolean
  #brotli: Buffer
  #gzip: Buffer | null = null
  #requests = 0
  #quality = qualities.first
  #isGzipBest = false

  /**
   * Blocks for some milliseconds.
   * @param isImmutable whether these bytes stay what their address answers, as those of a file with a hashed name
   */
  constructor(body: Buffer, isImmutable = false) {
    this.length = body.length
    this.#isImmutable = isImmutable
    this.#brotli = brotliCompressSync(body, brotliOptions(qualities.first, body.length))
  }

  /** About how many bytes it takes in memory: brotli, and gzip if that is asked for too. */
  get size(): number {
    return Math.ceil(this.#brotli.length * 2.3)
  }

  /** The body without an encoding. */
  plain(): Buffer {
    return brotliDecompressSync(this.#brotli)
  }

  /** The body in an encoding. */
  in(encoding: Encoding): Buffer {
    this.#requests++
    return encoding === 'br' ? this.#inBrotli() : this.#inGzip()
  }

  #inBrotli(): Buffer {
    const best = this.#isImmutable ? bestFrom.immutable : bestFrom.other
    const quality = this.#requests >= best ? qualities.best : qualities.usual
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
