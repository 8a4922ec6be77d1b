'use client'

import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useStore } from '#components/ui/store.ts'
import { wishlistState } from '#components/wishlist-button/wishlist-state.ts'
import { sessionQuery, wishlistQuery } from '#lib/api/queries/account.ts'

/** Fetches a customer's wishlist once a page shows hearts. Guests have no wishlist. */
export function WishlistLoader() {
  const { isNeeded } = useStore(wishlistState)
  const { data: session } = useQuery({ ...sessionQuery(), enabled: isNeeded })
  const isCustomer = session?.is_customer ?? false
  const { data: entries } = useQuery({ ...wishlistQuery(), enabled: isCustomer })
  useEffect(() => {
    if (entries)
      wishlistState.set({ ids: new Set(entries.map((entry) => entry.product_detail_id)) })
  }, [entries])
  return null
}
