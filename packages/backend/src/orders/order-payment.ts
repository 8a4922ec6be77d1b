import { toPaymentWayDto } from '@etalase/backend-kit/cash/payment-way.ts'
import type { Database } from '@etalase/backend-kit/db/connection.ts'
import type { Customer } from '@etalase/backend-kit/http/customer.ts'
import { notFound } from '@etalase/backend-kit/http/http-error.ts'
import { messages } from '@etalase/backend-kit/messages/messages.ts'
import { toEstimateDto } from '@etalase/backend-kit/orders/order-estimate.ts'
import { findByTrxRef, type OrderRow } from '@etalase/backend-kit/orders/order-repository.ts'
import { listShowrooms } from '@etalase/backend-kit/stores/store-repository.ts'
import type { OrderPayment } from '@etalase/contract/payment.ts'
import { toLineDtos } from '#orders/order-line.ts'

/** Returns the store of a pickup; null for a delivery. */
async function storeOf(db: Database, { shippingType, showroomId }: OrderRow) {
  if (shippingType !== 'PICKUP_ON_STORE') return null
  return (await listShowrooms(db)).find(({ id }) => id === showroomId) ?? null
}

interface Requester {
  deviceId: string
  customer: Customer | null
}

/**
 * Returns the payment state, instructions and lines of an order, for the device that placed it. A customer's order also
 * needs that customer. Throws NOT_FOUND otherwise.
 */
export async function orderPayment(
  db: Database,
  trxRef: string,
  { deviceId, customer }: Requester,
): Promise<OrderPayment> {
  const order = await findByTrxRef(db, trxRef)
  const isTheirs =
    order?.deviceId === deviceId && (order.customerId === null || order.customerId === customer?.id)
  if (!isTheirs) throw notFound(messages().answers.order.unknown)
  return {
    trx_ref: order.trxRef,
    trx_status: order.status,
    grand_total: order.grandTotal,
    ...toPaymentWayDto(order),
    payment_number: order.paymentNumber,
    payment_qr: order.paymentQr,
    pickup_code: order.pickupCode,
    ...toEstimateDto(order),
    showroom: await storeOf(db, order),
    sales_trx_details: await toLineDtos(db, order.id),
  }
}
