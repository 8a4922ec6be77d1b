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

/** Statuses of an order that the store still has to deliver. */
const onTheWay = ['PAID', 'PROCESSING', 'SHIPPED', 'READY_FOR_PICKUP']

/** The goods or the money are on their way back. */
const returning = ['APPROVED', 'RECEIVED']

const openOrders = () => new Refusal('OPEN_ORDERS', { status: 409 })

/** Ignores an order that was paid or expired in the meantime: open orders are checked again at the end. */
function ignoreClosed(error: unknown): void {
  if (!(error instanceof Refusal && error.message === 'ORDER_CLOSED')) throw error
}

/**
 * Cancels a customer's unpaid orders that are neither packed nor shipped. Returns the pictures sent with returns. Throws OPEN_ORDERS while
 * another order hasn't arrived, or a return isn't settled.
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

/** Deletes the cart that the customer's browsers share, and its devices. */
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
 * Deletes an account with all its data in one transaction, and anonymises its orders. Unpaid orders are cancelled first. Throws OPEN_ORDERS
 * (409), and keeps the account, while an order hasn't arrived, or a return isn't settled.
 */
export async function deleteAccount(scope: MedusaContainer, id: string): Promise<void> {
  const pictures = await endOrders(scope, id)
  const theirs = await placementsOf(scope).listPlacements({ customer_id: id }, { take: 10_000 })
  // The locks order this with concurrent reviews: one sent before is deleted, one sent after is refused.
  const trxRefs = theirs.map(({ trx_ref }) => trx_ref)
  const reviewed = await inTurnOf(scope, trxRefs, () => removeAccount(scope, id))
  for (const product_number of reviewed)
    tellAdapter(scope, { name: 'review.changed', product_number })
  await removePictures(scope, pictures)
}

/**
 * Deletes an account, and anonymises its orders. Returns the numbers of the products whose published reviews were deleted. Throws
 * OPEN_ORDERS.
 */
const removeAccount = (scope: MedusaContainer, id: string): Promise<number[]> =>
  databaseOf(scope).transaction(async (tx) => {
    const [customer] = await tx('customer')
      .select('email')
      .where({ id, deleted_at: null })
      .forUpdate()
    if (!customer) return []
    // An order placed in the meantime.
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
