import { afterAll, expect, test } from 'vitest'
import { placeGuestOrder } from '#tests/support/guest-order.ts'
import { openTestAdapter } from '#tests/support/medusa-adapter.ts'

const tested = await openTestAdapter()
const { call } = tested
afterAll(() => tested.close())

const anOrder = () => placeGuestOrder(tested)

const namesOf = async (trx_ref: string, local_device_id: string, language: string) => {
  const headers = { 'accept-language': language }
  const { data } = await call('GET order-payment', { trx_ref, local_device_id }, headers)
  return (data.sales_trx_details as { product_name: string }[]).map((line) => line.product_name)
}

test("a line shows how staff changed it, in the reader's language", async () => {
  const { order, line, local_device_id } = await anOrder()
  const kinds = ['BOUGHT', 'ADDED', 'EXCHANGE', 'REPLACEMENT']
  order.lines = kinds.map((kind) => Object.assign({ ...line }, { kind }))
  expect(await namesOf(order.trx_ref, local_device_id, 'en')).toEqual([
    'Garment 1',
    'Garment 1 (added)',
    'Garment 1 (in exchange)',
    'Garment 1 (replacement)',
  ])
  expect(await namesOf(order.trx_ref, local_device_id, 'id')).toContain('Garment 1 (ditambahkan)')
})

test('goods that staff added without a variant are shown', async () => {
  const { order, line, local_device_id } = await anOrder()
  order.lines = [line, Object.assign({ ...line }, { kind: 'ADDED', variant_id: null })]
  expect(await namesOf(order.trx_ref, local_device_id, 'en')).toHaveLength(2)
})
