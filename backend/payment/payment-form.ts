import { createHash } from 'node:crypto'
import type { orders } from '#backend/db/schema/orders.ts'
import { type PaymentAccount, signRequest } from '#backend/payment/signature.ts'
import type { PaymentForm } from '#lib/contract/payment.ts'
import { orderNumber } from '#lib/rules/order-number.ts'
import { toWib } from '#lib/rules/wib.ts'

type OrderRow = typeof orders.$inferSelect

interface FormInput {
  order: OrderRow
  lines: { productName: string; sizeName: string; qty: number }[]
  account: PaymentAccount
  shopUrl: string
}

/** The same for all bills of a device, without telling which device it is. */
const customerNumber = (deviceId: string) =>
  createHash('sha256').update(deviceId).digest('hex').slice(0, 32)

/** The hidden form that takes a shopper's browser to the payment provider (payment-courier-facts.md). */
export function paymentForm({ order, lines, account, shopUrl }: FormInput): PaymentForm {
  const billTotal = String(order.grandTotal)
  const number = orderNumber(order.trxRef)
  return {
    merchant_id: account.merchantId,
    merchant_name: account.merchantName.slice(0, 32),
    order_id: order.trxRef,
    order_reff: number,
    bill_date: toWib(order.placedAt),
    bill_expired: toWib(order.dueAt),
    bill_desc: `${account.merchantName} order ${number}`.slice(0, 128),
    bill_total: billTotal,
    return_url: `${shopUrl}/payment/response`,
    custNo: customerNumber(order.deviceId),
    custName: order.recipientName ?? order.guestEmail,
    custEmail: order.guestEmail,
    products: lines.map((line) => `${line.qty}x ${line.productName} (${line.sizeName})`).join('; '),
    signature: signRequest(account, order.trxRef, billTotal),
  }
}
