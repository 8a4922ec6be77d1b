'use client'

import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useStore } from '#components/ui/store.ts'
import { wishes } from '#components/wishlist/wishes.ts'
import { sessionQuery } from '#lib/api/queries/session-query.ts'
import { wishlistQuery } from '#lib/api/queries/wishlist-query.ts'

/** Learns what a customer has on the wishlist, once a page shows hearts; a guest has none to ask for. */
export function WishlistWatch() {
  const { areShown } = useStore(wishes)
  const { data: session } = useQuery({ ...sessionQuery(), enabled: areShown })
  const isCustomer = session?.is_customer ?? false
  const { data: entries } = useQuery({ ...wishlistQuery(), enabled: isCustomer })
  useEffect(() => {
    if (entries) wishes.set({ ids: new Set(entries.map((entry) => entry.product_detail_id)) })
  }, [entries])
  return null
}
