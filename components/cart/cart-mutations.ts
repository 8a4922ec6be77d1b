'use client'

import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from 'sonner'
import { callGateway } from '#lib/api/browser.ts'
import { cartQuery } from '#lib/api/queries/cart-query.ts'
import type { Cart, CartItem } from '#lib/contract/cart.ts'
import { errorWords } from '#lib/messages/error-words.ts'

export interface SizedProduct {
  product_detail_id: number
  size: string
}

/** Cart writes run one after the other: the API counts up and down, so answers must not overtake. */
const queue = { mutationKey: ['cart-write'], scope: { id: 'cart' } }

const sizedProductOf = (line: CartItem): SizedProduct => ({
  product_detail_id: line.product_detail_id,
  size: line.size_code,
})

/** A write's answer is the truth, unless more writes wait behind it: then the last answer will be. */
async function believe(queries: QueryClient, cart: Cart): Promise<void> {
  if (queries.isMutating({ mutationKey: queue.mutationKey }) > 1) return
  await queries.cancelQueries({ queryKey: cartQuery().queryKey })
  queries.setQueryData(cartQuery().queryKey, cart)
}

/** After a failure the cart is read again: an answer that got lost may have been a success. */
function useOutcome() {
  const queries = useQueryClient()
  return {
    onSuccess: ({ cart, message }: { cart: Cart; message: string }) => {
      toast.success(message, { id: 'cart' })
      return believe(queries, cart)
    },
    onError: (error: unknown) => {
      toast.error(errorWords(error), { id: 'cart' })
      return queries.invalidateQueries({ queryKey: cartQuery().queryKey })
    },
  }
}

/** Puts pieces of a sized product into the cart. */
export function useAddToCart() {
  return useMutation({
    ...queue,
    mutationFn: (body: SizedProduct & { qty: number }) => callGateway('POST cart', { body }),
    ...useOutcome(),
  })
}

interface QtyChange {
  line: CartItem
  by: 1 | -1
}

const withChange = (cart: Cart, { line, by }: QtyChange): Cart => ({
  cart_items: cart.cart_items.map((item) =>
    item.id === line.id ? { ...item, qty: Math.max(1, item.qty + by) } : item,
  ),
})

/** Adds one piece to a line, or takes one off; shown at once, then corrected by the answer. */
export function useChangeQty() {
  const queries = useQueryClient()
  return useMutation({
    ...queue,
    onMutate: async (change: QtyChange) => {
      await queries.cancelQueries({ queryKey: cartQuery().queryKey })
      queries.setQueryData(cartQuery().queryKey, (cart) => cart && withChange(cart, change))
    },
    mutationFn: ({ line, by }: QtyChange) => {
      const body = { ...sizedProductOf(line), qty: 1 }
      return by === 1
        ? callGateway('POST cart-item-increment-qty', { body })
        : callGateway('POST cart-item-decrement-qty', { body })
    },
    ...useOutcome(),
  })
}

/** Takes a line out of the cart. */
export function useRemoveLine() {
  return useMutation({
    ...queue,
    mutationFn: (line: CartItem) =>
      callGateway('DELETE cart-item-remove', { body: sizedProductOf(line) }),
    ...useOutcome(),
  })
}
