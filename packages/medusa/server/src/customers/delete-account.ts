import type { MedusaContainer } from '@medusajs/framework/types'
import { tellAdapter } from '../events'
import { inTurnOf } from '../orders/find-placement'
import { moveOrder } from '../orders/move-order'
import { toOrders } from '../orders/read-orders'
import { isAllowed } from '../orders/steps'
import { Refusal } from '../refusal'
import { keptReturnOf } from '../returns/kept-return'
import { removePictures } from '../returns/pictures'
import { forgetReviews } from '../reviews/forget-reviews'
import { databaseOf, placementsOf, type Transaction } from '../scope'
import { forgetBuyer } from './forget-buyer'

/** Paid, and not with the buyer yet. */
const onTheWay = ['PAID', 'PROCESSING', 'SHIPPED', 'READY_FOR_PICKUP']

/** The goods are on their way back, or their money is. */
const returning = ['APPROVED', 'RECEIVED']

const openOrders = () => new Refusal('OPEN_ORDERS', { status: 409 })

/** It was paid, or ran out of time, meanwhile: open orders are looked for again at the end. */
function ignoreClosed(error: unknown): void {
  if (!(error instanceof Refusal && error.message === 'ORDER_CLOSED')) throw error
}

/**
 * Cancels the unpaid orders of a customer, but for those in a parcel; gives the pictures that were sent with returns. Throws OPEN_ORDERS while a paid order has not
 * arrived, or a return is not settled.
 */
async function endOrders(scope: MedusaContainer, customer_id: string): Promise<string[]> {
  const theirs = await placementsOf(scope).listPlacements({ customer_id })
  const returned = theirs.filter(({ return_request }) => return_request !== null)
  const isReturning = (await toOrders(scope, returned)).some(({ return_request }) =>
    returning.includes(return_request?.status ?? ''),
  )
  if (isReturning) throw openOrders()
  const unpaid = theirs.filter((order) => isAllowed(order, 'withdraw'))
  if (theirs.some((order) => onTheWay.includes(order.status) && !unpaid.includes(order)))
    throw openOrders()
  for (const { trx_ref } of unpaid) {
    await moveOrder(scope, trx_ref, { step: 'withdraw' }).catch(ignoreClosed)
  }
  return returned.flatMap((placement) => keptReturnOf(placement)?.pictures ?? [])
}

/** The cart that all of the customer's browsers have, and which one it is. */
async function removeCart(tx: Transaction, customer_id: string): Promise<void> {
  const carts = tx('shopper_device').select('cart_id').where({ customer_id })
  await tx('cart_line_item').whereIn('cart_id', carts).delete()
  await tx('shopper_device').where({ customer_id }).delete()
}

async function removeCustomer(tx: Transaction, id: string, email: string): Promise<void> {
  await tx('shopper_wish').where({ customer_id: id }).delete()
  await tx('shopper_newsletter_consent').where({ customer_id: id }).delete()
  await tx('shopper_passkey_challenge').where({ customer_id: id }).delete()
  await tx('shopper_passkey').where({ customer_id: id }).delete()
  await tx('shopper_stock_alert').where({ email: email.toLowerCase() }).delete()
  const identities = await tx('provider_identity')
    .where({ provider: 'emailpass', entity_id: email })
    .delete('auth_identity_id')
  await tx('auth_identity')
    .whereIn(
      'id',
      identities.map(({ auth_identity_id }) => auth_identity_id),
    )
    .delete()
  await tx('customer_address').where({ customer_id: id }).delete()
  await tx('customer').where({ id }).delete()
}

/**
 * Deletes an account with all that belongs to it, in one transaction, and makes the buyer of its orders unknown; unpaid ones are
 * cancelled first. Throws OPEN_ORDERS (409), and the account stays, while a paid order has not
 * arrived, or a return is not settled.
 */
export async function deleteAccount(scope: MedusaContainer, id: string): Promise<void> {
  const pictures = await endOrders(scope, id)
  const theirs = await placementsOf(scope).listPlacements({ customer_id: id }, { take: 10_000 })
  // A review that is sent meanwhile comes before, and goes, or after, and is refused.
  const trxRefs = theirs.map(({ trx_ref }) => trx_ref)
  const reviewed = await inTurnOf(scope, trxRefs, () => removeAccount(scope, id))
  for (const product_number of reviewed)
    tellAdapter(scope, { name: 'review.changed', product_number })
  await removePictures(scope, pictures)
}

/** Deletes an account, and makes its orders nobody's; gives the numbers of the products whose reviews go with it. Throws OPEN_ORDERS. */
const removeAccount = (scope: MedusaContainer, id: string): Promise<number[]> =>
  databaseOf(scope).transaction(async (tx) => {
    const [customer] = await tx('customer')
      .select('email')
      .where({ id, deleted_at: null })
      .forUpdate()
    if (!customer) return []
    // An order that came meanwhile.
    const open = await tx('placement')
      .where({ customer_id: id, deleted_at: null })
      .whereIn('status', ['PENDING', 'CONFIRMED', ...onTheWay])
      .limit(1)
    if (open.length > 0) throw openOrders()
    const products = await forgetReviews(tx, id)
    await forgetBuyer(tx, id)
    await removeCart(tx, id)
    await removeCustomer(tx, id, customer.email)
    return products
  })
