import { createStore } from '#components/ui/store.ts'

/** A product, and whether it is to be on the wishlist. */
export interface Wish {
  id: number
  isWished: boolean
}

/**
 * What the hearts of a page know. It is learned and changed by code that comes after the page
 * (wishlist-watch.tsx, wish-writes.ts); until then every heart is empty.
 */
export const wishes = createStore<{
  /** Whether anything shows wishes: nobody is asked before. */
  areShown: boolean
  /** The products on the wishlist, as last heard. */
  ids: ReadonlySet<number>
  /** Changes that are under way, shown as if they were done. */
  changing: ReadonlyMap<number, boolean>
}>({ areShown: false, ids: new Set(), changing: new Map() })

/** Says that something shows wishes. */
export function showWishes(): void {
  if (!wishes.get().areShown) wishes.set({ areShown: true })
}
