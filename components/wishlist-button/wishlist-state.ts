import { createStore } from '#components/ui/store.ts'

/** A product, and whether it should be on the wishlist. */
export interface WishlistChange {
  id: number
  isOnWishlist: boolean
}

/**
 * The wishlist state of a page's hearts. Lazily loaded code reads and changes it (wishlist-loader.tsx, wishlist-mutations.ts). Until then
 * every heart is empty.
 */
export const wishlistState = createStore<{
  /** Whether a component shows the wishlist, which is fetched only then. */
  isNeeded: boolean
  /** Ids of the products on the wishlist, as last read. */
  ids: ReadonlySet<number>
  /** Optimistic changes whose requests are in flight, by product id. */
  pending: ReadonlyMap<number, boolean>
}>({ isNeeded: false, ids: new Set(), pending: new Map() })

/** Requests that the wishlist be fetched. */
export function requestWishlist(): void {
  if (!wishlistState.get().isNeeded) wishlistState.set({ isNeeded: true })
}
