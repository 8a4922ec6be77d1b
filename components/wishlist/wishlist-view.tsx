'use client'

import type { WishlistEntry } from '@etalase/contract/account.ts'
import { useQuery } from '@tanstack/react-query'
import { useLayoutEffect, useState } from 'react'
import { buttonStyle } from '#components/ui/button.tsx'
import { EmptyState } from '#components/ui/empty-state.tsx'
import { IntentLink } from '#components/ui/intent-link.tsx'
import { WishlistItem } from '#components/wishlist/wishlist-item.tsx'
import { wishlistQuery } from '#lib/api/queries/account.ts'
import { listMessages } from '#messages/list.ts'
import { wishlistMessages } from '#messages/wishlist.ts'

interface Removal {
  entry: WishlistEntry
  /** Its index in the list. */
  index: number
}

/** Returns the wishlist with removed entries kept in place until the shopper leaves the page, so that a removal can be undone. */
function useRemovals(entries: readonly WishlistEntry[]) {
  const [removals, setRemovals] = useState<readonly Removal[]>([])
  // Next keeps the page mounted but hidden after navigation, with its state.
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

function EmptyWishlist() {
  return (
    <EmptyState title={wishlistMessages.empty} text={wishlistMessages.emptyText}>
      <IntentLink href="/products" className={buttonStyle('secondary')}>
        {wishlistMessages.emptyLink}
      </IntentLink>
    </EmptyState>
  )
}

/** The wishlist: from the HTML at first, refetched when the customer returns to the page. */
export function WishlistView({ initialEntries }: { initialEntries: WishlistEntry[] }) {
  const { data: entries } = useQuery({ ...wishlistQuery(), initialData: initialEntries })
  const { listed, keepInPlace } = useRemovals(entries)
  const ids = new Set(entries.map((entry) => entry.product_detail_id))
  if (listed.length === 0) return <EmptyWishlist />
  return (
    <>
      <p role="status" className="-mt-4 mb-6 text-muted">
        {wishlistMessages.count(ids.size)}
      </p>
      <h2 className="sr-only">{listMessages.products}</h2>
      <ul className="grid grid-cols-2 gap-x-2 gap-y-8 md:grid-cols-3 md:gap-x-4 xl:gap-x-6 xl:gap-y-12">
        {listed.map((entry) => (
          <WishlistItem
            key={entry.product_detail_id}
            entry={entry}
            isListed={ids.has(entry.product_detail_id)}
            onChange={() => keepInPlace(entry)}
          />
        ))}
      </ul>
    </>
  )
}
