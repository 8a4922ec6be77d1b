import type { FastifyInstance } from 'fastify'
import { registerEndpoint } from '#backend/http/register-endpoint.ts'
import type { RouteOptions } from '#backend/route-options.ts'
import { setPrice, setStock } from '#backend/staff/staff-catalogue.ts'
import { findForStaff, listForStaff, moveForStaff } from '#backend/staff/staff-orders.ts'

/** What staff do with orders, stock and prices. What changes something is in the log. */
export default function staffRoutes(
  app: FastifyInstance,
  { context: { db, mailWorker, now } }: RouteOptions,
): void {
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
      const order = await moveForStaff(db, { order: name, step, receiptNumber }, now())
      request.log.warn({ order: order.number, step }, 'staff moved an order')
      mailWorker.deliver()
      return { order }
    },
  )

  registerEndpoint(app, 'POST staff/stock', async (input, { request }) => {
    const { product_detail_id: productId, size_code: sizeCode, showroom_id: showroomId } = input
    const key = { productId, sizeCode, showroomId }
    await setStock(db, key, input.qty)
    request.log.warn({ ...key, qty: input.qty }, 'staff set a stock')
    return { qty: input.qty }
  })

  registerEndpoint(
    app,
    'POST staff/price',
    async ({ product_detail_id: productId, ...prices }, { request }) => {
      const price = await setPrice(db, productId, prices)
      request.log.warn({ productId, ...prices }, 'staff set a price')
      return { grand_price: price }
    },
  )
}
