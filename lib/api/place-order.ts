import 'server-only'
import { checkoutEndpoints } from '@etalase/contract/checkout.ts'
import type { CallData, CallInput } from '@etalase/contract/endpoints.ts'
import { type Caller, callsOf } from '#lib/api/backend.ts'
import { sessionIsGone } from '#lib/api/failure.ts'
import { serializeByKey } from '#lib/api/serialize-by-key.ts'

const { callBackend } = callsOf(checkoutEndpoints)

/** The call that places an order. */
export const placeOrderCall = 'POST checkout-trx'

/** As parsed by the contract. */
type OrderInput = Pick<CallInput<typeof placeOrderCall>, 'body'>

/**
 * Returns the caller of an order. With a guest's e-mail address it is sent without a token, even when a customer is signed in; without
 * one it needs the customer's session. Throws ApiError when that session is gone.
 */
function orderCaller({ body }: OrderInput, caller: Caller): Caller {
  const isGuestOrder = Boolean(body.guest_email)
  if (!isGuestOrder && !caller.token) throw sessionIsGone(placeOrderCall)
  if (!isGuestOrder) return caller
  const { token: _, ...guest } = caller
  return guest
}

/**
 * Places an order, one at a time per device, so that two orders never take the same cart. The same idempotency key returns the same
 * order and bill. Throws ApiError.
 */
export const placeOrder = (
  input: OrderInput,
  caller: Caller & { deviceId: string },
): Promise<CallData<typeof placeOrderCall>> =>
  serializeByKey(caller.deviceId, async () =>
    callBackend(placeOrderCall, input, orderCaller(input, caller)),
  )
