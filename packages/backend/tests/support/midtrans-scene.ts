import { beforeEach } from 'vitest'
import { hostedPageScene } from '#tests/support/hosted-page-scene.ts'
import {
  aNotification,
  aTransaction,
  MidtransStandIn,
  midtransSettings,
} from '#tests/support/midtrans-stand-in.ts'

/** Sets up a hosted page with a stand-in for Midtrans, which is reset before each test. */
export async function midtransScene() {
  const scene = await hostedPageScene(midtransSettings)
  const midtrans = new MidtransStandIn()

  beforeEach(() => {
    midtrans.forget()
    midtrans.tells()
  })

  return {
    ...scene,
    midtrans,
    /** Places the order and returns its number at Midtrans. */
    placed: async (): Promise<string> => {
      midtrans.sells()
      return (await scene.order()).payment_redirect?.trx_ref ?? ''
    },
    /** Changes a transaction of the order at Midtrans, which notifies us. */
    happens: async (order_id: string, change: object = {}) => {
      const transaction = midtrans.is(aTransaction({ order_id, ...change }))
      return scene.post(aNotification(transaction))
    },
  }
}
