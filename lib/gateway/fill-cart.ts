import 'server-only'
import type { NextRequest } from 'next/server'
import { ApiError } from '#lib/api/api-error.ts'
import { callBackend } from '#lib/api/server.ts'
import type { ShopperCaller } from '#lib/gateway/caller.ts'
import { limitByAddress } from '#lib/gateway/limit-rate.ts'
import { mayHaveHappened } from '#lib/gateway/log-request-failure.ts'
import { fieldText, readBody } from '#lib/gateway/read-input.ts'
import { refuseQueued } from '#lib/gateway/refuse-queued.ts'
import { type LinkLine, readCartLink } from '#lib/rules/cart-link.ts'
import { cartLinkMessages } from '#messages/cart.ts'

const call = 'POST cart'

/** The result of a cart form, as the cart says it. */
export interface CartFormResult {
  message: string
  isDone: boolean
}

/** Whether a failure is about one line alone, so that the next one may succeed. */
const isAboutLine = (error: unknown) =>
  error instanceof ApiError && error.status !== 401 && !mayHaveHappened(error)

const isQueued = (error: unknown) => error instanceof ApiError && error.code === 'QUEUED'

/** Adds lines one after the other, and gives the failures; after one that is not about its line, the rest is not tried. */
async function addEach(request: NextRequest, lines: readonly LinkLine[], caller: ShopperCaller) {
  const failures: unknown[] = []
  for (const [index, body] of lines.entries()) {
    try {
      await limitByAddress(request, call)
      await refuseQueued(request, call, body.product_detail_id)
      await callBackend(call, { body }, caller)
    } catch (error) {
      failures.push(error)
      if (!isAboutLine(error)) return { failures, added: index + 1 - failures.length }
    }
  }
  return { failures, added: lines.length - failures.length }
}

/** Puts the `items` of a form into the cart. Throws ApiError when none was added. */
export async function fillCart(
  request: NextRequest,
  caller: ShopperCaller,
): Promise<CartFormResult> {
  const { lines } = readCartLink(fieldText(await readBody(request, call), 'items'))
  if (lines.length === 0) {
    const shopperMessage = cartLinkMessages.nothing
    throw new ApiError({
      kind: 'refused',
      call,
      status: 400,
      code: 'INVALID_INPUT',
      shopperMessage,
    })
  }
  const { added, failures } = await addEach(request, lines, caller)
  // A line that must wait leads to the queue.
  if (added === 0) throw failures.find(isQueued) ?? failures.at(-1)
  if (failures.length === 0) return { message: cartLinkMessages.added(added), isDone: true }
  return { message: cartLinkMessages.addedSome(added, lines.length), isDone: false }
}
