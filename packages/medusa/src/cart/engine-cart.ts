import { z } from 'zod'
import type { Adapter } from '#adapter.ts'
import type { SizeKey } from '#read-model/variants.ts'

/** A line that a device buys, of a size that is sold. */
export interface BoughtLine extends SizeKey {
  /** Number in the contract. */
  id: number
  /** The engine's id; null for a line in no cart. */
  lineId: string | null
  variantId: string
  qty: number
}

/** A line of a device's cart. */
export interface CartLine extends BoughtLine {
  lineId: string
}

export interface EngineCart {
  /** Null for a device that never had a cart. */
  cartId: string | null
  /** The customer who owns the cart on all devices. */
  customerId: string | null
  lines: CartLine[]
}

const cartAnswer = z.object({
  cart: z.object({
    cart_id: z.string().nullable(),
    customer_id: z.string().nullable(),
    lines: z.array(
      z.object({
        line_id: z.string(),
        number: z.number().int().nullable(),
        variant_id: z.string().nullable(),
        quantity: z.number(),
      }),
    ),
  }),
})

const devicePath = (deviceId: string) => `/devices/${encodeURIComponent(deviceId)}`

/** Loads the cart of a device, oldest line first, without lines of products no longer sold. */
export async function findCart({ engine, model }: Adapter, deviceId: string): Promise<EngineCart> {
  const path = `${devicePath(deviceId)}/cart`
  const { cart } = await engine.own('GET', path, { answer: cartAnswer })
  const lines = cart.lines.flatMap(({ line_id: lineId, number: id, variant_id, quantity: qty }) => {
    const known = model.variants.find(variant_id ?? '')
    if (!known || !id) return []
    const { variantId, productId, sizeCode } = known
    return [{ id, lineId, variantId, qty, productId, sizeCode }]
  })
  return { cartId: cart.cart_id, customerId: cart.customer_id, lines }
}

/** Returns the id of a device's cart. Creates the cart when there is none. */
async function cartIdOf({ engine, settings }: Adapter, deviceId: string, known: EngineCart) {
  if (known.cartId) return known.cartId
  const { region_id, sales_channel_id } = settings
  const { cart } = await engine.store('POST', '/carts', {
    answer: z.object({ cart: z.object({ id: z.string() }) }),
    body: { region_id, sales_channel_id },
  })
  await engine.own('PUT', devicePath(deviceId), {
    answer: z.unknown(),
    body: { cart_id: cart.id, customer_id: known.customerId },
  })
  return cart.id
}

/** Adds a line to a device's cart. */
export async function addLine(
  adapter: Adapter,
  deviceId: string,
  { cart, variantId, qty }: { cart: EngineCart; variantId: string; qty: number },
): Promise<void> {
  const cartId = await cartIdOf(adapter, deviceId, cart)
  await adapter.engine.store('POST', `/carts/${cartId}/line-items`, {
    answer: z.unknown(),
    body: { variant_id: variantId, quantity: qty },
  })
}

/** Sets the quantity of a line. */
export const setLine = ({ engine }: Adapter, cartId: string, lineId: string, qty: number) =>
  engine.store('POST', `/carts/${cartId}/line-items/${lineId}`, {
    answer: z.unknown(),
    body: { quantity: qty },
  })

/** Removes a line. */
export const removeLine = ({ engine }: Adapter, cartId: string, lineId: string) =>
  engine.store('DELETE', `/carts/${cartId}/line-items/${lineId}`, { answer: z.unknown() })

/** Records the owner of a device's cart. */
export const nameOwner = (
  { engine }: Adapter,
  deviceId: string,
  { cartId, customerId }: Pick<EngineCart, 'cartId' | 'customerId'>,
) =>
  engine.own('PUT', devicePath(deviceId), {
    answer: z.unknown(),
    body: { cart_id: cartId, customer_id: customerId },
  })

/** Moves the cart and the orders of a device to another device id, in one transaction of the engine. */
export const moveDevice = ({ engine }: Adapter, deviceId: string, to: string) =>
  engine.own('POST', `${devicePath(deviceId)}/move`, { answer: z.unknown(), body: { to } })
