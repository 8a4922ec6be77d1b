/** Seconds; see cacheLife. */
interface CacheLife {
  /** How long a browser that navigates may go on with what it has. */
  stale: number
  /** After so long the next request is still answered at once, and has it made anew. */
  revalidate: number
  /** Kept so long without being made anew: a backend that is down takes no page with it. */
  expire: number
}

interface Cached {
  tag: string | ((id: number) => string)
  life: CacheLife
}

const minute = 60
const hour = 60 * minute
const month = 30 * 24 * hour

/** Prices and texts. */
const fresh: CacheLife = { stale: minute, revalidate: minute, expire: month }

/** What changes with months, or matters to machines alone. */
const calm: CacheLife = { stale: hour, revalidate: hour, expire: month }

/** Every cached thing: its tag, for readers and for `POST /api/revalidate`, and its lifetime. */
export const cacheManifest = {
  home: { tag: 'home', life: fresh },
  categories: { tag: 'categories', life: fresh },
  /** All product lists, searches included. */
  lists: { tag: 'products', life: fresh },
  /** A product wherever it shows: on its page, on its card in a list, beside others. */
  product: { tag: (id) => `product:${id}`, life: fresh },
  stores: { tag: 'stores', life: fresh },
  promos: { tag: 'promos', life: fresh },
  areas: { tag: 'areas', life: calm },
  /** The products of the sitemap. */
  productIndex: { tag: 'product-index', life: calm },
} as const satisfies Record<string, Cached>

const productTag = /^product:[1-9]\d{0,9}$/

const plainTags: readonly string[] = Object.values(cacheManifest)
  .map(({ tag }) => tag)
  .filter((tag) => typeof tag === 'string')

/** Every tag that may be revalidated, as people read it. */
export const knownTags = [...plainTags, 'product:<id>']

/** Whether something may be cached under a tag. */
export function isKnownTag(tag: string): boolean {
  return plainTags.includes(tag) || productTag.test(tag)
}
