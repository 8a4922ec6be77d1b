import { createHash } from 'node:crypto'
import type { Context } from '#backend/context.ts'
import {
  type Buyer,
  buyerOf,
  linesOf,
  type OrderLineRow,
  type OrderRow,
} from '#backend/orders/order-repository.ts'
import { signRequest } from '#backend/payment/signature.ts'
import type { PaymentForm } from '#lib/contract/payment.ts'
import { orderNumber } from '#lib/rules/codes.ts'
import { toWib } from '#lib/rules/time-zone.ts'

/** The same number for all bills of a device, without revealing the device id. */
const customerNumber = (deviceId: string) =>
  createHash('sha256').update(deviceId).digest('hex').slice(0, 32)

/** The contents of a bill besides the order itself. */
interface BillDetails {
  lines: readonly OrderLineRow[]
  buyer: Buyer
}

/** The hidden form that sends a shopper's browser to the payment provider (payment-courier-facts.md). */
export function billForm(
  { payment, shopUrl }: Pick<Context, 'payment' | 'shopUrl'>,
  order: OrderRow,
  { lines, buyer }: BillDetails,
): PaymentForm {
  const billTotal = String(order.grandTotal)
  const number = orderNumber(order.trxRef)
  return {
    merchant_id: payment.merchantId,
    merchant_name: payment.merchantName.slice(0, 32),
    order_id: order.trxRef,
    order_reff: number,
    bill_date: toWib(order.placedAt),
    bill_expired: toWib(order.dueAt),
    bill_desc: `${payment.merchantName} order ${number}`.slice(0, 128),
    bill_total: billTotal,
    return_url: `${shopUrl}/payment/response`,
    custNo: customerNumber(order.deviceId),
    custName: (order.recipientName ?? buyer.name ?? buyer.email).slice(0, 128),
    custEmail: buyer.email,
    products: lines.map((line) => `${line.qty}x ${line.productName} (${line.sizeName})`).join('; '),
    signature: signRequest(payment, order.trxRef, billTotal),
  }
}

/** Loads the lines and the buyer of an order and builds its payment form. */
export async function loadBillForm(
  context: Pick<Context, 'db' | 'payment' | 'shopUrl'>,
  order: OrderRow,
): Promise<PaymentForm> {
  const lines = await linesOf(context.db, order.id)
  const buyer = await buyerOf(context.db, order)
  return billForm(context, order, { lines, buyer })
}
