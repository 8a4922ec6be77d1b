import { hashNetwork } from '#backend/http/hash-network.ts'
import { badRequest } from '#backend/http/http-error.ts'
import { messages } from '#backend/messages/messages.ts'
import { issueOrderToken, lookupDays } from '#backend/orders/order-token.ts'
import type { PromoLimit } from '#backend/promos/promo-limit.ts'
import type { Adapter } from '#engines/medusa/adapter/adapter.ts'
import { placeOrder } from '#engines/medusa/adapter/checkout/place-order.ts'
import type { AnswerCall } from '#engines/medusa/adapter/http/answer-call.ts'
import { toHandOff } from '#engines/medusa/adapter/orders/hand-off.ts'

/** Maximum length of an Idempotency-Key. */
const maxKeyLength = 100

/** Places orders. */
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
    const order = await placeOrder(adapter, { deviceId, customer, network, key, input })
    return {
      ...toHandOff(adapter, order),
      order_token: order.customer_id
        ? null
        : issueOrderToken(secret, order.id, { now: now(), days: lookupDays }),
    }
  })
}
