import { AsyncLocalStorage } from 'node:async_hooks'
import { interopDefault } from 'next/dist/lib/interop-default.js'
import fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js'
import type {
  CacheHandler,
  CacheHandlerContext,
} from 'next/dist/server/lib/incremental-cache/index.js'
import { SharedCacheControls } from 'next/dist/server/lib/incremental-cache/shared-cache-controls.external.js'
import { nodeFs } from 'next/dist/server/lib/node-fs-methods.js'
import { isBackendOfBuild } from '#next/build.ts'
import { expireTags, isOver, now } from '#next/cache-tags.ts'
import { isSuccessful, type PageEntry, pageStore, tagsOf } from '#next/page-store.ts'

/** The entry of Next's page cache for a request. */
export interface FoundEntry {
  /** When it was rendered, in milliseconds since 1970. */
  renderedAt: number
  tags: readonly string[]
}

interface CacheUse {
  /** When its request began, in milliseconds since 1970. The page lacks changes from then on. */
  since: number
  /** Whether Next uses the cached page, however old, or always renders. */
  mode: 'read' | 'renew'
  /** The entry found, or stored in its place. */
  entry: FoundEntry | null
  /** Whether Next stored a new entry. */
  isStored: boolean
}

const storage = new AsyncLocalStorage<CacheUse>()

/** Returns how the current request uses Next's page cache; undefined when Next decides itself. */
const cacheUse = (): CacheUse | undefined => storage.getStore()

/** Whether the current request renders a page again. */
export const isRenewal = (): boolean => cacheUse()?.mode === 'renew'

/** Runs a request of Next, and returns its result with the entry of its page cache. */
export async function withCacheUse<Result>(
  mode: CacheUse['mode'],
  run: () => Promise<Result>,
): Promise<{ result: Result; entry: FoundEntry | null; isStored: boolean }> {
  const use: CacheUse = { since: now(), mode, entry: null, isStored: false }
  const result = await storage.run(use, run)
  return { result, entry: use.entry, isStored: use.isStored }
}

/** Node exposes the exports of a CommonJS module as its default. */
const FileSystemCache = interopDefault(fileSystemCache)

/** Next keeps the lifetime of each key for good, even of made-up keys. Entries carry their own lifetime. */
const lifetimes = new SharedCacheControls({ routes: {}, dynamicRoutes: {} })
const maxLifetimes = 10_000
let lifetimeCount = 0

function forgetLifetimes(): void {
  lifetimeCount = (lifetimeCount + 1) % maxLifetimes
  if (lifetimeCount === 0) lifetimes.clear()
}

/** Returns an entry for Next's own use: null for one that has expired. */
const fresh = (entry: PageEntry | null) =>
  entry && !isOver(tagsOf(entry), entry.lastModified) ? entry : null

const foundEntry = (entry: PageEntry): FoundEntry => ({
  renderedAt: entry.lastModified ?? now(),
  tags: tagsOf(entry),
})

/** Next's cache handler for pages (docs/decisions/046). Next creates one for each request. */
export default class PageCacheHandler implements CacheHandler {
  /** Reads the pages of the build, without memory and without writing. */
  readonly #build: InstanceType<typeof FileSystemCache>

  /** When the last page read was built, in milliseconds since 1970. */
  #builtAt = 0

  /**
   * Next ignores a page of the build if one of its tags has expired since. This makes each page look as if it was built now, on the clock
   * of the tags and rounded up to a whole millisecond.
   */
  readonly #statAsNew = async (path: string) => {
    const { mtime } = await nodeFs.stat(path)
    this.#builtAt = mtime.getTime()
    return { mtime: new Date(Math.ceil(now())) }
  }

  constructor(context: CacheHandlerContext) {
    this.#build = new FileSystemCache({
      ...context,
      fs: { ...nodeFs, stat: this.#statAsNew },
      serverDistDir: context.serverDistDir ?? '.next/server',
      flushToDisk: false,
      maxMemoryCacheSize: 0,
    })
  }

  async get(...[key, context]: Parameters<CacheHandler['get']>): Promise<PageEntry | null> {
    if (context.kind === 'FETCH' || context.kind === 'IMAGE') return null
    const use = cacheUse()
    const isShell = key.includes('[')
    if (use?.mode === 'renew' && !isShell) return null
    const entry = (await pageStore.get(key)) ?? (await this.#getFromBuild(key, context))
    if (!entry || isShell || !use) return fresh(entry)
    if (!isSuccessful(entry)) return fresh(entry)
    use.entry = foundEntry(entry)
    // Keep Next from rendering an old page again itself: packages/front/src/gate decides when.
    return { ...entry, lastModified: now() }
  }

  async set(...[key, value, context]: Parameters<CacheHandler['set']>): Promise<void> {
    if (context.fetchCache || value?.kind === 'FETCH' || value?.kind === 'IMAGE') return
    forgetLifetimes()
    const { cacheControl } = context
    const lifetime = cacheControl ? { cacheControl } : {}
    const use = cacheUse()
    const entry = { value, lastModified: use?.since ?? now(), ...lifetime }
    pageStore.set(key, entry)
    if (!use || !isSuccessful(entry)) return
    use.entry = foundEntry(entry)
    use.isStored = true
  }

  async revalidateTag(...[tags, durations]: Parameters<CacheHandler['revalidateTag']>) {
    expireTags([tags].flat(), durations)
  }

  resetRequestCache(): void {}

  /** Reads an entry of the build. From another backend's build, uses only shells of routes such as `/product/[id]`, without data. */
  async #getFromBuild(...[key, context]: Parameters<CacheHandler['get']>) {
    if (!isBackendOfBuild && !key.includes('[')) return null
    const entry = await this.#build.get(key, context)
    return entry && pageStore.remember(key, { ...entry, lastModified: this.#builtAt })
  }
}
