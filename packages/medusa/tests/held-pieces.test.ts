import { afterAll, beforeEach, expect, test } from 'vitest'
import { openPlacements } from '#tests/support/placements.ts'
import { heldPieces } from '../server/src/orders/held-pieces.ts'

const { postgres, database, add } = await openPlacements()
afterAll(() => postgres.close())
beforeEach(() => postgres.exec('delete from placement'))

test('only unpaid orders of a network at a location, before their deadline, hold their pieces', async () => {
  await add()
  await add({ details: { network: 'a', pieces: { variant_1: 3 } } })
  await add({ status: 'PAID' })
  await add({ deleted_at: new Date() })
  await add({ order_id: null })
  await add({ due_at: new Date(0) })
  await add({ location_id: 'sloc_2' })
  await add({ details: { network: 'b', pieces: { variant_1: 1 } } })
  // Written by a version without pieces.
  await add({ details: { network: 'a' } })
  expect(await heldPieces(database, { network: 'a', location_id: 'sloc_1' })).toEqual(
    new Map([
      ['variant_1', 5],
      ['variant_2', 1],
    ]),
  )
})

test('a cash order holds its pieces until it is shipped, paid or closed, whatever its deadline', async () => {
  const cash = { payment_way: 'PAY_AT_STORE', due_at: new Date(0) }
  for (const status of ['CONFIRMED', 'PROCESSING', 'READY_FOR_PICKUP'])
    await add({ ...cash, status })
  for (const status of ['SHIPPED', 'NOT_COLLECTED', 'CANCELLED']) await add({ ...cash, status })
  await add({ ...cash, status: 'READY_FOR_PICKUP', paid_at: new Date() })
  const held = await heldPieces(database, { network: 'a', location_id: 'sloc_1' })
  expect(held.get('variant_1')).toBe(6)
})
