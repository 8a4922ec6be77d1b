import { deserialize, serialize } from 'node:v8'
import { LRUCache } from 'lru-cache'
import type { CacheEntry, CacheHandler } from 'next/cache'
import { limitedWarning } from '#log/log-lines.ts'
import { expireTags, isOver, isStale, lastExpiry, now } from '#next/cache-tags.ts'
import { isRenewal } from '#next/page-cache-handler.ts'
import type { CacheLayer } from '#storage/disk-layer.ts'

/** An entry whose stream was read into memory, since a stream can be read only once. */
type StoredEntry = Omit<CacheEntry, 'value'> & { bytes: Uint8Array<ArrayBuffer> }

const maxMemory = 16 * 2 ** 20

/** Bytes of an entry's objects besides key and value. They dominate a flood of small entries. */
const overhead = 1_000

const entries = new LRUCache<string, StoredEntry>({
  maxSize: maxMemory,
  sizeCalculation: ({ bytes, tags }, key) =>
    overhead + key.length + bytes.length + tags.join().length,
})

const warnNotRead = limitedWarning('A shared entry of the data cache was not read')

let shared: CacheLayer | null = null

/** Sets the layer behind memory that instances share. */
export function shareData(layer: CacheLayer | null): void {
  shared = layer
}

async function readShared(key: string): Promise<StoredEntry | undefined> {
  try {
    const bytes = await shared?.get(key)
    if (!bytes) return undefined
    const entry: StoredEntry = deserialize(bytes)
    entries.set(key, entry)
    return entry
  } catch (error) {
    warnNotRead(error)
    return undefined
  }
}

/** Entries being made; readers wait for them. */
const pending = new Map<string, Promise<void>>()

/**
 * The part of an entry's lifetime after which a renewed page reads the data again. A page is renewed before its data is outdated
 * (packages/front/src/gate/cached-page.ts), and with the same data it would show a change a whole lifetime later.
 */
const renewedAfter = 2 / 3

function isOutdated({ timestamp, revalidate, tags }: StoredEntry): boolean {
  const seconds = isRenewal() ? revalidate * renewedAfter : revalidate
  return now() > timestamp + seconds * 1000 || isOver(tags, timestamp)
}

const streamOf = (bytes: Uint8Array<ArrayBuffer>) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(bytes)
      controller.close()
    },
  })

const warnNotShared = limitedWarning('An entry of the data cache was not shared')

async function store(key: string, pendingEntry: Promise<CacheEntry>): Promise<void> {
  const { value, ...rest } = await pendingEntry
  const entry = { ...rest, bytes: await new Response(value).bytes() }
  entries.set(key, entry)
  // Not awaited: readers of this process find the entry in memory.
  shared?.set(key, serialize(entry), entry.revalidate).catch(warnNotShared)
}

/**
 * Next's cache handler for `'use cache'` (docs/decisions/046). Like Next's own, it drops an entry after its `revalidate` seconds. Unlike
 * Next's, it counts the real size of small entries.
 */
const dataCacheHandler: CacheHandler = {
  async get(key) {
    await pending.get(key)
    const known = entries.get(key)
    const entry = known && !isOutdated(known) ? known : await readShared(key)
    if (!entry || isOutdated(entry)) return undefined
    const { bytes, ...rest } = entry
    const revalidate = isStale(entry.tags, entry.timestamp) ? -1 : entry.revalidate
    return { ...rest, revalidate, value: streamOf(bytes) }
  },

  async set(key, pendingEntry) {
    const stored = store(key, pendingEntry)
      // A failed entry is not cached; Next reports the failure itself.
      .catch(() => {})
      .finally(() => pending.delete(key))
    pending.set(key, stored)
    await stored
  },

  async refreshTags() {},

  async getExpiration(tags) {
    return lastExpiry(tags)
  },

  async updateTags(tags, durations) {
    expireTags(tags, durations)
  },
}

export default dataCacheHandler
