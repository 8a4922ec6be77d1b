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
  /** Whether these bytes stay what their address answers, as those of a file with a hashed name. */
  isImmutable?: boolean
}

interface Entry {
  bytes: Buffer
  requests: number
  /** The quality of the bytes, or of those that wait to be made. */
  quality: number
}

/**
 * Brotli qualities. The first costs about as much as gzip at its default level, and gives smaller bodies. A page can change
 * at any minute: the best takes three times as long as the usual one, which only a page pays back that many ask for.
 */
const qualities = { first: 5, usual: 10, best: 11 }

/** From this request on, a body has the best quality: one that stays, or any. A crowd within a second is one (server/hot-cache.ts). */
const bestFrom = { immutable: 2, other: 8 }

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
  return brotliCompressSync(body, brotliOptions(body, qualities.first))
}

function qualityAt(requests: number, best: number): number {
  if (requests >= best) return qualities.best
  return requests > 1 ? qualities.usual : qualities.first
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

  /** The compressed body. Later requests for it also compress it again, at a higher quality and in the background. */
  get(source: Source, encoding: Encoding): Buffer {
    const key = `${encoding} ${source.hash}`
    const entry = this.#entries.get(key)
    if (entry === undefined) {
      const bytes = compressFast(source.body(), encoding)
      this.#entries.set(key, { bytes, requests: 1, quality: qualities.first })
      return bytes
    }
    entry.requests++
    const hasOneStep = source.isImmutable || encoding === 'gzip'
    const quality = qualityAt(entry.requests, hasOneStep ? bestFrom.immutable : bestFrom.other)
    if (entry.quality < quality && this.#queueLength < maxQueueLength) {
      entry.quality = quality
      this.#improve(key, entry, source, encoding)
    }
    return entry.bytes
  }

  /** What gives the body with a hash, if that is cached in brotli; else null. */
  find(hash: string): (() => Buffer) | null {
    const entry = this.#entries.get(`br ${hash}`)
    return entry ? () => brotliDecompressSync(entry.bytes) : null
  }

  #improve(key: string, entry: Entry, { body }: Source, encoding: Encoding): void {
    const { quality } = entry
    this.#queueLength++
    this.#queue = this.#queue
      .then(() => compressWell(body(), encoding, quality))
      .then((bytes) => void this.#entries.set(key, { ...entry, bytes }))
      .catch((error) => console.error('A body could not be compressed at a higher quality', error))
      .finally(() => this.#queueLength--)
  }
}
