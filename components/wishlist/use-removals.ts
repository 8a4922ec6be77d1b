import { useLayoutEffect, useState } from 'react'
import type { WishlistEntry } from '#lib/contract/account.ts'

interface Removal {
  entry: WishlistEntry
  /** Where it stood. */
  index: number
}

/** A wishlist in which what was taken off stays in its place until the page is left, so that it can be put back. */
export function useRemovals(entries: readonly WishlistEntry[]) {
  const [removals, setRemovals] = useState<readonly Removal[]>([])
  // A page that is left is hidden, not forgotten.
  useLayoutEffect(() => () => setRemovals([]), [])
  const isRemoved = ({ product_detail_id: id }: WishlistEntry) =>
    removals.some(({ entry }) => entry.product_detail_id === id)
  const listed = removals.reduce(
    (list, { entry, index }) => list.toSpliced(index, 0, entry),
    entries.filter((entry) => !isRemoved(entry)),
  )
  const keepInPlace = (entry: WishlistEntry) => {
    if (isRemoved(entry)) return
    const removal = { entry, index: listed.indexOf(entry) }
    setRemovals([...removals, removal].toSorted((one, other) => one.index - other.index))
  }
  return { listed, keepInPlace }
}
