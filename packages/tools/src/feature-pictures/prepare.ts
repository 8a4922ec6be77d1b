import { minKnownParcels } from '@etalase/contract/rules/on-time.ts'
import { shirt } from '#feature-pictures/subjects.ts'
import { shopsWith } from '../../../../e2e/support/backend.ts'
import { aCustomer } from '../../../../e2e/support/customer.ts'
import { payOrder, placeOrder } from '../../../../e2e/support/customer-orders.ts'
import { askStaff } from '../../../../e2e/support/staff.ts'

/** Stocks enough shirts for all orders in each store that sells them. */
async function fillStock(): Promise<void> {
  for (const { id: showroom_id } of await shopsWith(shirt.id, shirt.size, 1)) {
    const size = { product_detail_id: shirt.id, size_code: shirt.size, showroom_id }
    await askStaff('stock', { ...size, delta: 2 * minKnownParcels })
  }
}

/** Ships a parcel and marks it as delivered. */
async function sendParcel(): Promise<void> {
  const { trx_ref: order } = await placeOrder(await aCustomer())
  await payOrder({ trx_ref: order })
  await askStaff('order-step', { order, step: 'pack' })
  await askStaff('order-step', { order, step: 'ship', receipt_number: 'JNE0012345678' })
  await askStaff('order-step', { order, step: 'complete' })
}

/** Delivers enough parcels for an on-time rate, which the backend computes hourly and at its start. */
export async function sendParcels(): Promise<void> {
  await fillStock()
  for (let sent = 0; sent < minKnownParcels; sent++) await sendParcel()
}
