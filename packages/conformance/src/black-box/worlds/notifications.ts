import { endpoints } from '@etalase/contract/endpoints.ts'
import { unwrap } from '@etalase/contract/envelope.ts'
import { isClosed, type TrxStatus } from '@etalase/contract/rules/trx-status.ts'
import { Buyer, type PlacedOrder, placedOrder } from '#black-box/buyer.ts'
import { Line } from '#black-box/line.ts'
import { type Account, notify, type Reported } from '#black-box/notification.ts'
import type { Shelf } from '#black-box/shelf.ts'
import { type Trial, Untried } from '#black-box/trial.ts'
import type { Setting, World } from '#black-box/world.ts'

interface Story {
  setting: Setting
  account: Account
  trial: Trial
}

interface Bill {
  buyer: Buyer
  order: PlacedOrder
  shelf: Shelf
}

/** Places an unpaid order of one of 2 pieces. */
async function placeOrder({ setting, trial }: Story): Promise<Bill> {
  const shelf = await setting.shelves.open(2)
  const buyer = await Buyer.withCart(setting.client, shelf)
  const { order } = await buyer.send()
  if (!order) throw new Untried('an order was refused')
  trial.begin('A store has 2 pieces.', 'One piece is ordered.')
  return { buyer, order, shelf }
}

/** Checks status and stock of an order: unsold pieces are back in the store. */
async function expectState(
  { setting, trial }: Story,
  bill: Bill,
  expected: TrxStatus,
): Promise<void> {
  const { buyer, order, shelf } = bill
  const status = await buyer.statusOf(order)
  if (status === undefined) throw new Untried('the backend has no GET order-payment')
  const isOver = isClosed(expected)
  // A backend may start packing right after the payment.
  const isPaid = status !== 'PENDING' && !isClosed(status)
  const isExpected = expected === 'PAID' ? isPaid : status === expected
  const problem = `the order is ${status}, not ${expected}`
  trial.holds(isOver ? 'ended' : 'paid', isExpected, problem)
  const left = await setting.shelves.count(shelf)
  trial.holds('stock', left === (isOver ? 2 : 1), `the store has ${left} pieces`)
}

async function report({ setting, account, trial }: Story, { order }: Bill, reported: Reported) {
  trial.step(`The provider reports: ${reported}.`)
  const status = await notify(setting.url, account, order, reported)
  trial.holds('answered', status === 200, `the notification is answered with ${status}`)
}

/** The provider's notifications of a bill in order, and the resulting status of the order. */
const sequences: readonly (readonly [Reported[], TrxStatus])[] = [
  [['unprocessed'], 'PENDING'],
  [['failed'], 'PENDING'],
  [['cancelled'], 'PENDING'],
  [['success'], 'PAID'],
  [['inProcess', 'success', 'success'], 'PAID'],
  [['failed', 'success', 'failed'], 'PAID'],
  [['success', 'expired', 'cancelled', 'unprocessed'], 'PAID'],
  [['expired', 'expired'], 'EXPIRED'],
  [['expired', 'success'], 'EXPIRED'],
]

async function inSequence(story: Story): Promise<void> {
  for (const [reports, expected] of sequences) {
    const bill = await placeOrder(story)
    for (const reported of reports) await report(story, bill, reported)
    await expectState(story, bill, expected)
  }
}

async function unsigned(story: Story): Promise<void> {
  const { setting, account, trial } = story
  const bill = await placeOrder(story)
  trial.step('Someone without the password reports: success.')
  await notify(setting.url, { ...account, password: 'a guess' }, bill.order, 'success')
  await expectState(story, bill, 'PENDING')
  trial.step('The provider reports an unknown bill as paid.')
  const unknown = { trxRef: `${bill.order.trxRef.slice(0, -4)}0000`, total: 1 }
  const status = await notify(setting.url, account, unknown, 'success')
  trial.holds('answered', status < 500, `it is answered with ${status}`)
  await expectState(story, bill, 'PENDING')
}

/** Checks that ten notifications at once count as one payment, and that the key does not place the order again. */
async function atOnce(story: Story): Promise<void> {
  const { setting, account, trial } = story
  const bill = await placeOrder(story)
  trial.step('The provider reports 10 times at once: success.')
  const send = () => notify(setting.url, account, bill.order, 'success')
  const statuses = await Promise.all(Array.from({ length: 10 }, send))
  const refused = statuses.filter((status) => status !== 200)
  trial.holds('answered', refused.length === 0, `some are answered with ${refused.join(', ')}`)
  await expectState(story, bill, 'PAID')
  trial.step('The order is sent again with its key.')
  const again = (await bill.buyer.send()).order
  const isSame = !again || again.trxRef === bill.order.trxRef
  trial.holds('oneOrder', isSame, 'a second order is placed')
  await expectState(story, bill, 'PAID')
}

/** Checks a notification that arrives before the shopper knows of the order. */
async function early(story: Story): Promise<void> {
  const { setting, account, trial } = story
  const shelf = await setting.shelves.open(2)
  const buyer = await Buyer.withCart(setting.client, shelf)
  const line = await Line.open(setting.url)
  line.plan('POST checkout-trx', 'the answer is late')
  trial.begin('A store has 2 pieces.', 'One piece is ordered, and the answer is delayed.')
  try {
    const answered = buyer.send(buyer.at(line.url))
    const { body } = await line.held
    const order = placedOrder(endpoints['POST checkout-trx'].data.parse(unwrap(body)))
    trial.step('The provider reports: success.')
    await notify(setting.url, account, order, 'success')
    await line.release()
    trial.holds(
      'oneOrder',
      (await answered).order?.trxRef === order.trxRef,
      'it is a different order',
    )
    await expectState(story, { buyer, order, shelf }, 'PAID')
  } finally {
    line.close()
  }
}

/** Checks a cancellation and a payment at the same time: one wins, and both sides learn which. */
async function againstCancellation(story: Story): Promise<void> {
  const { setting, account, trial } = story
  const bill = await placeOrder(story)
  trial.step('Its buyer cancels it, and at the same time the provider reports: success.')
  const [cancelled] = await Promise.all([
    bill.buyer.cancel(bill.order),
    notify(setting.url, account, bill.order, 'success'),
  ])
  await expectState(story, bill, cancelled.status === 200 ? 'CANCELLED' : 'PAID')
}

/** Checks a payment after the cancellation, and a cancellation after the payment. */
async function aroundCancellation(story: Story): Promise<void> {
  const { trial } = story
  const late = await placeOrder(story)
  trial.step('Its buyer cancels it.')
  await late.buyer.cancel(late.order)
  await report(story, late, 'success')
  await report(story, late, 'success')
  await expectState(story, late, 'CANCELLED')
  const paid = await placeOrder(story)
  await report(story, paid, 'success')
  trial.step('Its buyer cancels it.')
  const { status } = await paid.buyer.cancel(paid.order)
  trial.holds(
    'paid',
    status >= 400 && status < 500,
    `cancelling a paid order is answered with ${status}`,
  )
  await expectState(story, paid, 'PAID')
}

const stories = [inSequence, unsigned, atOnce, early, againstCancellation, aroundCancellation]

/** The provider's notifications: early, late, repeated, missing, and forged. */
export const notifications: World = {
  title: 'payment notifications',
  async run(setting, trial) {
    const { account } = setting
    if (!account) throw new Untried('needs PAYMENT_USER and PAYMENT_PASSWORD')
    for (const story of stories) await trial.tell(() => story({ setting, account, trial }))
  },
}
