/**
 * Every cached thing of the catalogue: its tag, in one place for readers and for invalidation.
 * All live as long: fresh for a minute, kept for a month so that a backend that is down
 * takes no page with it.
 */
export const cacheTags = {
  home: 'home',
  categories: 'categories',
  list: 'products',
  product: (id: number) => `product:${id}`,
  stores: 'stores',
  promos: 'promos',
  areas: 'areas',
} as const

/** Seconds; see cacheLife. */
export const catalogueLife = { stale: 60, revalidate: 60, expire: 60 * 60 * 24 * 30 }
