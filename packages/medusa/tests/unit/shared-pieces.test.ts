import { describe, expect, test } from 'vitest'
import { requirePieces } from '../../server/src/orders/shared-pieces.ts'
import { Refusal } from '../../server/src/refusal.ts'

const line = (variant_id: string, inventory_item_id: string, count: number, each = 1) => ({
  variant_id,
  inventory_item_id,
  each,
  quantity: each * count,
  allow_backorder: false,
})

/** Returns an order's refusal; undefined without one. */
function refusalOf(...given: Parameters<typeof requirePieces>): unknown {
  try {
    requirePieces(...given)
  } catch (error) {
    return error instanceof Refusal && { word: error.message, details: error.details }
  }
}

const stock = new Map([
  ['shirt', 3],
  ['sarong', 1],
])

describe('an order is refused', () => {
  test('when two lines need the last piece of one item, and names the remaining stock for the second', () => {
    const lines = [line('set', 'shirt', 1), line('set', 'sarong', 1), line('single', 'sarong', 1)]
    expect(refusalOf(lines, stock)).toEqual({
      word: 'OUT_OF_STOCK',
      details: { variant_id: 'single', available: 0 },
    })
  })

  test('when whole sets are missing: three pieces are one pair', () => {
    expect(refusalOf([line('pair', 'shirt', 2, 2)], stock)).toMatchObject({
      details: { variant_id: 'pair', available: 1 },
    })
  })

  test('for an item that the location does not have', () => {
    expect(refusalOf([line('cap', 'cap', 1)], stock)).toMatchObject({ word: 'OUT_OF_STOCK' })
  })
})

test('an order of all remaining stock is accepted', () => {
  const lines = [line('set', 'shirt', 1), line('set', 'sarong', 1), line('single', 'shirt', 2)]
  expect(refusalOf(lines, stock)).toBeUndefined()
})

test('a backorder is accepted, and leaves no stock for other lines', () => {
  const ahead = { ...line('single', 'shirt', 4), allow_backorder: true }
  expect(refusalOf([ahead], stock)).toBeUndefined()
  expect(refusalOf([ahead, line('set', 'shirt', 1)], stock)).toMatchObject({
    details: { variant_id: 'set', available: 0 },
  })
})
