import { randomUUID } from 'node:crypto'
import type { Database } from '@etalase/backend-kit/db/connection.ts'
import { customers } from '@etalase/backend-kit/db/schema/customers.ts'
import { eq } from 'drizzle-orm'
import { lockCustomer } from '#account/customer-repository.ts'
import { revokeTokens } from '#account/token-repository.ts'
import { moveDevice } from '#cart/move-device.ts'

/** Ends all sessions of a customer. The cart gets a new device id, so signed-out browsers no longer see it. */
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
