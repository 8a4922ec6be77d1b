import type { Database } from '@etalase/backend-kit/db/connection.ts'
import { findLockedCustomer, lockOrders } from '@etalase/backend-kit/db/lock-rows.ts'
import { cartItems } from '@etalase/backend-kit/db/schema/cart.ts'
import { customers, userAddresses, wishes } from '@etalase/backend-kit/db/schema/customers.ts'
import { mails } from '@etalase/backend-kit/db/schema/mails.ts'
import { newsletterConsents } from '@etalase/backend-kit/db/schema/newsletter-consents.ts'
import { orders } from '@etalase/backend-kit/db/schema/orders.ts'
import { passkeyChallenges, passkeys } from '@etalase/backend-kit/db/schema/passkeys.ts'
import { lockKey } from '@etalase/backend-kit/db/sql-helpers.ts'
import { badRequest } from '@etalase/backend-kit/http/http-error.ts'
import { messages } from '@etalase/backend-kit/messages/messages.ts'
import { canCancel } from '@etalase/backend-kit/orders/buyer-cancels.ts'
import type { OrderRow } from '@etalase/backend-kit/orders/order-repository.ts'
import { isReturning } from '@etalase/contract/rules/returns.ts'
import type { TrxStatus } from '@etalase/contract/rules/trx-status.ts'
import { eq } from 'drizzle-orm'
import { deleteTemporaryPasswords } from '#account/temporary-password.ts'
import { revokeTokens } from '#account/token-repository.ts'
import { anonymiseOrders } from '#orders/anonymise-orders.ts'
import { closeOrders } from '#orders/order-status.ts'
import { returnsOf } from '#orders/return-requests.ts'
import { deleteAlerts } from '#stock-alerts/stock-alert-repository.ts'

const onTheWay: ReadonlySet<TrxStatus> = new Set([
  'PAID',
  'PROCESSING',
  'SHIPPED',
  'READY_FOR_PICKUP',
])

/** Returns whether the buyer of a closed order is still owed a refund. */
const isOwed = ({ status, paidAt, reversedAt }: OrderRow) =>
  (status === 'EXPIRED' || status === 'CANCELLED') && paidAt !== null && reversedAt === null

const openOrders = (message: string) => badRequest('OPEN_ORDERS', message)

/** Cancels a customer's unpaid orders and anonymises all of them. Throws OPEN_ORDERS (400). */
async function endOrders(tx: Database, theirs: readonly OrderRow[], now: Date): Promise<void> {
  const ids = theirs.map(({ id }) => id)
  const returns = [...(await returnsOf(tx, ids)).values()]
  if (theirs.some((order) => isOwed(order) || (onTheWay.has(order.status) && !canCancel(order))))
    throw openOrders(messages().answers.account.openOrders)
  if (returns.some(({ status }) => isReturning(status)))
    throw openOrders(messages().answers.account.openReturn)
  const unpaid = theirs.filter(canCancel)
  await closeOrders(tx, unpaid, 'CANCELLED', now)
  await anonymiseOrders(tx, ids, now)
}

/**
 * Deletes an account and its data, cancels its unpaid orders and anonymises all of them. Throws OPEN_ORDERS (400), and
 * changes nothing, while a paid order has not arrived or awaits its refund.
 */
export function deleteAccount(db: Database, customerId: number, now: Date): Promise<void> {
  return db.transaction(async (tx) => {
    // The lock serialises this with new orders and addresses: they come first, or find no customer.
    const customer = await findLockedCustomer(tx, customerId)
    if (!customer) return
    const { cartDeviceId } = customer
    if (cartDeviceId !== null) await lockKey(tx, cartDeviceId)
    const theirs = await lockOrders(tx, eq(orders.customerId, customerId))
    if (theirs) await endOrders(tx, await tx.select().from(orders).where(theirs), now)
    // From here on no new row can reference the customer. Earlier ones are deleted below, later ones refused.
    await tx.select().from(customers).where(eq(customers.id, customerId)).for('update')
    await revokeTokens(tx, customerId)
    if (cartDeviceId !== null)
      await tx.delete(cartItems).where(eq(cartItems.deviceId, cartDeviceId))
    await deleteTemporaryPasswords(tx, customerId)
    await tx.delete(passkeyChallenges).where(eq(passkeyChallenges.customerId, customerId))
    await tx.delete(passkeys).where(eq(passkeys.customerId, customerId))
    await tx.delete(userAddresses).where(eq(userAddresses.customerId, customerId))
    await tx.delete(wishes).where(eq(wishes.customerId, customerId))
    await tx.delete(newsletterConsents).where(eq(newsletterConsents.customerId, customerId))
    await deleteAlerts(tx, customer.email)
    await tx.delete(mails).where(eq(mails.email, customer.email))
    await tx.delete(customers).where(eq(customers.id, customerId))
  })
}
