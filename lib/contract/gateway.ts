import type { Cart } from '#lib/contract/cart.ts'
import type { CallData, EndpointKey } from '#lib/contract/endpoints.ts'

/**
 * Cart mutations: the gateway adds the fresh cart to the response, unless reading it failed after the
 * successful write.
 */
export const cartMutations = [
  'POST cart',
  'POST cart-item-increment-qty',
  'POST cart-item-decrement-qty',
  'DELETE cart-item-remove',
] as const

type CartMutation = (typeof cartMutations)[number]

/** The gateway's response data for a call. */
export type GatewayData<Key extends EndpointKey> = Key extends CartMutation
  ? CallData<Key> & { cart?: Cart }
  : CallData<Key>
