import { beforeEach, expect, test } from 'vitest'
import { freshBackend } from '#tests/support/backend-for-tests.ts'
import { atStore, cashOrders, onDelivery, stockCompany } from '#tests/support/cash-orders.ts'

const backend = await freshBackend()
const { place, step } = cashOrders(backend)
const consent = { whatsapp_phone: '0812 3456 7890', whatsapp_wording: 'Updates to … by WhatsApp' }

beforeEach(() => stockCompany(backend))

const sent = async () => (await backend.sentUpdates()).map(({ template }) => template)

test('an unpaid cash order sends nothing to an unverified phone until staff ship it', async () => {
  const billNo = await place({ ...onDelivery, ...consent })
  await step(billNo, 'pack')
  expect(await sent()).toEqual([])
  await step(billNo, 'ship', { receipt_number: 'SN1' })
  await step(billNo, 'collect')
  expect(await sent()).toEqual(['order_shipped', 'order_delivered'])
})

test('a pickup withdrawn before payment sends no update about the withdrawal', async () => {
  const billNo = await place({ ...atStore, ...consent })
  await step(billNo, 'ready')
  await step(billNo, 'cancel')
  expect(await sent()).toEqual(['ready_for_pickup'])
})
