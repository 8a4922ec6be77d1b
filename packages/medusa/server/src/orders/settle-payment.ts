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

/** Returns the amounts that pay an unpaid order, in whole rupiah: its bill, or its cost since staff have edited it. */
export const payableAmounts = (order: MedusaOrder): number[] => [billOf(order), costOf(order)]

/**
 * Creates and captures a new bill after Medusa has cancelled the first, because staff have edited the order. Staff see what remains to be
 * paid.
 */
async function settleAnew(scope: MedusaContainer, { placement, order }: Placed, total: number) {
  const { trx_ref: trxRef, payment_way: way } = placement
  const bill = { orderId: order.id, trxRef, total, way }
  const payment = await createBill(scope, bill)
  if (!payment) throw new Error(`The bill of ${trxRef} was not authorized.`)
  await capturePaymentWorkflow(scope).run({ input: { payment_id: payment.id } })
  await createOrUpdateOrderPaymentCollectionWorkflow(scope).run({ input: { order_id: order.id } })
}

/** Captures what a buyer has paid, in whole rupiah: on the bill, or on a new one when Medusa has cancelled it. */
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
