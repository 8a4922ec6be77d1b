import { hashNetwork } from '@etalase/backend-kit/http/hash-network.ts'
import { badRequest } from '@etalase/backend-kit/http/http-error.ts'
import { messages } from '@etalase/backend-kit/messages/messages.ts'
import { issueOrderToken, lookupDays } from '@etalase/backend-kit/orders/order-token.ts'
import type { PromoLimit } from '@etalase/backend-kit/promos/promo-limit.ts'
import type { Adapter } from '#adapter.ts'
import { placeOrder } from '#checkout/place-order.ts'
import type { AnswerCall } from '#http/answer-call.ts'
import { toHandOff, withPaymentPage } from '#orders/hand-off.ts'

/** Maximum length of an Idempotency-Key. */
const maxKeyLength = 100

/** Registers the call that places orders. */
export function placeOrderRoutes(
  answer: AnswerCall,
  adapter: Adapter,
  limitPromos: PromoLimit,
): void {
  const { secret, now } = adapter

  answer('POST checkout-trx', async ({ local_device_id: deviceId, ...input }, caller) => {
    const { customer, request } = caller
    if (input.promo_code) await limitPromos(request, deviceId)
    const header = request.headers['idempotency-key']
    const key = typeof header === 'string' && header !== '' ? header : undefined
    if (key && key.length > maxKeyLength)
      throw badRequest('INVALID_INPUT', messages().answers.request.check('Idempotency-Key'))
    const network = hashNetwork(secret, request.ip)
    const placed = await placeOrder(adapter, { deviceId, customer, network, key, input })
    const order = await withPaymentPage(adapter, placed)
    return {
      ...toHandOff(adapter, order),
      order_token: order.customer_id
        ? null
        : issueOrderToken(secret, order.id, { now: now(), days: lookupDays }),
    }
  })
}
