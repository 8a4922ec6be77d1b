import { describe, expect, test } from 'vitest'
import { type CheckoutEvent, checkoutReducer } from '#lib/checkout/machine.ts'
import { type CheckoutState, initialCheckout } from '#lib/checkout/state.ts'
import { summarise, transaction } from '#lib/checkout/submission.ts'
import { rupiah } from '#lib/rules/money.ts'
import { aCartItem } from '#tests/support/builders.ts'

const address = {
  recipientName: 'Sari',
  recipientPhone: '081234567890',
  street: 'Jl. Kemang 1',
  provinceId: 31,
  cityId: 3174,
  subdistrictId: 317401,
  notes: '',
}
const shop = { id: 5, name: 'Kemang', addressLines: [] }
const availability = [{ id: 1, qty: 3 }]
const method = { code: 'UDRREG', description: 'Regular', cost: rupiah(9_000), etd: '1-2' }

const online: CheckoutEvent = {
  type: 'choose-shipping-type',
  shippingType: 'ONLINE_DELIVERY',
  isAvailable: true,
}
const pickup: CheckoutEvent = { ...online, shippingType: 'PICKUP_ON_STORE' }
const toMethods: CheckoutEvent[] = [
  online,
  { type: 'edit-address', address },
  { type: 'confirm-address' },
  { type: 'choose-shop', shop, availability },
]
const toOnlineSummary: CheckoutEvent[] = [
  ...toMethods,
  { type: 'choose-method', method },
  { type: 'confirm-method' },
]

const checkoutAfter = (...events: CheckoutEvent[]): CheckoutState =>
  events.reduce(checkoutReducer, initialCheckout)

describe('checkout', () => {
  test('delivery goes through address, hub and method to the summary', () => {
    expect(checkoutAfter(online).step).toBe('choose-address')
    expect(checkoutAfter(...toMethods).step).toBe('choose-shipping-method')
    expect(checkoutAfter(...toOnlineSummary).step).toBe('order-summary')
  })

  test('pickup goes straight from the store to the summary', () => {
    expect(checkoutAfter(pickup).step).toBe('choose-showroom')
    expect(checkoutAfter(pickup, { type: 'choose-shop', shop, availability }).step).toBe(
      'order-summary',
    )
  })

  test('a way that is not available cannot be chosen', () => {
    expect(checkoutAfter({ ...online, isAvailable: false })).toEqual(initialCheckout)
  })

  test('an incomplete address does not lead on', () => {
    const incomplete = { ...address, street: ' ' }
    const events: CheckoutEvent[] = [online, { type: 'edit-address', address: incomplete }]
    expect(checkoutAfter(...events, { type: 'confirm-address' }).step).toBe('choose-address')
  })

  test('a shop that has nothing of the cart cannot be chosen', () => {
    const empty: CheckoutEvent = { type: 'choose-shop', shop, availability: [{ id: 1, qty: 0 }] }
    expect(checkoutAfter(pickup, empty).step).toBe('choose-showroom')
  })

  test('the summary is out of reach without a method', () => {
    expect(checkoutAfter(...toMethods, { type: 'confirm-method' }).step).toBe(
      'choose-shipping-method',
    )
  })

  test('no event of another step moves a checkout', () => {
    const early: CheckoutEvent[] = [
      { type: 'choose-shop', shop, availability },
      { type: 'choose-method', method },
      { type: 'confirm-method' },
      { type: 'confirm-address' },
      { type: 'edit-address', address },
      { type: 'back' },
    ]
    expect(checkoutAfter(...early)).toEqual(initialCheckout)
  })

  test('Back from the method leads to the address and forgets the method', () => {
    const state = checkoutAfter(...toMethods, { type: 'choose-method', method }, { type: 'back' })
    expect(state.step).toBe('choose-address')
    expect(state.method).toBeNull()
    expect(state.address).toEqual(address)
  })

  test.each([
    [[online], 'choose-shipping-type'],
    [[pickup], 'choose-shipping-type'],
    [toMethods.slice(0, 3), 'choose-address'],
    [toOnlineSummary, 'choose-shipping-method'],
    [[pickup, { type: 'choose-shop', shop, availability }], 'choose-showroom'],
  ] as const)('Back leads to the step before (%#)', (events, step) => {
    expect(checkoutAfter(...events, { type: 'back' }).step).toBe(step)
  })

  test('changing from delivery to pickup forgets hub and method', () => {
    const state = checkoutAfter(...toOnlineSummary, ...Array(4).fill({ type: 'back' }), pickup)
    expect(state).toMatchObject({ step: 'choose-showroom', shop: null, method: null })
  })
})

describe('summary', () => {
  const lines = [aCartItem({ id: 1, qty: 2 }), aCartItem({ id: 2 })]

  test('adds up what is kept, and shipping', () => {
    const summary = summarise(checkoutAfter(...toOnlineSummary), lines)
    expect(summary.excluded.map((line) => line.id)).toEqual([2])
    expect(summary.total).toBe(2 * 299_000 + 9_000)
  })

  test('a delivery sends address, tier and the lines the shopper saw', () => {
    const state = checkoutAfter(...toOnlineSummary, {
      type: 'edit-email',
      email: ' sari@example.com ',
    })
    const body = transaction(state, summarise(state, lines), 'Kurir')
    expect(body).toMatchObject({
      shipping_type: 'ONLINE_DELIVERY',
      guest_email: 'sari@example.com',
      subdistrict_id: 317401,
      shipping_service_name: 'UDRREG',
      shipping_cost: 9_000,
      cart_item_ids: [1],
    })
  })

  test('a pickup sends no address and no shipping', () => {
    const state = checkoutAfter(
      online,
      { type: 'edit-address', address },
      { type: 'back' },
      pickup,
      {
        type: 'choose-shop',
        shop,
        availability,
      },
    )
    const body = transaction(state, summarise(state, lines), 'Kurir')
    expect(body).not.toHaveProperty('address_street')
    expect(body).not.toHaveProperty('shipping_cost')
  })

  test('there is no transaction before a shop is chosen', () => {
    const state = checkoutAfter(online)
    expect(() => transaction(state, summarise(state, lines), 'Kurir')).toThrow(RangeError)
  })
})
