/** Seconds; see cacheLife. */
interface CacheLife {
  /** How long the browser's router reuses its own copy. */
  stale: number
  /** After this time the next request gets the stale copy and triggers a refresh. */
  revalidate: number
  /** How long a copy is served without a successful refresh, while the backend is down. */
  expire: number
}

interface Cached {
  tag: string | ((id: number) => string)
  life: CacheLife
}

const minute = 60
const hour = 60 * minute
const month = 30 * 24 * hour

/** For prices and texts. */
const shortLived: CacheLife = { stale: minute, revalidate: minute, expire: month }

/** For data that changes every few months, or that only crawlers read. */
const longLived: CacheLife = { stale: hour, revalidate: hour, expire: month }

/** Lifetime of a failed call's fallback. Next excludes entries that expire within 5 minutes from prerendered pages. */
export const failedLife: CacheLife = { stale: minute, revalidate: 10, expire: month }

/** Every kind of cache entry: its tag, also for `POST /api/revalidate`, and its lifetime. */
export const cacheManifest = {
  home: { tag: 'home', life: shortLived },
  categories: { tag: 'categories', life: shortLived },
  /** All product lists, searches included. */
  lists: { tag: 'products', life: shortLived },
  /** The sizes, colours and labels of a list. Their counts come with each filtered list. */
  facets: { tag: 'facets', life: longLived },
  /** Which collections have products. */
  collections: { tag: 'collections', life: longLived },
  /** A product on its page, in lists and among related products. */
  product: { tag: (id) => `product:${id}`, life: shortLived },
  stores: { tag: 'stores', life: shortLived },
  promos: { tag: 'promos', life: shortLived },
  areas: { tag: 'areas', life: longLived },
  /** Whether the backend finds orders by number and e-mail address. */
  orderLookup: { tag: 'order-lookup', life: longLived },
  /** Whether the backend confirms e-mail addresses. */
  emailConfirmation: { tag: 'email-confirmation', life: longLived },
  /** Whether the backend signs customers in with passkeys. */
  passkeys: { tag: 'passkeys', life: longLived },
  /** The products of the sitemap. */
  productIndex: { tag: 'product-index', life: longLived },
} as const satisfies Record<string, Cached>

const productTag = /^product:[1-9]\d{0,9}$/

/** Every tag except the per-product ones. */
export const plainTags: readonly string[] = Object.values(cacheManifest)
  .map(({ tag }) => tag)
  .filter((tag) => typeof tag === 'string')

/** Every tag that can be revalidated, for error messages. */
export const knownTags = [...plainTags, 'product:<id>']

/** Whether a tag exists. */
export function isKnownTag(tag: string): boolean {
  return plainTags.includes(tag) || productTag.test(tag)
}
