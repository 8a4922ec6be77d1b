import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { lockCustomer } from '#backend/account/customer-repository.ts'
import { revokeTokens } from '#backend/account/token-repository.ts'
import { moveDevice } from '#backend/cart/move-device.ts'
import type { Database } from '#backend/db/connection.ts'
import { customers } from '#backend/db/schema/customers.ts'

/** Ends every session of a customer, and gives the cart another device id: the browsers that had it see it no more. */
export function signOutEverywhere(db: Database, customerId: number): Promise<void> {
  return db.transaction(async (tx) => {
    const { cartDeviceId: before } = await lockCustomer(tx, customerId)
    if (before !== null) {
      const cartDeviceId = randomUUID()
      await moveDevice(tx, before, cartDeviceId)
      await tx.update(customers).set({ cartDeviceId }).where(eq(customers.id, customerId))
    }
    await revokeTokens(tx, customerId)
  })
}
