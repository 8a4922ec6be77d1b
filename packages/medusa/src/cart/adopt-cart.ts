import { randomUUID } from 'node:crypto'
import { sessionEnded } from '@etalase/backend-kit/http/customer.ts'
import { messages } from '@etalase/backend-kit/messages/messages.ts'
import { maxLineQty } from '@etalase/contract/rules/constants.ts'
import type { Adapter } from '#adapter.ts'
import {
  type CartLine,
  type EngineCart,
  findCart,
  moveDevice,
  nameOwner,
  setLine,
} from '#cart/engine-cart.ts'
import { findSize } from '#cart/shown-lines.ts'
import { type EngineCustomer, findCustomer, updateCustomer } from '#customer/engine-customer.ts'
import type { Customer } from '#customer/session.ts'

interface Devices {
  /** Device on which the customer has just signed in. */
  deviceId: string
  /** Device id for the customer's cart, unless it already has one. */
  newDeviceId: string
}

/**
 * Raises each line of a cart to the sum of both carts, limited by the largest stock of one store and the maximum per line, never below its
 * old quantity. Returns how many lines stay below the sum.
 */
async function addUp(adapter: Adapter, here: EngineCart, elsewhere: EngineCart): Promise<number> {
  let limited = 0
  for (const line of here.lines) {
    const other = elsewhere.lines.find(({ variantId }) => variantId === line.variantId)
    if (!other || !here.cartId) continue
    const qty = await sumOf(adapter, line, other)
    if (qty < line.qty + other.qty) limited++
    if (qty !== line.qty) await setLine(adapter, here.cartId, line.lineId, qty)
  }
  return limited
}

async function sumOf({ model }: Adapter, line: CartLine, other: CartLine): Promise<number> {
  const size = await findSize(model.db, line)
  const most = size?.product.maxPerOrder ?? maxLineQty
  const limit = Math.min(size?.maxInOneShop ?? 0, most, maxLineQty)
  return Math.max(line.qty, other.qty, Math.min(line.qty + other.qty, limit))
}

/** Merges the cart of a device with the customer's. Returns a message for the shopper; null when the customer's cart was empty. */
async function join(adapter: Adapter, deviceId: string, cartDevice: string, here: EngineCart) {
  const elsewhere = await findCart(adapter, cartDevice)
  const limited = await addUp(adapter, here, elsewhere)
  await moveDevice(adapter, deviceId, cartDevice)
  if (elsewhere.lines.length === 0) return null
  const counts = { here: here.lines.length, elsewhere: elsewhere.lines.length, limited }
  return messages().answers.cart.joined(counts)
}

/** Returns the device id of the customer's one cart. Stores the given id when there was none. */
async function cartDeviceOf({ engine }: Adapter, id: string, newDeviceId: string) {
  const account = await findCustomer(engine, id)
  if (!account) throw sessionEnded()
  const known = account.metadata.adapter_cart_device
  if (known) return known
  await updateCustomer(engine, account, { adapter_cart_device: newDeviceId })
  return newDeviceId
}

/** Merges the cart of a device into the customer's one cart after sign-in. Idempotent. Leaves another customer's cart alone. */
export const adoptCart = (adapter: Adapter, { id }: Customer, devices: Devices) =>
  adapter.locks.run(id, async () => {
    const { deviceId, newDeviceId } = devices
    const cartDevice = await cartDeviceOf(adapter, id, newDeviceId)
    const here = await findCart(adapter, deviceId)
    const isAnothers = here.customerId !== null && here.customerId !== id
    if (deviceId === cartDevice || isAnothers) return { deviceId: cartDevice, joined: null }
    const joined = await adapter.locks.run(deviceId, () =>
      join(adapter, deviceId, cartDevice, here),
    )
    const { cartId } = await findCart(adapter, cartDevice)
    await nameOwner(adapter, cartDevice, { cartId, customerId: id })
    return { deviceId: cartDevice, joined }
  })

/** Moves the customer's cart to a new device id, which other browsers don't know. */
export async function renewCartDevice(adapter: Adapter, account: EngineCustomer): Promise<void> {
  const before = account.metadata.adapter_cart_device
  if (!before) return
  const cartDevice = randomUUID()
  await moveDevice(adapter, before, cartDevice)
  const { cartId } = await findCart(adapter, cartDevice)
  await nameOwner(adapter, cartDevice, { cartId, customerId: account.id })
  await updateCustomer(adapter.engine, account, { adapter_cart_device: cartDevice })
}
