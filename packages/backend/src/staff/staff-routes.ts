import { registerEndpoint } from '@etalase/backend-kit/http/register-endpoint.ts'
import { tellShopsOf } from '@etalase/backend-kit/tell-shops.ts'
import { fromWib } from '@etalase/contract/rules/time-zone.ts'
import type { FastifyInstance } from 'fastify'
import { cancelParcels } from '#parcels/cancel-parcels.ts'
import type { RouteOptions } from '#route-options.ts'
import { logStaff } from '#staff/require-staff.ts'
import { setOrderLimit, setPrice, writeStock } from '#staff/staff-catalogue.ts'
import {
  findForStaff,
  listForStaff,
  moveForStaff,
  recordLateMoney,
  settleForStaff,
} from '#staff/staff-orders.ts'

/** Registers the staff calls for orders, stock and prices. Changes are logged. */
export default function staffRoutes(app: FastifyInstance, { context }: RouteOptions): void {
  const { db, mailWorker, now } = context

  registerEndpoint(app, 'GET staff/orders', async (input) => ({
    orders: await listForStaff(db, input),
  }))

  registerEndpoint(app, 'GET staff/order', async ({ order }) => ({
    order: await findForStaff(db, order),
  }))

  registerEndpoint(
    app,
    'POST staff/order-step',
    async ({ order: name, step, receipt_number: receiptNumber }, { request }) => {
      const { id, number } = await moveForStaff(db, { order: name, step, receiptNumber }, now())
      logStaff(request, step, { order: number })
      mailWorker.deliver()
      await cancelParcels(context, id)
      return { order: await findForStaff(db, name) }
    },
  )

  registerEndpoint(app, 'POST staff/late-payment', async (input, { request }) => {
    const { order: name, paid_at: paidAt, payment_channel: channel, amount } = input
    const payment = { paidAt: fromWib(paidAt), channel, amount, now: now() }
    const order = await recordLateMoney(db, name, payment)
    logStaff(request, 'late-payment', { order: order.number })
    return { order }
  })

  registerEndpoint(app, 'POST staff/settle-payment', async (input, { request }) => {
    const order = await settleForStaff(db, input, now())
    logStaff(request, 'settle-payment', { order: order.number })
    return { order }
  })

  registerEndpoint(app, 'POST staff/stock', async (input, { request }) => {
    const { product_detail_id: productId, size_code: sizeCode, showroom_id: showroomId } = input
    const key = { productId, sizeCode, showroomId }
    const qty = await writeStock(db, key, input)
    logStaff(request, 'stock', { ...key, qty, delta: input.delta })
    await tellShopsOf(request, context, [`product:${productId}`])
    return { qty }
  })

  registerEndpoint(
    app,
    'POST staff/price',
    async ({ product_detail_id: productId, ...prices }, { request }) => {
      const price = await setPrice(db, productId, prices, now())
      logStaff(request, 'price', { productId, ...prices })
      await tellShopsOf(request, context, [`product:${productId}`, 'products'])
      return { grand_price: price }
    },
  )

  registerEndpoint(app, 'POST staff/order-limit', async (input, { request }) => {
    const { product_detail_id: productId, max_per_order: maxPerOrder } = input
    await setOrderLimit(db, productId, maxPerOrder)
    logStaff(request, 'order-limit', { productId, maxPerOrder })
    await tellShopsOf(request, context, [`product:${productId}`])
    return { max_per_order: maxPerOrder }
  })
}
