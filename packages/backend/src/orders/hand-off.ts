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

/** The contents of a bill besides the order itself. */
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

/** Whether an order can be paid now. */
export const isOpen = ({ status, dueAt }: OrderRow, now: Date) =>
  status === 'PENDING' && dueAt > now

/** How an open order is paid, as the contract has it, without asking the provider. */
export function toHandOffDto({ payment }: Context, order: OrderRow, details: BillDetails) {
  const toPage = (url: string | null) => ({
    payment_redirect: { trx_ref: order.trxRef, grand_total: order.grandTotal, url },
  })
  // No bill goes out for what costs nothing, or is paid in cash: the shop says how the order stands.
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
 * An open order with its page at the provider, which is asked for it once and outside of any transaction. A provider that
 * gives none is reported: the order stands without a page, and is asked for again with the next call.
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
    // Of two calls at once the page that is kept first is the only one that a shopper ever sees.
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

/** How an order that was placed is paid; what is not given of its bill is read. */
export async function loadHandOff(context: Context, order: OrderRow, given?: BillDetails) {
  const details = given ?? (await detailsOf(context, order))
  return toHandOffDto(context, await withPaymentPage(context, order, details), details)
}
