import type { Cart, cartEndpoints } from '#cart.ts'
import type { CallData, EndpointKey } from '#endpoints.ts'

type CartEndpoints = typeof cartEndpoints

type CartMutation = {
  [Key in keyof CartEndpoints]: CartEndpoints[Key] extends { changesCart: true } ? Key : never
}[keyof CartEndpoints]

/** The gateway's response data. A change of the cart includes the fresh cart, unless reading it failed after the write. */
export type GatewayData<Key extends EndpointKey> = Key extends CartMutation
  ? CallData<Key> & { cart?: Cart }
  : CallData<Key>
