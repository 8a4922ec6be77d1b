import { type Cart, cartEndpoints } from '#lib/contract/cart.ts'
import type { Endpoint } from '#lib/contract/endpoint.ts'
import type { CallData, EndpointKey } from '#lib/contract/endpoints.ts'

type CartEndpoints = typeof cartEndpoints

type CartMutation = {
  [Key in keyof CartEndpoints]: CartEndpoints[Key] extends { changesCart: true } ? Key : never
}[keyof CartEndpoints]

/**
 * Cart mutations: the gateway adds the fresh cart to the response, unless reading it failed after the
 * successful write.
 */
export const cartMutations: readonly string[] = Object.entries<Endpoint>(cartEndpoints).flatMap(
  ([call, { changesCart }]) => (changesCart ? [call] : []),
)

/** The gateway's response data for a call. */
export type GatewayData<Key extends EndpointKey> = Key extends CartMutation
  ? CallData<Key> & { cart?: Cart }
  : CallData<Key>
