import { describe, expect, test } from 'vitest'
import { cancelledOrder, freeOrder, paidOrder, pendingOrder } from '#tests/support/medusa-order.ts'
import { amountsOf, billedOf, costOf } from '../../server/src/orders/amounts.ts'
import type { MedusaItem, MedusaOrder } from '../../server/src/orders/medusa-order.ts'
import { linesOf } from '../../server/src/orders/order-lines.ts'

const amounts = { subtotal: 200_000, discount: 15_000, shipping_cost: 12_000, grand_total: 197_000 }

const [bought] = pendingOrder.items
if (!bought) throw new Error('No item')

const other = (kind: MedusaItem['kind']): MedusaItem => ({
  ...bought,
  id: 'item_2',
  kind,
  unit_price: 50_000,
  quantity: 1,
  adjustments: [],
})

/** Returns an order to which staff have added a line. */
const withLine = (order: MedusaOrder, kind: MedusaItem['kind']): MedusaOrder => ({
  ...order,
  items: [bought, other(kind)],
})

const shown = (order: MedusaOrder) =>
  linesOf(order).map(({ kind, qty, price }) => [kind, qty, price])

test('an order costs its lines minus the discount plus the delivery', () => {
  expect(amountsOf(pendingOrder)).toMatchObject(amounts)
})

test('a paid order that Medusa cancels keeps its total and its discount', () => {
  expect(amountsOf(cancelledOrder)).toMatchObject(amounts)
})

test("a second payment after the cancellation is compared with the order's original cost", () => {
  expect(costOf(cancelledOrder)).toBe(costOf(paidOrder))
})

test('amounts that Medusa sends as strings are added up as numbers', () => {
  const items = [{ ...bought, unit_price: '100000', quantity: '2' }]
  expect(amountsOf({ ...paidOrder, items, shipping_methods: [{ amount: '12000' }] })).toMatchObject(
    amounts,
  )
})

test('an order with nothing to pay has a total of 0', () => {
  expect(amountsOf(freeOrder)).toMatchObject({ discount: 212_000, grand_total: 0 })
})

test('a discount stored without tax is shown with it', () => {
  const delivery = {
    amount: 12_000,
    adjustments: [{ amount: 12_000 / 1.11 }],
    tax_lines: [{ rate: 11 }],
  }
  expect(amountsOf({ ...pendingOrder, shipping_methods: [delivery] })).toMatchObject({
    discount: 27_000,
    grand_total: 185_000,
  })
})

describe('in a paid order that staff have changed,', () => {
  test('added goods are charged and do not affect the discount', () => {
    const order = withLine(paidOrder, 'ADDED')
    expect(shown(order)).toEqual([
      ['BOUGHT', 2, 100_000],
      ['ADDED', 1, 50_000],
    ])
    expect(amountsOf(order)).toMatchObject({ discount: 15_000, grand_total: 247_000 })
  })

  test('removed goods disappear, and the discount is never below 0', () => {
    const items = [{ ...bought, quantity: 1, adjustments: [] }]
    expect(amountsOf({ ...paidOrder, items })).toMatchObject({ discount: 0, grand_total: 112_000 })
  })

  test('an exchange removes pieces with their share of the discount, and adds others', () => {
    const items = [{ ...bought, exchanged: 1 }, other('EXCHANGE')]
    const order = { ...paidOrder, items }
    expect(shown(order)).toEqual([
      ['BOUGHT', 1, 100_000],
      ['EXCHANGE', 1, 50_000],
    ])
    expect(amountsOf(order)).toMatchObject({ discount: 7_500, grand_total: 154_500 })
  })

  test('a replacement costs nothing', () => {
    const order = withLine(paidOrder, 'REPLACEMENT')
    expect(shown(order)).toEqual([
      ['BOUGHT', 2, 100_000],
      ['REPLACEMENT', 1, 0],
    ])
    expect(amountsOf(order)).toMatchObject(amounts)
  })

  test('the delivery of a return, an exchange or a claim is excluded', () => {
    const back = {
      amount: 9_000,
      detail: { return_id: 'ret_1', exchange_id: null, claim_id: null },
    }
    const shipping_methods = [...paidOrder.shipping_methods, back]
    expect(amountsOf({ ...paidOrder, shipping_methods })).toMatchObject(amounts)
  })
})

describe('an unpaid order keeps the billed total', () => {
  test('when staff add goods', () => {
    const { lines, ...billed } = billedOf(withLine(pendingOrder, 'ADDED'))
    expect(lines).toHaveLength(1)
    expect(billed).toEqual(amounts)
  })

  test('when staff remove goods, since the buyer has the bill', () => {
    const items = [{ ...bought, quantity: 1, adjustments: [] }]
    expect(billedOf({ ...pendingOrder, items })).toMatchObject({
      discount: 0,
      grand_total: 197_000,
    })
  })
})
