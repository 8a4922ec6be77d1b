import type { SentOrderLine } from '@etalase/contract/order-line.ts'
import type { Client } from '#client.ts'

const asked = { reason: 'OTHER', words: 'Asked by the conformance suite' } as const
const nowhere = 2_147_483_647

/** A line of an order that has not arrived is not reviewed. */
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

/** A new customer has written no review. */
export async function checkOwnReviews(client: Client): Promise<void> {
  const call = 'GET user/reviews'
  const answer = await client.requestOptional(call)
  const isNone = !answer || answer.reviews.length === 0
  client.report.check(call, 'reviews', isNone, 'a new customer has some')
}

/** An order that has not arrived is not returned, nor one of nobody; such an order has no pictures. */
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

/** The same for a guest, by the token of the order; a token that was made up opens none. */
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
