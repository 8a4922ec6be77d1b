import type { Context } from '@etalase/backend-kit/context.ts'
import { orders } from '@etalase/backend-kit/db/schema/orders.ts'
import {
  type Buyer,
  buyerOf,
  linesOf,
  type OrderLineRow,
  type OrderRow,
} from '@etalase/backend-kit/orders/order-repository.ts'
import { chargePage, hasPages } from '@etalase/backend-kit/payment/charge-page.ts'
import { customerNumber } from '@etalase/backend-kit/payment/customer-number.ts'
import type { Bill } from '@etalase/backend-kit/payment/provider.ts'
import { orderNumber } from '@etalase/contract/rules/codes.ts'
import { eq, sql } from 'drizzle-orm'

/** Contents of a bill besides the order itself. */
export interface BillDetails {
  lines: readonly Pick<OrderLineRow, 'qty' | 'productName' | 'sizeName'>[]
  buyer: Buyer
}

const billOf = (order: OrderRow, { lines, buyer }: BillDetails): Bill => ({
  trxRef: order.trxRef,
  number: orderNumber(order.trxRef),
  total: order.grandTotal,
  placedAt: order.placedAt,
  dueAt: order.dueAt,
  customerNumber: customerNumber(order.deviceId),
  customerName: order.recipientName ?? buyer.name ?? buyer.email,
  customerEmail: buyer.email,
  customerPhone: order.recipientPhone,
  items: lines.map((line) => `${line.qty}x ${line.productName} (${line.sizeName})`).join('; '),
})

/** Returns whether an order can be paid now. */
export const isOpen = ({ status, dueAt }: OrderRow, now: Date) =>
  status === 'PENDING' && dueAt > now

/** Converts an open order's payment hand-off to the contract's form, without calling the provider. */
export function toHandOffDto({ payment }: Context, order: OrderRow, details: BillDetails) {
  const toPage = (url: string | null) => ({
    payment_redirect: { trx_ref: order.trxRef, grand_total: order.grandTotal, url },
  })
  // Free and cash orders have no bill: they go straight to the shop's return page, which shows their state.
  if (order.grandTotal === 0 || order.paymentWay !== null)
    return toPage(payment.returnOf(order.trxRef))
  if ('form' in payment.handOff)
    return { payment_data: payment.handOff.form(billOf(order, details)) }
  return toPage(order.paymentUrl)
}

const detailsOf = async ({ db }: Context, order: OrderRow): Promise<BillDetails> => ({
  lines: await linesOf(db, order.id),
  buyer: await buyerOf(db, order),
})

/**
 * Adds the provider's payment page to an open order. Requests it once, outside any transaction. A failure is reported;
 * the order has no page then, and the next call retries.
 */
export async function withPaymentPage(
  context: Context,
  order: OrderRow,
  details?: BillDetails,
): Promise<OrderRow> {
  const { db, payment, now } = context
  if (!hasPages(payment) || order.paymentUrl || !isOpen(order, now())) return order
  const bill = billOf(order, details ?? (await detailsOf(context, order)))
  try {
    const created = await chargePage(payment, bill, now())
    // Of two concurrent calls, both return the page stored first, so shoppers see only one.
    const [kept] = await db
      .update(orders)
      .set({ paymentUrl: sql`coalesce(${orders.paymentUrl}, ${created})` })
      .where(eq(orders.id, order.id))
      .returning({ paymentUrl: orders.paymentUrl })
    return { ...order, paymentUrl: kept?.paymentUrl ?? created }
  } catch (error) {
    context.onPaymentFailure(error, order.trxRef)
    return order
  }
}

/** Returns the payment hand-off of a placed order. Loads bill details that are not given. */
export async function loadHandOff(context: Context, order: OrderRow, given?: BillDetails) {
  const details = given ?? (await detailsOf(context, order))
  return toHandOffDto(context, await withPaymentPage(context, order, details), details)
}
