import type { Notification } from '@etalase/backend-kit/payment/provider.ts'
import { places } from '@etalase/backend-kit/tests/support/small-company.ts'
import { signStatus } from '@etalase/contract/payment-signature.ts'
import { xpressOutcome } from '@etalase/contract/rules/payment/xpress.ts'
import type { FastifyInstance } from 'fastify'
import { callEndpoint, send, type TestBackend } from '#tests/support/test-backend.ts'

type Device = { local_device_id: string }

/** Adds pieces of a product in size M to a device's cart. */
export const addToCart = (app: FastifyInstance, device: Device, productId: number, qty = 1) =>
  callEndpoint(app, 'POST cart', { ...device, product_detail_id: productId, size: 'M', qty })

/** A pickup at the Bandung store. */
export const pickupBody = {
  shipping_type: 'PICKUP_ON_STORE',
  showroom_id: places.store,
  guest_email: 'sari@example.com',
}

/** A delivery from the Kemang hub within Jakarta Selatan, one kilogram, regular. */
export const deliveryBody = {
  shipping_type: 'ONLINE_DELIVERY',
  showroom_id: places.hub,
  guest_email: 'sari@example.com',
  address_recipient_name: 'Sari Dewi',
  address_recipient_phone: '0812 3456 7890',
  address_street: 'Jl. Cilandak 1',
  province_id: 31,
  city_id: 3174,
  subdistrict_id: places.cilandak,
  shipping_courier: 'Kurir Nasional',
  shipping_service_name: 'UDRREG',
  shipping_service_desc: 'Regular',
  shipping_etd: '1-2',
  shipping_cost: 9_000,
}

/** Returns the delivery of one of many guests. */
export const guestBody = (guest: number) => ({
  ...deliveryBody,
  guest_email: `guest${guest}@example.com`,
})

/** Returns the header with which the local shop forwards the address of one of many guests. */
export const from = (guest: number) => ({
  'x-forwarded-for': `203.0.${guest >> 8}.${guest & 255}`,
})

/** Checks out a device's cart and returns the payment form. */
export async function checkOut(
  app: FastifyInstance,
  device: Device,
  body: object = deliveryBody,
  headers: Record<string, string> = {},
) {
  const input = { ...device, ...body }
  const { payment_data } = await callEndpoint(app, 'POST checkout-trx', input, headers)
  if (!payment_data) throw new Error('No payment form')
  return payment_data
}

/** Sends a payment notification as the provider does, and waits for the mail. */
export async function notify(
  { app, context, account }: TestBackend,
  billNo: string,
  status: string,
  signature = signStatus(account, billNo, status),
) {
  const answer = await send(app, 'POST payment/notification', {
    trx_id: 'T1',
    merchant_id: '31999',
    bill_no: billNo,
    payment_reff: 'R1',
    payment_channel: '702',
    payment_status_code: status,
    signature,
  })
  await context.mailWorker.deliver()
  return answer
}

/** Builds a verified notification of the provider about a bill, paid by default. */
export const aNotification = ({
  billNo,
  status = '2',
  paymentNumber = null,
  reference = 'R1',
  channel = '702',
}: {
  billNo: string
  status?: string
  paymentNumber?: string | null
  /** Each reference is a separate payment. */
  reference?: string
  channel?: string
}): Notification => ({
  billNo,
  status,
  outcome: xpressOutcome(status),
  channel,
  reference,
  transactionId: 'T1',
  paymentNumber,
})
