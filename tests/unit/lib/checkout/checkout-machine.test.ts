import { describe, expect, test } from 'vitest'
import { type CheckoutEvent, checkoutReducer } from '#lib/checkout/machine.ts'
import { reachableSteps, stepHref, stepIn } from '#lib/checkout/path.ts'
import { initialCheckout, steps } from '#lib/checkout/state.ts'
import { rupiah } from '#lib/rules/money.ts'
import {
  address,
  availability,
  checkoutAfter,
  customerAfter,
  method,
  online,
  pickedUp,
  pickup,
  shop,
  toMethods,
  toOnlineSummary,
  visit,
} from '#tests/support/checkout-events.ts'

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

describe('the address of a step', () => {
  test.each(steps)('%s is what its own address names', (step) => {
    expect(stepIn(new URL(stepHref(step), 'http://shop.test').search)).toBe(step)
  })

  test.each(['', '?step=', '?step=pay', '?step=toString', '?other=choose-hub'])(
    '%o names no step',
    (search) => {
      expect(stepIn(search)).toBeNull()
    },
  )

  test.each(steps)('%s cannot be skipped to: a new checkout asks its first question', (step) => {
    expect(checkoutAfter(visit(step)).step).toBe('choose-shipping-type')
  })

  test('leads back to any answered step, and forward to where the shopper was', () => {
    for (const step of reachableSteps(checkoutAfter(...toOnlineSummary)))
      expect(checkoutAfter(...toOnlineSummary, visit(step)).step).toBe(step)
    const forward = [visit('choose-shipping-type'), visit('order-summary')]
    expect(checkoutAfter(...toOnlineSummary, ...forward).step).toBe('order-summary')
  })

  test('a step of the other way leads to the first that needs an answer', () => {
    expect(checkoutAfter(...toMethods, visit('choose-showroom')).step).toBe(
      'choose-shipping-method',
    )
    expect(checkoutAfter(pickup, visit('choose-hub')).step).toBe('choose-showroom')
  })

  test('an address that lost a part is asked for before anything after it', () => {
    const incomplete: CheckoutEvent = { type: 'edit-address', address: { ...address, street: '' } }
    const state = checkoutAfter(...toOnlineSummary, visit('choose-address'), incomplete)
    expect(checkoutReducer(state, visit('order-summary')).step).toBe('choose-address')
  })

  test('another sub-district needs another hub and method, another street does not', () => {
    const moved = (change: Partial<typeof address>) =>
      checkoutAfter(...toOnlineSummary, visit('choose-address'), {
        type: 'edit-address',
        address: { ...address, ...change },
      })
    expect(checkoutReducer(moved({ street: 'Jl. 2' }), visit('order-summary')).step).toBe(
      'order-summary',
    )
    expect(checkoutReducer(moved({ subdistrictId: 317402 }), visit('order-summary')).step).toBe(
      'choose-hub',
    )
  })

  test('without a named step the checkout stays where it was left', () => {
    expect(checkoutAfter(...toMethods, { type: 'visit', step: null }).step).toBe(
      'choose-shipping-method',
    )
  })
})

describe('what holds no longer', () => {
  test('a hub that cannot send any longer is asked for again, and its method too', () => {
    const state = checkoutAfter(...toOnlineSummary, {
      type: 'shops-refreshed',
      online: [9],
      pickup: [5],
    })
    expect(state).toMatchObject({ step: 'choose-hub', shop: null, method: null, address })
  })

  test('a way that is not available any longer leads to the first question', () => {
    const nowhere: CheckoutEvent = { type: 'shops-refreshed', online: [5], pickup: [] }
    expect(checkoutAfter(...pickedUp, nowhere)).toMatchObject({
      step: 'choose-shipping-type',
      shippingType: null,
    })
  })

  test('a shop that still serves changes nothing', () => {
    const state = checkoutAfter(...pickedUp)
    expect(checkoutReducer(state, { type: 'shops-refreshed', online: [], pickup: [5] })).toBe(state)
  })

  test('a tier that costs more is taken at its new price, one that is gone is asked for again', () => {
    const dearer = { ...method, cost: rupiah(12_000) }
    const learn = (...methods: (typeof method)[]): CheckoutEvent => ({
      type: 'methods-refreshed',
      methods,
    })
    expect(checkoutAfter(...toOnlineSummary, learn(dearer))).toMatchObject({
      step: 'order-summary',
      method: dearer,
    })
    expect(checkoutAfter(...toOnlineSummary, learn())).toMatchObject({
      step: 'choose-shipping-method',
      method: null,
    })
  })
})

describe('a customer', () => {
  const picked: CheckoutEvent[] = [online, { type: 'choose-saved-address', id: 7 }]

  test('goes on with a saved address, and never without one', () => {
    expect(customerAfter(online, { type: 'confirm-address' }).step).toBe('choose-address')
    expect(customerAfter(...picked, { type: 'confirm-address' }).step).toBe('choose-hub')
  })

  test('cannot go on with an address as a guest types it', () => {
    const typed: CheckoutEvent[] = [{ type: 'edit-address', address }, { type: 'confirm-address' }]
    expect(customerAfter(online, ...typed).step).toBe('choose-address')
  })

  test('a saved address is nothing that a guest could pick', () => {
    expect(checkoutAfter(...picked, { type: 'confirm-address' }).step).toBe('choose-address')
  })

  test('an address that was removed meanwhile is asked for again', () => {
    const state = customerAfter(...picked, { type: 'confirm-address' })
    expect(checkoutReducer(state, { type: 'addresses-refreshed', ids: [8] })).toMatchObject({
      step: 'choose-address',
      savedAddressId: null,
    })
    expect(checkoutReducer(state, { type: 'addresses-refreshed', ids: [7, 8] })).toBe(state)
  })

  test('the chosen address, once changed, needs its hub chosen again; chosen again, it does not', () => {
    const state = customerAfter(
      ...picked,
      { type: 'confirm-address' },
      { type: 'choose-shop', shop, availability },
      visit('choose-address'),
    )
    const id = state.savedAddressId ?? 0
    const changed = checkoutReducer(state, { type: 'change-saved-address', id })
    expect(changed).toMatchObject({ step: 'choose-address', savedAddressId: id, shop: null })
    expect(checkoutReducer(state, { type: 'choose-saved-address', id }).shop).toEqual(shop)
  })

  test('another address needs another hub', () => {
    const events: CheckoutEvent[] = [
      ...picked,
      { type: 'confirm-address' },
      { type: 'choose-shop', shop, availability },
      visit('choose-address'),
      { type: 'choose-saved-address', id: 8 },
    ]
    expect(customerAfter(...events)).toMatchObject({ savedAddressId: 8, shop: null })
  })
})

describe('a link to another step', () => {
  test('forgets nothing, unlike Back, and leads forward again', () => {
    const summary = checkoutAfter(...toOnlineSummary)
    const back = checkoutReducer(summary, { type: 'return-to', step: 'choose-address' })
    expect(back).toEqual({ ...summary, step: 'choose-address' })
    expect(checkoutReducer(back, { type: 'return-to', step: 'order-summary' })).toEqual(summary)
  })

  test('leads no further than to the first open step', () => {
    const methods = checkoutAfter(...toMethods)
    const ahead = checkoutReducer(methods, { type: 'return-to', step: 'order-summary' })
    expect(ahead.step).toBe('choose-shipping-method')
    const elsewhere = checkoutReducer(methods, { type: 'return-to', step: 'choose-showroom' })
    expect(elsewhere.step).toBe('choose-shipping-method')
  })
})
