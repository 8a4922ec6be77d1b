import { readConfig } from '@etalase/backend-kit/config.ts'
import { orders, orderTracking } from '@etalase/backend-kit/db/schema/orders.ts'
import { places, stockProduct } from '@etalase/backend-kit/tests/support/small-company.ts'
import { stubBackend } from '@etalase/testkit/backend-stub.ts'
import { asc } from 'drizzle-orm'
import { beforeEach, vi } from 'vitest'
import { freshBackend } from '#tests/support/backend-for-tests.ts'
import { BiteshipStandIn, biteshipSettings } from '#tests/support/biteship-stand-in.ts'
import { addToCart, deliveryBody } from '#tests/support/checkout-calls.ts'
import { aDevice, callEndpoint } from '#tests/support/test-backend.ts'

/** Sets up a guest of a shop that ships with Biteship, with one shirt in the cart. */
export async function biteshipScene(settings: Partial<typeof biteshipSettings> = {}) {
  const backend = await freshBackend()
  const { app, db, context } = backend
  stubBackend()
  const biteship = new BiteshipStandIn()
  const device = aDevice()
  const failures = vi.fn<(error: unknown, what: string) => void>()

  /** Restarts the backend, which resets an open circuit breaker. */
  const restart = () => {
    const { openShipping } = readConfig({ ...biteshipSettings, ...settings })
    context.shipping = openShipping({ now: context.now, onFailure: failures })
    context.onShippingFailure = failures
  }

  beforeEach(async () => {
    failures.mockClear()
    restart()
    biteship.forget()
    biteship.answers()
    await stockProduct(db, { id: 1, name: 'Shirt', stock: { [places.hub]: 5 } })
    await addToCart(app, device, 1)
  })

  const route = { ...device, showroom_id: places.hub, subdistrict_id: places.cilandak }
  return {
    backend,
    biteship,
    device,
    failures,
    restart,
    /** Returns the couriers that the checkout offers. */
    offer: async (changes: object = {}, headers: Record<string, string> = {}) =>
      (await callEndpoint(app, 'POST checkout-shipping', { ...route, ...changes }, headers))
        .couriers,
    /** The body of an order with JNE's regular tier. */
    jne: {
      ...device,
      ...deliveryBody,
      shipping_courier: 'JNE',
      shipping_service_name: 'jne.reg',
      shipping_cost: 11_000,
    },
    orderNow: async () => (await db.select().from(orders))[0],
    trackingNow: async () =>
      (await db.select().from(orderTracking).orderBy(asc(orderTracking.position))).map(
        ({ status }) => status,
      ),
  }
}
