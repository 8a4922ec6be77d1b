'use client'

import { useQueryClient } from '@tanstack/react-query'
import type { Dispatch } from 'react'
import { focusStep } from '#components/checkout/step-heading.tsx'
import { addToast } from '#components/ui/toasts.ts'
import { useSingleMutation } from '#components/ui/use-single-mutation.ts'
import { errorMessage } from '#lib/api/failure.ts'
import { shopStockQuery } from '#lib/api/queries/checkout.ts'
import { chosenShop } from '#lib/checkout/chosen.ts'
import type { CheckoutEvent } from '#lib/checkout/machine.ts'
import type { Cart } from '#lib/contract/cart.ts'
import type { Showroom } from '#lib/contract/store.ts'
import * as messages from '#lib/messages/messages.ts'

/** Chooses a shop: checks its stock of the cart, then goes to the next step (spec §4). */
export function useChooseShop(dispatch: Dispatch<CheckoutEvent>, cart: Cart) {
  const queries = useQueryClient()
  return useSingleMutation({
    mutationFn: ({ id }: Showroom) => queries.fetchQuery(shopStockQuery(id, cart)),
    onSuccess: (availability, showroom) => {
      if (!availability.some((line) => line.qty > 0))
        addToast('error', messages.checkout.nothingKept)
      dispatch({ type: 'choose-shop', shop: chosenShop(showroom), availability })
      focusStep()
    },
    onError: (error) => addToast('error', errorMessage(error)),
  })
}
