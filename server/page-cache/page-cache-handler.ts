import { interopDefault } from 'next/dist/lib/interop-default.js'
import fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js'
import type {
  CacheHandler,
  CacheHandlerContext,
} from 'next/dist/server/lib/incremental-cache/index.js'
import { SharedCacheControls } from 'next/dist/server/lib/incremental-cache/shared-cache-controls.external.js'
import { nodeFs } from 'next/dist/server/lib/node-fs-methods.js'
import { isBackendOfBuild } from '#server/build-backend.ts'
import { expireTags, isExpired, now } from '#server/cache-tags.ts'
import { type PageEntry, tagsOf } from '#server/page-cache/page-entry.ts'
import { pageStore } from '#server/page-cache/page-store.ts'

/** Node gives the exports of a CommonJS module as its default. */
const FileSystemCache = interopDefault(fileSystemCache)

/** Next remembers the lifetime of each key for good, also of made-up ones. Entries carry their own lifetime. */
const lifetimes = new SharedCacheControls({ routes: {}, dynamicRoutes: {} })
const maxLifetimes = 10_000
let lifetimeCount = 0

function forgetLifetimes(): void {
  lifetimeCount = (lifetimeCount + 1) % maxLifetimes
  if (lifetimeCount === 0) lifetimes.clear()
}

/** Next's cache handler for pages (docs/decisions/018). Next makes one for each request. */
export default class PageCacheHandler implements CacheHandler {
  /** Reads the pages of the build; without memory and without writing. */
  readonly #build: InstanceType<typeof FileSystemCache>

  constructor(context: CacheHandlerContext) {
    this.#build = new FileSystemCache({
      ...context,
      fs: nodeFs,
      serverDistDir: context.serverDistDir ?? '.next/server',
      flushToDisk: false,
      maxMemoryCacheSize: 0,
    })
  }

  async get(...[key, context]: Parameters<CacheHandler['get']>): Promise<PageEntry | null> {
    if (context.kind === 'FETCH' || context.kind === 'IMAGE') return null
    const entry = (await pageStore.get(key)) ?? (await this.#getFromBuild(key, context))
    return entry && !isExpired(tagsOf(entry), entry.lastModified) ? entry : null
  }

  async set(...[key, value, context]: Parameters<CacheHandler['set']>): Promise<void> {
    if (context.fetchCache || value?.kind === 'FETCH' || value?.kind === 'IMAGE') return
    forgetLifetimes()
    const { cacheControl } = context
    const lifetime = cacheControl ? { cacheControl } : {}
    pageStore.set(key, { value, lastModified: now(), ...lifetime })
  }

  async revalidateTag(...[tags, durations]: Parameters<CacheHandler['revalidateTag']>) {
    expireTags([tags].flat(), durations)
  }

  resetRequestCache(): void {}

  /** Of another backend's build, only the shells of routes are used, such as `/product/[id]`: pages show its data. */
  async #getFromBuild(...[key, context]: Parameters<CacheHandler['get']>) {
    if (!isBackendOfBuild && !key.includes('[')) return null
    const entry = await this.#build.get(key, context)
    return entry && pageStore.remember(key, entry)
  }
}
