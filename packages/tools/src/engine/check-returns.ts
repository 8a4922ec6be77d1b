import { z } from 'zod'
import { expectSame, type Placed, Staff } from '#engine/staff/staff.ts'
import type { Opened } from '#engine/start-shop.ts'

const answer = 'Please bring it to the store.'

const untilReturn = (staff: Staff, order: Placed, status: string) =>
  staff.until(`The return is ${status}`, async () => {
    const { return_request } = await staff.shown(order)
    return return_request?.status === status
  })

/** Waits until the order says that a mail was sent to its buyer. Throws when it never does. */
function untilMailed(staff: Staff, { trxRef }: Placed, mail: string): Promise<void> {
  const told = z.object({ mailed: z.array(z.string()).nullish() }).nullish()
  const found = z.object({ orders: z.array(z.object({ details: told })).length(1) })
  return staff.until(`The buyer has the mail ${mail}`, async () => {
    const body = { trx_ref: trxRef }
    const { orders } = await staff.engine.search('orders', { answer: found, body })
    return orders[0]?.details?.mailed?.includes(mail) ?? false
  })
}

/** Checks a return from the buyer's request to the refund, by Medusa's own returns. Throws when something is wrong. */
export async function checkReturns(opened: Opened): Promise<void> {
  const staff = new Staff(opened)
  const shelf = await staff.shelves.open(2)
  const order = await staff.order(1, shelf)
  await staff.pay(order)
  for (const step of ['ready', 'complete']) await staff.step(order, step)
  const { grand_total: total } = await staff.shown(order)
  const asked = { order_token: order.token, reason: 'WRONG_SIZE', words: 'Too small.' }
  await staff.client.request('POST order-return', asked)
  await staff.client.request('POST order-return', asked)
  await untilReturn(staff, order, 'REQUESTED')
  await staff.post(`/etalase/orders/${order.orderId}/return`, { decision: 'APPROVED', answer })
  await untilReturn(staff, order, 'APPROVED')
  const { return_request } = await staff.shown(order)
  expectSame('The answer that the buyer reads', return_request?.answer, answer)
  await staff.receiveReturn(order)
  await untilReturn(staff, order, 'RECEIVED')
  await staff.untilPieces(shelf, 2)
  expectSame('The total after the return', (await staff.shown(order)).grand_total, total)
  await staff.refund(order, 1_000)
  await untilReturn(staff, order, 'REFUNDED')
  await untilMailed(staff, order, 'ORDER_REFUNDED 1000')
  await staff.step(order, 'refund')
  await untilMailed(staff, order, 'ORDER_REFUNDED')
}
