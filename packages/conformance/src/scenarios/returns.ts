import type { SentOrderLine } from '@etalase/contract/order-line.ts'
import type { Client } from '#client.ts'

const asked = { reason: 'OTHER', words: 'Asked by the conformance suite' } as const
const nowhere = 2_147_483_647

/** Checks that a line cannot be reviewed before its order has arrived. */
export async function checkReview(
  client: Client,
  order: object,
  [line]: readonly SentOrderLine[],
): Promise<void> {
  const call = 'order_token' in order ? 'POST order-review' : 'POST user/review'
  if (!line) return
  const written = { product_detail_id: line.product_detail.id, size: line.size_code }
  const said = { stars: 5, text: 'Written by the conformance suite' }
  const { status } = await client.attempt(call, { ...order, ...written, ...said })
  if (status === 404) return client.report.notOffered(call)
  const problem = `expected 400, got ${status}`
  client.report.check(call, 'an order that has not arrived', status === 400, problem)
}

/** Checks that a new customer has no reviews. */
export async function checkOwnReviews(client: Client): Promise<void> {
  const call = 'GET user/reviews'
  const answer = await client.requestOptional(call)
  const isNone = !answer || answer.reviews.length === 0
  client.report.check(call, 'reviews', isNone, 'a new customer already has some')
}

/** Checks that an order cannot be returned before it arrives, nor a missing order, and that such an order has no pictures. */
export async function checkCustomerReturn(client: Client, id: number): Promise<void> {
  const [ask, picture] = ['POST user/order-return', 'GET user/order-return-picture'] as const
  const { status } = await client.attempt(ask, { ...asked, id })
  if (status === 404) {
    for (const call of [ask, picture]) client.report.notOffered(call)
    return
  }
  const problem = `expected 400, got ${status}`
  client.report.check(ask, 'an order that has not arrived', status === 400, problem)
  const none = { input: { ...asked, id: nowhere } }
  await client.expectError(ask, 'an order that does not exist', [404], none)
  const first = { input: { id, number: 1 } }
  await client.expectError(picture, 'a picture that is not there', [404], first)
}

/** Checks the same for a guest with the order's token; a made-up token opens no order. */
export async function checkGuestReturn(client: Client, order_token: string): Promise<void> {
  const [ask, picture] = ['POST order-return', 'POST order-return-picture'] as const
  const { status } = await client.attempt(ask, { ...asked, order_token })
  if (status === 404) {
    for (const call of [ask, picture]) client.report.notOffered(call)
    return
  }
  const problem = `expected 400, got ${status}`
  client.report.check(ask, 'an order that has not arrived', status === 400, problem)
  const forged = { input: { ...asked, order_token: `${order_token.slice(0, -3)}AAA` } }
  await client.expectError(ask, 'a forged token', [400], forged)
  const first = { input: { order_token, number: 1 } }
  await client.expectError(picture, 'a picture that is not there', [404], first)
}
