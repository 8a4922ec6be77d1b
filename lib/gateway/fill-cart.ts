import 'server-only'
import { ApiError } from '#lib/api/api-error.ts'
import { callBackend } from '#lib/api/server.ts'
import { limitByAddress } from '#lib/gateway/limit-rate.ts'
import { mayHaveHappened } from '#lib/gateway/log-request-failure.ts'
import { fieldText } from '#lib/gateway/read-input.ts'
import { refuseQueued } from '#lib/gateway/refuse-queued.ts'
import type { Submission } from '#lib/gateway/serve-write.ts'
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
async function addEach({ request, caller }: Submission, lines: readonly LinkLine[]) {
  const failures: unknown[] = []
  for (const [index, body] of lines.entries()) {
    try {
      // The form itself is counted already.
      if (index > 0) await limitByAddress(request, call)
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
export async function fillCart(submission: Submission): Promise<CartFormResult> {
  const { lines } = readCartLink(fieldText(submission.body, 'items'))
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
  const { added, failures } = await addEach(submission, lines)
  // A line that must wait leads to the queue.
  if (added === 0) throw failures.find(isQueued) ?? failures.at(-1)
  if (failures.length === 0) return { message: cartLinkMessages.added(added), isDone: true }
  return { message: cartLinkMessages.addedSome(added, lines.length), isDone: false }
}
