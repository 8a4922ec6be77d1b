import { tmpdir } from 'node:os'
import { readConfig } from '@etalase/backend-kit/config.ts'
import { orders } from '@etalase/backend-kit/db/schema/orders.ts'
import { stock } from '@etalase/backend-kit/db/schema/stores.ts'
import { places, stockProduct } from '@etalase/backend-kit/tests/support/small-company.ts'
import { stubBackend } from '@etalase/testkit/backend-stub.ts'
import { beforeEach, vi } from 'vitest'
import { freshBackend } from '#tests/support/backend-for-tests.ts'
import { addToCart, deliveryBody } from '#tests/support/checkout-calls.ts'
import { aDevice, callEndpoint, send } from '#tests/support/test-backend.ts'
import { shopUrl, staffToken } from '#tests/support/test-context.ts'

/** Total of this scene's order: a shirt and its delivery. */
export const total = 209_000

/** Sets up a guest of a shop whose provider, opened with `settings`, hosts its page. The shirt is in the cart, and five are in stock. */
export async function hostedPageScene(settings: Readonly<Record<string, string>>) {
  const provider = await readConfig(settings).openPayment({ shopUrl, dataDir: tmpdir() })
  const backend = await freshBackend(provider)
  const { app, db, context } = backend
  stubBackend()
  const device = aDevice()
  const failures = vi.fn<(error: unknown, trxRef: string) => void>()

  beforeEach(async () => {
    failures.mockClear()
    context.onPaymentFailure = failures
    await stockProduct(db, { id: 1, name: 'Shirt', stock: { [places.hub]: 5 } })
    await addToCart(app, device, 1)
  })

  /** Presses 'Go To Payment'. Repeating it returns the same order. */
  const order = (changes: object = {}) =>
    callEndpoint(
      app,
      'POST checkout-trx',
      { ...device, ...deliveryBody, ...changes },
      { 'Idempotency-Key': 'key-of-this-checkout' },
    )
  const ordersNow = () => db.select().from(orders)

  return {
    backend,
    device,
    failures,
    order,
    ordersNow,
    orderNow: async () => (await ordersNow())[0],
    stockNow: async () => (await db.select().from(stock))[0]?.qty,
    /** Lists what staff see of payments to settle by hand. */
    owed: async () => {
      const headers = { authorization: `Bearer ${staffToken}` }
      const { orders: listed } = await callEndpoint(app, 'GET staff/orders', { owed: 1 }, headers)
      return listed.flatMap(({ payments }) => payments ?? [])
    },
    /** Reports the return to an address given to the provider. */
    reported: (address: unknown, change: object = {}) => {
      const { searchParams } = new URL(String(address))
      return callEndpoint(app, 'POST checkout-payment', {
        ...device,
        ...Object.fromEntries(searchParams),
        ...change,
      })
    },
    /** Sends the bytes of a notification. */
    post: async (payload: string, headers: Record<string, string> = {}) => {
      const response = await app.inject({
        method: 'POST',
        url: '/payment/notification',
        headers: { 'content-type': 'application/json', ...headers },
        payload,
      })
      await context.mailWorker.deliver()
      return { status: response.statusCode, body: response.json() }
    },
    send: (call: string, input: object = {}) => send(app, call, input),
  }
}
