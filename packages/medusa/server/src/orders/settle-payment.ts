import type { MedusaContainer } from '@medusajs/framework/types'
import {
  capturePaymentWorkflow,
  createOrUpdateOrderPaymentCollectionWorkflow,
} from '@medusajs/medusa/core-flows'
import { billOf, costOf } from './amounts'
import type { Placed } from './find-placement'
import { type MedusaOrder, paymentsOf } from './medusa-order'
import { createBill } from './order-bill'

const sum = (amounts: readonly { amount: number | string }[]) =>
  amounts.reduce((total, { amount }) => total + Number(amount), 0)

/** What an unpaid order may be paid with, in whole rupiah: its bill, or what it costs since staff have edited it. */
export const payableAmounts = (order: MedusaOrder): number[] => [billOf(order), costOf(order)]

/** A bill in place of one that Medusa has cancelled, because staff have edited the order; what the order still lacks is told to staff. */
async function settleAnew(scope: MedusaContainer, { placement, order }: Placed, total: number) {
  const { trx_ref: trxRef, payment_way: way } = placement
  const bill = { orderId: order.id, trxRef, total, way }
  const payment = await createBill(scope, bill)
  if (!payment) throw new Error(`The bill of ${trxRef} was not authorized.`)
  await capturePaymentWorkflow(scope).run({ input: { payment_id: payment.id } })
  await createOrUpdateOrderPaymentCollectionWorkflow(scope).run({ input: { order_id: order.id } })
}

/** Captures the money that a buyer has paid: of the bill, or of another where Medusa has cancelled it. `amount`: whole rupiah. */
export async function settlePayment(
  scope: MedusaContainer,
  placed: Placed,
  amount: number,
): Promise<void> {
  const open = paymentsOf(placed.order).find(
    (payment) =>
      !payment.canceled_at &&
      Number(payment.amount) === amount &&
      sum(payment.captures) < Number(payment.amount),
  )
  if (!open) return settleAnew(scope, placed, amount)
  const left = Number(open.amount) - sum(open.captures)
  await capturePaymentWorkflow(scope).run({ input: { payment_id: open.id, amount: left } })
}
