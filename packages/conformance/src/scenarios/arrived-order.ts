import type { Client } from '#client.ts'
import { checkInvoice } from '#scenarios/invoices.ts'

/** A JPEG of one pixel. */
const picture =
  '/9j/2wBDAP//////////////////////////////////////////////////////////////////////////////////////2wBDAf//////////////////////////////////////////////////////////////////////////////////////wAARCAABAAEDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAP/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFAEBAAAAAAAAAAAAAAAAAAAAAP/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/AKAA/9k='

const open = async (client: Client, order_token: string) =>
  (await client.request('POST order-by-token', { order_token })).user_order

/** Checks that a return request is stored once, and that its picture can be read. */
async function checkAsked(client: Client, order_token: string): Promise<void> {
  const [ask, look] = ['POST order-return', 'POST order-return-picture'] as const
  const asked = { reason: 'OTHER', words: 'Asked by the conformance suite' }
  await client.request(ask, { ...asked, order_token, pictures: [picture] })
  await client.request(ask, { ...asked, order_token, words: 'Asked again' })
  const { return_request } = await open(client, order_token)
  const isKept = return_request?.words === asked.words && return_request.picture_count === 1
  client.report.check(ask, 'return_request', isKept, 'is not the first request')
  const kept = await client.request(look, { order_token, number: 1 })
  const isJpeg = kept.picture.startsWith('/9j/')
  client.report.check(look, 'picture', isJpeg, 'is not a JPEG')
}

/** Checks that a review of the first line is stored once. */
async function checkReviewed(client: Client, order_token: string): Promise<void> {
  const call = 'POST order-review'
  const [line] = (await open(client, order_token)).sales_trx_details
  if (!line) return
  const of = { order_token, product_detail_id: line.product_detail.id, size: line.size_code }
  const text = 'Written by the conformance suite'
  await client.request(call, { ...of, stars: 4, fit: 'TRUE', text })
  await client.request(call, { ...of, stars: 1, text })
  const [reviewed] = (await open(client, order_token)).sales_trx_details
  const isKept = reviewed?.reviewed_stars === 4
  client.report.check(call, 'reviewed_stars', isKept, 'are not those of the first review')
}

/** Reads the invoice of a token's order, and returns and reviews it: a guest's order that has arrived, without earlier requests. */
export async function checkArrivedOrder(
  client: Client,
  order_token: string | undefined,
): Promise<void> {
  const what = 'an order that has arrived; pass one with --arrived-token'
  if (order_token === undefined) {
    for (const call of ['POST order-return', 'POST order-review'] as const)
      client.report.skip(call, what)
    return
  }
  const order = await open(client, order_token)
  const { return_until, sales_trx_details } = order
  checkInvoice(client, order)
  if (return_until) await checkAsked(client, order_token)
  else client.report.skip('POST order-return', what)
  if (sales_trx_details[0]?.can_review) await checkReviewed(client, order_token)
  else client.report.skip('POST order-review', what)
}
