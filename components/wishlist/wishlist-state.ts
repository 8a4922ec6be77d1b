import { createStore } from '#components/ui/store.ts'

/** A product, and whether it is to be on the wishlist. */
export interface WishlistChange {
  id: number
  isOnWishlist: boolean
}

/**
 * What the hearts of a page know. It is learned and changed by code that comes after the page
 * (wishlist-watch.tsx, wish-writes.ts); until then every heart is empty.
 */
export const wishlistState = createStore<{
  /** Whether anything shows wishes: nobody is asked before. */
  isNeeded: boolean
  /** The products on the wishlist, as last heard. */
  ids: ReadonlySet<number>
  /** Changes that are under way, shown as if they were done. */
  pending: ReadonlyMap<number, boolean>
}>({ isNeeded: false, ids: new Set(), pending: new Map() })

/** Says that something shows wishes. */
export function requestWishlist(): void {
  if (!wishlistState.get().isNeeded) wishlistState.set({ isNeeded: true })
}
