import { createStore } from '#components/ui/store.ts'

/** A product, and whether it should be on the wishlist. */
export interface WishlistChange {
  id: number
  isOnWishlist: boolean
}

/**
 * The wishlist state of a page's hearts. Lazily loaded code reads and changes it (wishlist-loader.tsx,
 * wishlist-mutations.ts); until then every heart is empty.
 */
export const wishlistState = createStore<{
  /** Whether a component shows the wishlist: it is not fetched before. */
  isNeeded: boolean
  /** The ids of the products on the wishlist, as last read. */
  ids: ReadonlySet<number>
  /** Optimistic changes whose requests are running, by product id. */
  pending: ReadonlyMap<number, boolean>
}>({ isNeeded: false, ids: new Set(), pending: new Map() })

/** Requests that the wishlist is fetched. */
export function requestWishlist(): void {
  if (!wishlistState.get().isNeeded) wishlistState.set({ isNeeded: true })
}
