import { join } from 'node:path'
import { promisify } from 'node:util'
import { deserialize, serialize } from 'node:v8'
import { brotliCompress, brotliDecompress, constants } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import type { CacheHandlerValue } from 'next/dist/server/lib/incremental-cache/index.js'
import { limitedWarning } from '#log/log-lines.ts'
import { backendKey } from '#next/build.ts'
import { type CacheLayer, DiskLayer } from '#storage/disk-layer.ts'

/** An entry of Next's page cache: a page or a route's response, with its render time. */
export type PageEntry = CacheHandlerValue

/** Bytes of an entry's objects besides its contents. */
const overhead = 2_000

/** Returns the bytes of a string. V8 stores strings with characters beyond Latin-1 in two bytes a character. */
const stringSize = (text: string) => (/[^\0-\xff]/.test(text) ? 2 * text.length : text.length)

const bufferSize = (buffers: Iterable<Buffer>) =>
  [...buffers].reduce((sum, { length }) => sum + length, 0)

/** Estimates the bytes of an entry in memory. */
function entrySize({ value }: PageEntry): number {
  if (value?.kind === 'APP_ROUTE') return overhead + value.body.length
  if (value?.kind !== 'APP_PAGE') return overhead
  const { html, rscData, segmentData } = value
  return (
    overhead + stringSize(html) + (rscData?.length ?? 0) + bufferSize(segmentData?.values() ?? [])
  )
}

/** Whether an entry is a successful response. Others are kept in memory only, and not for long. */
export function isSuccessful({ value }: PageEntry): boolean {
  if (value?.kind !== 'APP_PAGE' && value?.kind !== 'APP_ROUTE') return false
  return value.status === undefined || value.status === 200
}

/** Returns the cache tags that Next stores in an entry's headers. */
export function tagsOf({ value }: PageEntry): string[] {
  if (value?.kind !== 'APP_PAGE' && value?.kind !== 'APP_ROUTE') return []
  const tags = value.headers?.['x-next-cache-tags']
  return typeof tags === 'string' ? tags.split(',') : []
}

const compress = promisify<Buffer, { params: Record<number, number> }, Buffer>(brotliCompress)
const decompress = promisify<Buffer, Buffer>(brotliDecompress)

/** Pages compress to a tenth even at low quality. The small window saves memory. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 2, [constants.BROTLI_PARAM_LGWIN]: 18 }

/** Compresses an entry for disk or Redis, at a fast quality. */
export const encodeEntry = (entry: PageEntry): Promise<Buffer> =>
  compress(serialize(entry), { params })

/** Decodes an entry. Throws when its bytes are damaged. */
const decodeEntry = async (bytes: Buffer): Promise<PageEntry> =>
  deserialize(await decompress(bytes))

/** Bytes. */
const maxMemory = { pages: 24 * 2 ** 20, failures: 2 * 2 ** 20 }

/** Seconds, longer than any page is sent without a new render. */
const maxAge = 31 * 24 * 3600

const warnNotWritten = limitedWarning('A page was not written to the page cache')
const warnNotRead = limitedWarning('A page was not read from the page cache')

/** The queue of writes holds its entries in memory. When it is full, a page is not written. */
const maxQueueLength = 32

const memory = (maxSize: number) =>
  new LRUCache<string, PageEntry>({ maxSize, sizeCalculation: entrySize })

/**
 * Pages in memory, with larger layers behind. All have a limit in bytes. Unsuccessful responses are kept in memory only, apart from the
 * pages, so that made-up addresses evict no page.
 */
export class PageStore {
  readonly #pages = memory(maxMemory.pages)
  readonly #failures = memory(maxMemory.failures)
  #layers: readonly CacheLayer[] = []
  #queue: Promise<unknown> = Promise.resolve()
  #queueLength = 0

  /** Sets the layers behind memory, in the order in which they are read. */
  setLayers(layers: readonly CacheLayer[]): void {
    this.#layers = layers
  }

  /** Returns the entry of a key, or null. A failing layer counts as empty. */
  async get(key: string): Promise<PageEntry | null> {
    const known = this.#pages.get(key) ?? this.#failures.get(key)
    if (known) return known
    for (const layer of this.#layers) {
      const entry = await readLayer(layer, key)
      if (entry) return this.remember(key, entry)
    }
    return null
  }

  /** Keeps an entry read elsewhere in memory. Returns the entry to use, which may be a newer one set meanwhile. */
  remember(key: string, entry: PageEntry): PageEntry {
    const newer = this.#pages.get(key) ?? this.#failures.get(key)
    if (newer) return newer
    this.#pages.set(key, entry)
    return entry
  }

  /** Keeps an entry. Writes a successful one to the layers in the background. */
  set(key: string, entry: PageEntry): void {
    const isPage = isSuccessful(entry)
    this.#pages.delete(key)
    this.#failures.delete(key)
    const target = isPage ? this.#pages : this.#failures
    target.set(key, entry)
    if (this.#layers.length > 0 && this.#queueLength < maxQueueLength) {
      this.#enqueue(() => (isPage ? this.#write(key, entry) : this.#erase(key)))
    }
  }

  /** Resolves when everything set so far is written. */
  async written(): Promise<void> {
    await this.#queue
  }

  /** Writes one entry at a time, so that writes do not slow down current requests. */
  #enqueue(write: () => Promise<unknown>): void {
    this.#queueLength++
    this.#queue = this.#queue
      .then(write)
      .catch((error) => warnNotWritten(error))
      .finally(() => this.#queueLength--)
  }

  async #write(key: string, entry: PageEntry): Promise<void> {
    const bytes = await encodeEntry(entry)
    await Promise.all(this.#layers.map((layer) => layer.set(key, bytes, maxAge)))
  }

  async #erase(key: string): Promise<void> {
    await Promise.all(this.#layers.map((layer) => layer.delete(key)))
  }
}

async function readLayer(layer: CacheLayer, key: string): Promise<PageEntry | null> {
  try {
    const bytes = await layer.get(key)
    return bytes && (await decodeEntry(bytes))
  } catch (error) {
    warnNotRead(error)
    return null
  }
}

/** The pages of this process, shared by Next's cache handler and the server, which sets the layers. */
export const pageStore = new PageStore()

/** Below the build, so that a new build starts empty; each backend has its own folder. */
const folder = join('.next', 'page-cache', backendKey)

async function openDisk(maxBytes: number): Promise<DiskLayer | null> {
  if (maxBytes === 0) return null
  try {
    return await DiskLayer.open(folder, maxBytes)
  } catch (error) {
    console.warn(`No pages are kept on disk: ${folder} cannot be used.`, error)
    return null
  }
}

/** Opens the page cache on disk, with a limit in bytes, behind the shared layer if there is one. */
export async function openPageCache(maxBytes: number, shared: CacheLayer | null): Promise<void> {
  const layers = [shared, await openDisk(maxBytes)]
  pageStore.setLayers(layers.filter((layer) => layer !== null))
}
