import { orderNumber } from '@etalase/contract/rules/codes.ts'
import { toWib } from '@etalase/contract/rules/time-zone.ts'
import { destination } from '@etalase/testkit/destination.ts'
import { addDays } from 'date-fns/addDays'
import { z } from 'zod'
import { serviceOf, tiersFor } from '#engine/staff/delivered.ts'
import { expectSame, type Placed, type Staff, type Story } from '#engine/staff/staff.ts'

const atStore = { payment_way: 'PAY_AT_STORE' }

/** The demo company's fee for cash on delivery, in whole rupiah. */
const fee = 5_000

/** Presses a button of the admin's widget. Returns 200, or the refusal's word. */
async function press(staff: Staff, { orderId }: Placed, name: string): Promise<unknown> {
  try {
    await staff.post(`/etalase/orders/${orderId}/step`, { step: name })
    return 200
  } catch (error) {
    return error instanceof Object && 'reason' in error ? error.reason : error
  }
}

/** Returns the states of an order in Medusa. */
async function inMedusa(staff: Staff, { orderId }: Placed) {
  const states = { status: z.string(), payment_status: z.string(), fulfillment_status: z.string() }
  const answer = z.object({ order: z.object(states) })
  const { order } = await staff.get(`/orders/${orderId}`, answer, {
    fields: 'id,status,payment_status,fulfillment_status',
  })
  return [order.status, order.payment_status, order.fulfillment_status]
}

/** Places an order of a piece to be paid on delivery. Returns it with its shelf. */
async function parcel(staff: Staff) {
  const shelf = await staff.shelves.open(2, 'delivery')
  const tiers = await tiersFor(await staff.buyer(1, shelf), shelf)
  const tier = tiers.find(({ takes_cash }) => takes_cash)
  if (!tier) throw new Error('No service collects cash.')
  const cost = { shipping_cost: tier.tariff, payment_way: 'CASH_ON_DELIVERY' }
  const fields = { ...destination, ...serviceOf(tier), ...cost }
  const total = shelf.price + tier.tariff + fee
  const given = { ...fields, expected_total: total }
  const order = await staff.order(1, shelf, { fields: given })
  expectSame('The total', (await staff.shown(order)).grand_total, total)
  return { order, shelf }
}

async function ship(staff: Staff, order: Placed): Promise<void> {
  await staff.step(order, 'pack')
  await staff.step(order, 'ship', { receipt_number: 'SN1' })
}

const collected: Story = {
  name: 'a pickup is paid at the till once: its payment is captured, and its goods are handed over',
  async run(staff) {
    const order = await staff.order(1, undefined, { fields: atStore })
    expectSame('The status', (await staff.shown(order)).trx_status, 'CONFIRMED')
    expectSame('In Medusa', await inMedusa(staff, order), [
      'pending',
      'authorized',
      'not_fulfilled',
    ])
    expectSame('The first time', await press(staff, order, 'collect'), 200)
    expectSame('The second time', await press(staff, order, 'collect'), 'COLLECTED')
    await staff.untilStatus(order, 'COMPLETED')
    expectSame('In Medusa', await inMedusa(staff, order), ['pending', 'captured', 'delivered'])
    await staff.untilMailed(`${orderNumber(order.trxRef)}-order-collected`)
  },
}

const notPickedUp: Story = {
  name: 'a pickup that nobody comes for is cancelled in Medusa, and its goods are sold again',
  async run(staff) {
    const shelf = await staff.shelves.open(2)
    const order = await staff.order(2, shelf, { fields: atStore })
    await staff.step(order, 'ready')
    expectSame('The step', await press(staff, order, 'not-collected'), 200)
    await staff.untilStatus(order, 'NOT_COLLECTED')
    expectSame('In Medusa', (await inMedusa(staff, order))[0], 'canceled')
    await staff.untilPieces(shelf, 2)
    expectSame('Collected after that', await press(staff, order, 'collect'), 'ORDER_CLOSED')
  },
}

