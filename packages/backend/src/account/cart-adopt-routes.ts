import { registerEndpoint } from '@etalase/backend-kit/http/register-endpoint.ts'
import type { FastifyInstance } from 'fastify'
import { adoptCart } from '#account/adopt-cart.ts'
import type { RouteOptions } from '#route-options.ts'

/** Registers the call that merges a device's cart with the cart of the customer who has signed in on it. */
export default function cartAdoptRoutes(
  app: FastifyInstance,
  { context: { db } }: RouteOptions,
): void {
  registerEndpoint(
    app,
    'POST cart-adopt',
    async ({ local_device_id, new_device_id }, { customer }) => {
      const ids = { deviceId: local_device_id, newDeviceId: new_device_id }
      const { deviceId, joined } = await adoptCart(db, { customerId: customer.id, ...ids })
      return { local_device_id: deviceId, joined }
    },
  )
}
