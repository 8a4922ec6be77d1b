import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import { type Arrived, arrivedOrder } from '#engine/arrived-order.ts'
import { stepOrder } from '#engine/order-step.ts'
import type { Opened } from '#engine/start-shop.ts'

const answer = 'Please bring it to the store.'

/** The refund is recorded after Medusa's event. */
const patienceMs = 10_000

const orderOf = async ({ client, token }: Arrived) =>
  (await client.request('POST order-by-token', { order_token: token })).user_order

const requestOf = async (arrived: Arrived) => (await orderOf(arrived)).return_request

async function expectStatus(arrived: Arrived, expected: string): Promise<void> {
  const deadline = Date.now() + patienceMs
  let status = (await requestOf(arrived))?.status
  while (status !== expected && Date.now() < deadline) {
    await pause(200)
    status = (await requestOf(arrived))?.status
  }
  if (status !== expected) throw new Error(`The return is ${status}, not ${expected}.`)
}

/** Returns the order and its return in Medusa's admin. */
async function inAdmin({ engine, trxRef }: Arrived) {
  const ours = z.object({ orders: z.array(z.object({ order_id: z.string() })).length(1) })
  const found = await engine.search('orders', { answer: ours, body: { trx_ref: trxRef } })
  const orderId = found.orders[0]?.order_id ?? ''
  const item = z.object({ id: z.string(), quantity: z.number() })
  const { order } = await engine.admin('GET', `/orders/${orderId}`, {
    answer: z.object({ order: z.object({ items: z.array(item).min(1) }) }),
    query: { fields: 'id,*items' },
  })
  const { returns } = await engine.admin('GET', '/returns', {
    answer: z.object({ returns: z.array(z.object({ id: z.string(), status: z.string() })) }),
    query: { order_id: orderId },
  })
  const [requested, ...others] = returns
  if (!requested || others.length > 0)
    throw new Error(`Medusa has ${returns.length} returns of an order that was returned once.`)
  return { orderId, items: order.items, returnId: requested.id }
}

/** Receives the goods, as staff do in the admin. */
async function receive(arrived: Arrived): Promise<void> {
  const { items, returnId } = await inAdmin(arrived)
  const steps = [
    ['receive', {}],
    ['receive-items', { items: items.map(({ id, quantity }) => ({ id, quantity })) }],
    ['receive/confirm', {}],
  ] as const
  for (const [step, body] of steps)
    await arrived.engine.admin('POST', `/returns/${returnId}/${step}`, {
      answer: z.unknown(),
      body,
    })
}

/** Refunds a part of the payment, as staff do for goods without their delivery. */
async function refundPart({ engine }: Arrived, orderId: string, amount: number): Promise<void> {
  const payments = z.array(z.object({ payments: z.array(z.object({ id: z.string() })) }))
  const { order } = await engine.admin('GET', `/orders/${orderId}`, {
    answer: z.object({ order: z.object({ payment_collections: payments }) }),
    query: { fields: 'id,payment_collections.payments.id' },
  })
  const [payment] = order.payment_collections.flatMap((collection) => collection.payments)
  await engine.admin('POST', `/payments/${payment?.id}/refund`, {
    answer: z.unknown(),
    body: { amount },
  })
}

/** Waits for a mail to the buyer. Throws when it is not sent. */
async function expectMail({ engine, trxRef }: Arrived, expected: string): Promise<void> {
  const told = z.object({ mailed: z.array(z.string()).nullish() }).nullish()
  const answer = z.object({ orders: z.array(z.object({ details: told })).length(1) })
  const deadline = Date.now() + patienceMs
  let mailed: readonly string[] = []
  while (!mailed.includes(expected) && Date.now() < deadline) {
    await pause(200)
    const found = await engine.search('orders', { answer, body: { trx_ref: trxRef } })
    mailed = found.orders[0]?.details?.mailed ?? []
  }
  if (!mailed.includes(expected)) throw new Error(`The buyer has mails ${mailed}, not ${expected}.`)
}

/** Checks a return from the buyer's request to the refund, by Medusa's own returns. Throws when something is wrong. */
export async function checkReturns(opened: Opened): Promise<void> {
  const arrived = await arrivedOrder(opened)
  const { client, engine, shelves, shelf, token, trxRef } = arrived
  const { grand_total: total } = await orderOf(arrived)
  const asked = { order_token: token, reason: 'WRONG_SIZE', words: 'Too small.' }
  await client.request('POST order-return', asked)
  await client.request('POST order-return', asked)
  await expectStatus(arrived, 'REQUESTED')
  const { orderId } = await inAdmin(arrived)
  const body = { decision: 'APPROVED', answer }
  await engine.admin('POST', `/etalase/orders/${orderId}/return`, { answer: z.unknown(), body })
  await expectStatus(arrived, 'APPROVED')
  if ((await requestOf(arrived))?.answer !== answer)
    throw new Error('The buyer does not read what staff have answered.')
  await receive(arrived)
  await expectStatus(arrived, 'RECEIVED')
  // Stock follows the return's status.
  const deadline = Date.now() + patienceMs
  let pieces = await shelves.count(shelf)
  while (pieces !== 2 && Date.now() < deadline) {
    await pause(200)
    pieces = await shelves.count(shelf)
  }
  if (pieces !== 2) throw new Error(`The store has ${pieces} pieces after the return, not 2.`)
  const { grand_total } = await orderOf(arrived)
  if (grand_total !== total) throw new Error(`The order cost ${total}, and now ${grand_total}.`)
  await refundPart(arrived, orderId, 1_000)
  await expectStatus(arrived, 'REFUNDED')
  await expectMail(arrived, 'ORDER_REFUNDED 1000')
  await stepOrder(engine, trxRef, { step: 'refund' })
  await expectMail(arrived, 'ORDER_REFUNDED')
}
