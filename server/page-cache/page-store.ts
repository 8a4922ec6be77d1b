import { LRUCache } from 'lru-cache'
import type { CacheLayer } from '#server/cache-layer.ts'
import {
  decodeEntry,
  encodeEntry,
  entrySize,
  isSuccessful,
  type PageEntry,
} from '#server/page-cache/page-entry.ts'

/** Bytes. */
const maxMemory = { pages: 24 * 2 ** 20, failures: 2 * 2 ** 20 }

/** Seconds: longer than any page is shown without being rendered again. */
const maxAge = 31 * 24 * 3600

/** Entries that wait to be written are held in memory. When the queue is full, a page is not written. */
const maxQueueLength = 32

const memory = (maxSize: number) =>
  new LRUCache<string, PageEntry>({ maxSize, sizeCalculation: entrySize })

/**
 * Pages in memory, and behind it in layers with more space. All have a limit in bytes. Responses that are not
 * successful are kept in memory only, apart from the pages, so that made-up addresses evict no page.
 */
export class PageStore {
  readonly #pages = memory(maxMemory.pages)
  readonly #failures = memory(maxMemory.failures)
  #layers: readonly CacheLayer[] = []
  #queue: Promise<unknown> = Promise.resolve()
  #queueLength = 0

  /** Sets the layers behind memory, the first to be read first. */
  setLayers(layers: readonly CacheLayer[]): void {
    this.#layers = layers
  }

  /** The entry of a key, or null. A layer that fails counts as empty. */
  async get(key: string): Promise<PageEntry | null> {
    const known = this.#pages.get(key) ?? this.#failures.get(key)
    if (known) return known
    for (const layer of this.#layers) {
      const entry = await readLayer(layer, key)
      if (entry) return this.remember(key, entry)
    }
    return null
  }

  /** Keeps an entry that was read elsewhere in memory, and gives the one to use: a newer one may have come meanwhile. */
  remember(key: string, entry: PageEntry): PageEntry {
    const newer = this.#pages.get(key) ?? this.#failures.get(key)
    if (newer) return newer
    this.#pages.set(key, entry)
    return entry
  }

  /** Keeps an entry. Writes a successful one to the layers, in the background. */
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

  /** Resolves when all that was set before is written. */
  async written(): Promise<void> {
    await this.#queue
  }

  /** One entry at a time, so that writing does not slow down the current requests. */
  #enqueue(write: () => Promise<unknown>): void {
    this.#queueLength++
    this.#queue = this.#queue
      .then(write)
      .catch((error) => console.warn('A page was not written to the page cache', error))
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
    console.warn('A page was not read from the page cache', error)
    return null
  }
}

/** The pages of this process: of Next's cache handler, and of the server that gives it its layers. */
export const pageStore = new PageStore()
