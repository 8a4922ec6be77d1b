'use client'

import { useMutation } from '@tanstack/react-query'
import type { Dispatch } from 'react'
import { toast } from 'sonner'
import { callGateway } from '#lib/api/browser.ts'
import type { CheckoutEvent } from '#lib/checkout/machine.ts'
import type { Showroom } from '#lib/contract/store.ts'
import { errorWords } from '#lib/messages/error-words.ts'
import * as words from '#lib/messages/words.ts'

const addressLines = ({ address1, address2, address3 }: Showroom) =>
  [address1, address2, address3].filter(Boolean)

/** Choosing a shop asks what it has of the cart, then goes on (spec §4). */
export function useChooseShop(dispatch: Dispatch<CheckoutEvent>) {
  return useMutation({
    mutationFn: (showroom: Showroom) =>
      callGateway('POST check-showroom-stock-availability', { body: { showroom_id: showroom.id } }),
    onSuccess: ({ cart_items_availability: availability }, showroom) => {
      if (!availability.some((line) => line.qty > 0)) toast.error(words.checkout.nothingKept)
      const shop = {
        id: showroom.id,
        name: showroom.showroom_name,
        addressLines: addressLines(showroom),
      }
      dispatch({ type: 'choose-shop', shop, availability })
    },
    onError: (error) => toast.error(errorWords(error)),
  })
}
