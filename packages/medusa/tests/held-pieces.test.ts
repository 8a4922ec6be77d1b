import { afterAll, expect, test } from 'vitest'
import { openPlacements } from '#tests/support/placements.ts'
import { heldPieces } from '../server/src/orders/held-pieces.ts'

const { postgres, database, add } = await openPlacements()
afterAll(() => postgres.close())

test('unpaid orders of a network at a location hold their pieces, and no others do', async () => {
  await add()
  await add({ details: { network: 'a', pieces: { variant_1: 3 } } })
  await add({ status: 'PAID' })
  await add({ deleted_at: new Date() })
  await add({ order_id: null })
  await add({ due_at: new Date(0) })
  await add({ location_id: 'sloc_2' })
  await add({ details: { network: 'b', pieces: { variant_1: 1 } } })
  // Of a version that wrote down no pieces.
  await add({ details: { network: 'a' } })
  expect(await heldPieces(database, { network: 'a', location_id: 'sloc_1' })).toEqual(
    new Map([
      ['variant_1', 5],
      ['variant_2', 1],
    ]),
  )
})
