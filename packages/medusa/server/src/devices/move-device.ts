import type { MedusaContainer } from '@medusajs/framework/types'
import { databaseOf, shoppersOf, type Transaction } from '../scope'
import { withDevices } from './with-devices'

interface Row {
  device_id: string
  cart_id: string | null
}

/** Locks both devices in a fixed order, so that two moves can't deadlock. */
async function lockDevices(tx: Transaction, ids: string[]): Promise<Map<string, Row>> {
  const rows: Row[] = await tx('shopper_device')
    .select('device_id', 'cart_id')
    .whereIn('device_id', ids)
    .orderBy('device_id')
    .forUpdate()
  return new Map(rows.map((row) => [row.device_id, row]))
}

/** Moves the lines of a cart to another. When both have a variant, the moved line wins: it is newer. */
async function moveLines(tx: Transaction, from: string, to: string): Promise<void> {
  const moved = tx('cart_line_item').select('variant_id').where({ cart_id: from, deleted_at: null })
  await tx('cart_line_item')
    .where({ cart_id: to, deleted_at: null })
    .whereIn('variant_id', moved)
    .update({ deleted_at: new Date() })
  await tx('cart_line_item').where({ cart_id: from, deleted_at: null }).update({ cart_id: to })
}

async function moveCart(tx: Transaction, rows: Map<string, Row>, to: string, from: string) {
  const [source, target] = [rows.get(from)?.cart_id, rows.get(to)?.cart_id]
  if (!source) return
  if (target) return moveLines(tx, source, target)
  await tx('shopper_device').where({ device_id: to }).update({ cart_id: source })
  await tx('shopper_device').where({ device_id: from }).update({ cart_id: null })
}

async function move(scope: MedusaContainer, from: string, to: string): Promise<void> {
  const service = shoppersOf(scope)
  const [known] = await service.listDevices({ device_id: to })
  if (!known) await service.createDevices({ device_id: to, cart_id: null, customer_id: null })
  await databaseOf(scope).transaction(async (tx) => {
    await moveCart(tx, await lockDevices(tx, [from, to]), to, from)
    await tx('placement').where({ device_id: from }).update({ device_id: to })
  })
}

/**
 * Moves cart and orders of a device to another device id, in one transaction. Idempotent. Waits for an order being placed: its key belongs
 * to the device.
 */
export async function moveDevice(scope: MedusaContainer, from: string, to: string): Promise<void> {
  if (from !== to) await withDevices(scope, [from, to], () => move(scope, from, to))
}
