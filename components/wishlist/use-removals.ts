import { useLayoutEffect, useState } from 'react'
import type { WishlistEntry } from '#lib/contract/account.ts'

interface Removal {
  entry: WishlistEntry
  /** Its index in the list. */
  index: number
}

/** The wishlist with removed entries kept in place until the page is left, so that a removal can be undone. */
export function useRemovals(entries: readonly WishlistEntry[]) {
  const [removals, setRemovals] = useState<readonly Removal[]>([])
  // Next keeps the page hidden after navigation, with its state.
  useLayoutEffect(() => () => setRemovals([]), [])
  const isRemoved = ({ product_detail_id: id }: WishlistEntry) =>
    removals.some(({ entry }) => entry.product_detail_id === id)
  const listed = removals.reduce(
    (list, { entry, index }) => [...list.slice(0, index), entry, ...list.slice(index)],
    entries.filter((entry) => !isRemoved(entry)),
  )
  const keepInPlace = (entry: WishlistEntry) => {
    if (isRemoved(entry)) return
    const removal = { entry, index: listed.indexOf(entry) }
    setRemovals([...removals, removal].sort((one, other) => one.index - other.index))
  }
  return { listed, keepInPlace }
}