const lapsed: Story = {
  name: 'a pickup that nobody comes for in time is released by itself, also when it is ready',
  async run(staff) {
    const shelf = await staff.shelves.open(2)
    const order = await staff.order(2, shelf, { fields: atStore })
    await staff.lapse(order, 30)
    await staff.step(order, 'ready')
    const { payment_duedate } = await staff.shown(order)
    const isKept = (payment_duedate ?? '') > toWib(addDays(new Date(), 1))
    expectSame('Whether it is kept from when it is ready', isKept, true)
    await staff.lapse(order)
    await staff.untilStatus(order, 'NOT_COLLECTED')
    await staff.untilPieces(shelf, 2)
    await staff.untilMailed(`${orderNumber(order.trxRef)}-order-not-collected`)
  },
}

const byMedusa: Story = {
  name: 'staff hand an order over and capture its payment in Medusa: it arrives with its money',
  async run(staff) {
    const order = await staff.order(2, undefined, { fields: atStore })
    await staff.handOver(order, 2)
    await staff.untilStatus(order, 'READY_FOR_PICKUP')
    expectSame('In Medusa', (await inMedusa(staff, order)).slice(1), ['authorized', 'delivered'])
    await staff.capture(order)
    await staff.untilStatus(order, 'COMPLETED')
    expectSame('Collected after that', await press(staff, order, 'collect'), 'COLLECTED')
  },
}

const refused: Story = {
  name: 'a parcel that is refused comes back as a return of Medusa, and its goods are sold when that is received',
  async run(staff) {
    const { order, shelf } = await parcel(staff)
    await ship(staff, order)
    expectSame('The step', await press(staff, order, 'refuse'), 200)
    await staff.untilStatus(order, 'NOT_COLLECTED')
    await staff.untilPieces(shelf, 1)
    await staff.receiveReturn(order)
    await staff.untilPieces(shelf, 2)
    await staff.until('It is not collected any more', async () => {
      const answered = await press(staff, order, 'collect')
      return answered === 'ORDER_CLOSED'
    })
  },
}

const damaged: Story = {
  name: 'a refused parcel that comes back damaged ends its return, and its goods are not sold',
  async run(staff) {
    const { order, shelf } = await parcel(staff)
    await ship(staff, order)
    await press(staff, order, 'refuse')
    await staff.untilStatus(order, 'NOT_COLLECTED')
    await staff.receiveReturn(order, 'dismiss-items')
    await staff.until(
      'The return has ended',
      async () => (await press(staff, order, 'collect')) === 'ORDER_CLOSED',
    )
    await staff.untilPieces(shelf, 1)
  },
}

const takenAfterAll: Story = {
  name: 'a parcel that is refused and taken after all is paid then, and nothing comes back',
  async run(staff) {
    const { order, shelf } = await parcel(staff)
    await ship(staff, order)
    await press(staff, order, 'refuse')
    await staff.untilStatus(order, 'NOT_COLLECTED')
    expectSame('The step', await press(staff, order, 'collect'), 200)
    await staff.untilStatus(order, 'COMPLETED')
    expectSame('In Medusa', (await inMedusa(staff, order)).slice(1), ['captured', 'delivered'])
    await staff.untilPieces(shelf, 1)
  },
}

const limited: Story = {
  name: 'as many orders to pay in cash wait as staff have set, and one more is refused',
  async run(staff) {
    const shelf = await staff.shelves.open(3)
    const fields = { ...atStore, guest_email: `cash-${Date.now()}@example.com` }
    const hours = staff.post('/etalase/settings', { pay_at_store_hours: '5' })
    const words = await hours.catch((error: unknown) => Object(error).reason)
    expectSame('The refusal of hours', words, 'pay_at_store_hours: Type a number from 24 to 720')
    await staff.post('/etalase/settings', { cash_orders: '1' })
    await staff.order(1, shelf, { fields })
    const { code } = await (await staff.buyer(1, shelf, { fields })).send()
    expectSame('The refusal', code, 'CASH_ORDERS')
    await staff.post('/etalase/settings', { cash_orders: '3' })
  },
}

export const cashStories: readonly Story[] = [
  collected,
  notPickedUp,
  lapsed,
  byMedusa,
  refused,
  damaged,
  takenAfterAll,
  limited,
]
