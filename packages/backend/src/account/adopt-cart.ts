import { piecesInCart } from '@etalase/backend-kit/cart/cart-lines.ts'
import { findSizedProduct } from '@etalase/backend-kit/cart/sized-product.ts'
import type { Database } from '@etalase/backend-kit/db/connection.ts'
import { cartItems } from '@etalase/backend-kit/db/schema/cart.ts'
import { customers } from '@etalase/backend-kit/db/schema/customers.ts'
import { lockKey } from '@etalase/backend-kit/db/sql-helpers.ts'
import { messages } from '@etalase/backend-kit/messages/messages.ts'
import { maxLineQty } from '@etalase/contract/rules/constants.ts'
import { and, eq, ne } from 'drizzle-orm'
import { lockCustomer } from '#account/customer-repository.ts'
import { moveLocked } from '#cart/move-device.ts'

interface Sign {
  customerId: number
  /** The device that the customer has just signed in on. */
  deviceId: string
  /** The id for the customer's cart if it has none yet. */
  newDeviceId: string
}

/** The device id of the customer's cart from now on, and a text for the shopper about what was merged. */
export interface AdoptedCart {
  deviceId: string
  joined: string | null
}

async function isAnothers(tx: Database, { deviceId, customerId }: Sign): Promise<boolean> {
  const isTheirs = and(eq(customers.cartDeviceId, deviceId), ne(customers.id, customerId))
  return (await tx.select({ id: customers.id }).from(customers).where(isTheirs)).length > 0
}

const linesOf = (tx: Database, deviceId: string) =>
  tx.select().from(cartItems).where(eq(cartItems.deviceId, deviceId))

/**
 * Raises each line of a device to the sum of both carts, up to one shop's stock and the line limit, and never lowers
 * it. Returns how many lines have less than the sum.
 */
async function addUp(tx: Database, deviceId: string, otherDeviceId: string): Promise<number> {
  let limited = 0
  for (const line of await linesOf(tx, deviceId)) {
    const { productId, sizeCode } = line
    const { ofLine: other } = await piecesInCart(tx, {
      deviceId: otherDeviceId,
      productId,
      sizeCode,
    })
    if (other === 0) continue
    const sized = await findSizedProduct(tx, productId, sizeCode)
    const limit = Math.min(sized?.maxInOneShop ?? 0, sized?.maxPerOrder ?? maxLineQty, maxLineQty)
    const qty = Math.max(line.qty, other, Math.min(line.qty + other, limit))
    if (qty < line.qty + other) limited++
    await tx.update(cartItems).set({ qty }).where(eq(cartItems.id, line.id))
  }
  return limited
}

/** Merges the device's cart with the customer's cart from other devices. Adds the pieces of lines in both. */
async function join(tx: Database, deviceId: string, cartId: string): Promise<string | null> {
  for (const id of [deviceId, cartId].sort()) await lockKey(tx, id)
  const [here, elsewhere] = [await linesOf(tx, deviceId), await linesOf(tx, cartId)]
  const limited = await addUp(tx, deviceId, cartId)
  await moveLocked(tx, deviceId, cartId)
  if (elsewhere.length === 0) return null
  return messages().answers.cart.joined({ here: here.length, elsewhere: elsewhere.length, limited })
}

/**
 * Merges a device's cart into the cart of the customer who has signed in there. All the customer's browsers share that
 * cart by its device id. Idempotent. Leaves another customer's cart alone.
 */
export function adoptCart(db: Database, sign: Sign): Promise<AdoptedCart> {
  return db.transaction(async (tx) => {
    const customer = await lockCustomer(tx, sign.customerId)
    const cartId = customer.cartDeviceId ?? sign.newDeviceId
    if (customer.cartDeviceId === null) {
      await tx
        .update(customers)
        .set({ cartDeviceId: cartId })
        .where(eq(customers.id, sign.customerId))
    }
    const isOne = sign.deviceId === cartId || (await isAnothers(tx, sign))
    return { deviceId: cartId, joined: isOne ? null : await join(tx, sign.deviceId, cartId) }
  })
}
