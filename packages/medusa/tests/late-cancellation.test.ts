import { afterAll, expect, test, vi } from 'vitest'
import { atStore, cashOrders, cashSettings } from '#tests/support/cash.ts'
import { openTestAdapter } from '#tests/support/medusa-adapter.ts'

const tested = await openTestAdapter()
const { engine, mails } = tested
const { set, place, step, cancel } = cashOrders(tested)
afterAll(() => tested.close())

test('a buyer whose cancellation came too late is not named as cancelling when staff cancel', async () => {
  await set(cashSettings)
  const { placed, order_token } = await place(atStore)
  mails.length = 0
  // Staff pack it between the buyer's view and the cancellation.
  const find = engine.state.order.bind(engine.state)
  vi.spyOn(engine.state, 'order').mockImplementation((params) => {
    const order = find(params)
    if (Object(order.details).is_cancelled_by_buyer) order.status = 'PROCESSING'
    return order
  })
  expect(await cancel(order_token)).toBe('ORDER_CLOSED')
  await step(placed.trx_ref, 'cancel')
  expect(mails.map(({ name }) => name.slice(9))).toEqual(['order-withdrawn'])
})
