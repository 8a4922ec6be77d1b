import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import {
  brotliCompress,
  brotliCompressSync,
  brotliDecompressSync,
  constants,
  gzip,
  gzipSync,
} from 'node:zlib'
import { LRUCache } from 'lru-cache'

/** A response body as Next passes it: a page as a string, a file as bytes. */
export type Body = string | Buffer

export type Encoding = 'br' | 'gzip'

/** What the cache compresses, and the key that it uses. */
export interface Source {
  /** Called only when the body must be compressed. */
  body: () => Body
  /** The same for the same bytes. */
  hash: string
  /** Brotli quality of the compressed body that stays in the cache: 1 to 11. */
  quality: number
}

interface Entry {
  bytes: Buffer
  /** Whether the body is compressed at full quality, or waits for it. */
  isFinal: boolean
}

/** Costs about as much as gzip at its default level, and gives smaller bodies. */
const fastQuality = 5

/** Bodies that wait to be compressed again are held in memory. When the queue is full, a later request tries again. */
const maxQueueLength = 32

/** Only the last pages: each key is a string of some 300 KB, which Next's own cache may have dropped. */
const pageHashes = new LRUCache<string, string>({ max: 64 })

/** The SHA-1 of a body. Next returns a cached page as the same string, whose hash is looked up and not computed again. */
export function contentHash(body: Body): string {
  if (typeof body !== 'string') return hash('sha1', body)
  const known = pageHashes.get(body)
  if (known !== undefined) return known
  const computed = hash('sha1', body)
  pageHashes.set(body, computed)
  return computed
}

const brotliOptions = (body: Body, quality: number) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  },
})

/** Blocks for some milliseconds, while the client waits. */
function compressFast(body: Body, encoding: Encoding): Buffer {
  if (encoding === 'gzip') return gzipSync(body)
  return brotliCompressSync(body, brotliOptions(body, fastQuality))
}

const brotliAsync = promisify<Body, ReturnType<typeof brotliOptions>, Buffer>(brotliCompress)
const gzipAsync = promisify<Body, { level: number }, Buffer>(gzip)

function compressWell(body: Body, encoding: Encoding, quality: number): Promise<Buffer> {
  return encoding === 'gzip'
    ? gzipAsync(body, { level: constants.Z_BEST_COMPRESSION })
    : brotliAsync(body, brotliOptions(body, quality))
}

/** A cache of compressed bodies with a size limit. When it is full, it drops the least recently used ones. */
export class CompressedCache {
  readonly #entries: LRUCache<string, Entry>
  #queueLength = 0
  /** One body at a time, so that compressing at full quality does not slow down the current requests. */
  #queue: Promise<void> = Promise.resolve()

  /** @param maxSize bytes of all compressed bodies together */
  constructor(maxSize: number) {
    this.#entries = new LRUCache({ maxSize, sizeCalculation: ({ bytes }) => bytes.length })
  }

  /** The compressed body. The second request for a body also compresses it again, at full quality and in the background. */
  get(source: Source, encoding: Encoding): Buffer {
    const key = `${encoding} ${source.hash}`
    const entry = this.#entries.get(key)
    if (entry === undefined) {
      const bytes = compressFast(source.body(), encoding)
      this.#entries.set(key, { bytes, isFinal: false })
      return bytes
    }
    if (!entry.isFinal && this.#queueLength < maxQueueLength) {
      entry.isFinal = true
      this.#improve(key, source, encoding)
    }
    return entry.bytes
  }

  /** What gives the body with a hash, if that is cached in brotli; else null. */
  find(hash: string): (() => Buffer) | null {
    const entry = this.#entries.get(`br ${hash}`)
    return entry ? () => brotliDecompressSync(entry.bytes) : null
  }

  #improve(key: string, { body, quality }: Source, encoding: Encoding): void {
    this.#queueLength++
    this.#queue = this.#queue
      .then(() => compressWell(body(), encoding, quality))
      .then((bytes) => void this.#entries.set(key, { bytes, isFinal: true }))
      .catch((error) => console.error('A body could not be compressed at full quality', error))
      .finally(() => this.#queueLength--)
  }
}
