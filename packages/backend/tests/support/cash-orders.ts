import { orders } from '@etalase/backend-kit/db/schema/orders.ts'
import { promos } from '@etalase/backend-kit/db/schema/promos.ts'
import { stock } from '@etalase/backend-kit/db/schema/stores.ts'
import { places, stockProduct } from '@etalase/backend-kit/tests/support/small-company.ts'
import { and, eq } from 'drizzle-orm'
import { addToCart, deliveryBody, pickupBody } from '#tests/support/checkout-calls.ts'
import { halo } from '#tests/support/promo.ts'
import { aDevice, send, type TestBackend } from '#tests/support/test-backend.ts'
import { staffToken } from '#tests/support/test-context.ts'

export const atStore = { ...pickupBody, payment_way: 'PAY_AT_STORE', promo_code: 'HALO' }
export const onDelivery = { ...deliveryBody, payment_way: 'CASH_ON_DELIVERY', promo_code: 'HALO' }

/** Stocks ten pieces in hub and store, and a 10 percent promo code for five orders. */
export async function stockCompany({ db }: TestBackend): Promise<void> {
  await stockProduct(db, { id: 1, stock: { [places.hub]: 10, [places.store]: 10 } })
  await db.insert(promos).values({ ...halo, useLimit: 5 })
}

/** Returns functions that order two pieces in cash and follow them up. */
export function cashOrders(backend: TestBackend) {
  const { app, db } = backend
  const staffHeaders = { authorization: `Bearer ${staffToken}` }

  const order = async (
    body: object,
    {
      device = aDevice(),
      headers = {},
    }: { device?: ReturnType<typeof aDevice>; headers?: Record<string, string> } = {},
  ) => {
    await addToCart(app, device, 1, 2)
    return send(app, 'POST checkout-trx', { ...device, ...body }, headers)
  }

  return {
    /** Orders and returns the response. */
    order,
    /** Orders successfully and returns the trx_ref. */
    place: async (...given: Parameters<typeof order>): Promise<string> => {
      const { status, body } = await order(...given)
      if (status !== 200) throw new Error(body.error?.message)
      return Object(body.data).payment_redirect.trx_ref
    },
    /** Does a staff step and returns 200, or the error's message. */
    step: async (name: string, step: string, more: object = {}) => {
      const input = { order: name, step, ...more }
      const { status, body } = await send(app, 'POST staff/order-step', input, staffHeaders)
      return status === 200 ? 200 : body.error?.message
    },
    /** Loads an order's row. */
    rowOf: async (trxRef: string) => {
      const [row] = await db.select().from(orders).where(eq(orders.trxRef, trxRef))
      if (!row) throw new Error(`No order ${trxRef}`)
      return row
    },
    /** Returns an order's status, its shop's pieces, and the uses of the promo code. */
    state: async (trxRef: string) => {
      const [row] = await db
        .select({ status: orders.status, pieces: stock.qty, uses: promos.uses })
        .from(orders)
        .innerJoin(stock, and(eq(stock.showroomId, orders.showroomId), eq(stock.productId, 1)))
        .innerJoin(promos, eq(promos.code, 'HALO'))
        .where(eq(orders.trxRef, trxRef))
      return [row?.status, row?.pieces, row?.uses]
    },
  }
}
