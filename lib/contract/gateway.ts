import type { Cart } from '#lib/contract/cart.ts'
import type { CallData, EndpointKey } from '#lib/contract/endpoints.ts'

/**
 * Cart mutations: through the gateway they answer with the fresh cart beside their message; without it
 * when the cart could not be read after the write, which stands all the same.
 */
export const cartMutations = [
  'POST cart',
  'POST cart-item-increment-qty',
  'POST cart-item-decrement-qty',
  'DELETE cart-item-remove',
] as const

export type CartMutation = (typeof cartMutations)[number]

/** What the browser gets from the gateway for a call. */
export type GatewayData<Key extends EndpointKey> = Key extends CartMutation
  ? CallData<Key> & { cart?: Cart }
  : CallData<Key>
