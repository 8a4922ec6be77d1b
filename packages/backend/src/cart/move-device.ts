import type { Database } from '@etalase/backend-kit/db/connection.ts'
import { lockOrders } from '@etalase/backend-kit/db/lock-rows.ts'
import { cartItems } from '@etalase/backend-kit/db/schema/cart.ts'
import { orders } from '@etalase/backend-kit/db/schema/orders.ts'
import { lockKey } from '@etalase/backend-kit/db/sql-helpers.ts'
import { and, eq, exists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'

/** Removes the lines of one device's cart that are also in another's. */
function removeSharedLines(tx: Database, deviceId: string, otherDeviceId: string) {
  const other = alias(cartItems, 'other')
  const shared = tx
    .select({ one: sql`1` })
    .from(other)
    .where(
      and(
        eq(other.deviceId, otherDeviceId),
        eq(other.productId, cartItems.productId),
        eq(other.sizeCode, cartItems.sizeCode),
      ),
    )
  return tx.delete(cartItems).where(and(eq(cartItems.deviceId, deviceId), exists(shared)))
}

/**
 * Moves a device's cart and orders to another device id, in one transaction. Moved lines replace existing ones, because
 * they are newer.
 */
export function moveDevice(db: Database, deviceId: string, newDeviceId: string): Promise<void> {
  return db.transaction(async (tx) => {
    // Locks in sorted order, so that two moves can't deadlock.
    for (const id of [deviceId, newDeviceId].sort()) await lockKey(tx, id)
    await moveLocked(tx, deviceId, newDeviceId)
  })
}

/** Does the same in a transaction that has locked both ids. */
export async function moveLocked(
  tx: Database,
  deviceId: string,
  newDeviceId: string,
): Promise<void> {
  const moved = { deviceId: newDeviceId }
  const theirs = await lockOrders(tx, eq(orders.deviceId, deviceId))
  if (theirs) await tx.update(orders).set(moved).where(theirs)
  await removeSharedLines(tx, newDeviceId, deviceId)
  await tx.update(cartItems).set(moved).where(eq(cartItems.deviceId, deviceId))
}
