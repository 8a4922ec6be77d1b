import { messages } from '@etalase/backend-kit/messages/messages.ts'
import type { Adapter } from '#adapter.ts'
import { adoptCart } from '#cart/adopt-cart.ts'
import { moveDevice } from '#cart/engine-cart.ts'
import type { AnswerCall } from '#http/answer-call.ts'

/** Registers the calls that give a cart another device id: at sign-in, and when a browser renews its id. */
export function deviceRoutes(answer: AnswerCall, adapter: Adapter): void {
  answer('POST cart-adopt', async ({ local_device_id, new_device_id }, { customer }) => {
    const devices = { deviceId: local_device_id, newDeviceId: new_device_id }
    const { deviceId, joined } = await adoptCart(adapter, customer, devices)
    return { local_device_id: deviceId, joined }
  })

  answer('POST cart-move', async ({ local_device_id, new_device_id }) => {
    if (local_device_id !== new_device_id)
      await adapter.locks.run(local_device_id, () =>
        moveDevice(adapter, local_device_id, new_device_id),
      )
    return { message: messages().answers.cart.moved }
  })
}
