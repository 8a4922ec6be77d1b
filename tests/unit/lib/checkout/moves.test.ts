import { rupiah } from '@etalase/contract/rules/money.ts'
import { aShowroom } from '@etalase/testkit/builders.ts'
import { describe, expect, test } from 'vitest'
import {
  back,
  changeSavedAddress,
  chooseMethod,
  chooseSavedAddress,
  chooseShop,
  confirmAddress,
  confirmMethod,
  editAddress,
  type Move,
  reachableSteps,
  visit,
} from '#lib/checkout/moves.ts'
import { refreshAddress, refreshMethod, refreshShop } from '#lib/checkout/refresh-choices.ts'
import { type CheckoutState, initialCheckout, steps } from '#lib/checkout/state.ts'
import { stepHref, stepIn } from '#lib/checkout/urls.ts'
import { courierOptions } from '#lib/config/couriers.ts'
import { checkoutMessages as checkout } from '#messages/checkout.ts'
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
} from '#tests/support/checkout-moves.ts'
import { aSavedAddress } from '#tests/support/checkout-scene.tsx'

describe('the checkout', () => {
  test('does not continue with an incomplete address', () => {
    const incomplete = { ...address, street: ' ' }
    const events: Move[] = [online, editAddress(incomplete)]
    expect(checkoutAfter(...events, confirmAddress).step).toBe('choose-address')
  })

  test('refuses a shop that has nothing of the cart', () => {
    const empty: Move = chooseShop(shop, [{ id: 1, qty: 0 }])
    expect(checkoutAfter(pickup, empty).step).toBe('choose-showroom')
  })

  test('accepts a shop that has part of the cart', () => {
    const part: Move = chooseShop(shop, [
      { id: 1, qty: 0 },
      { id: 2, qty: 1 },
    ])
    expect(checkoutAfter(pickup, part).step).toBe('order-summary')
  })

  test('shows no summary without a method', () => {
    expect(checkoutAfter(...toMethods, confirmMethod).step).toBe('choose-shipping-method')
  })

  test('ignores events of another step', () => {
    const early: Move[] = [
      chooseShop(shop, availability),
      chooseMethod(method),
      confirmMethod,
      confirmAddress,
      editAddress(address),
      back,
    ]
    expect(checkoutAfter(...early)).toEqual(initialCheckout)
  })

  test('Back from the method leads to the address and clears the method', () => {
    const state = checkoutAfter(...toMethods, chooseMethod(method), back)
    expect(state.step).toBe('choose-address')
    expect(state.method).toBeNull()
    expect(state.address).toEqual(address)
  })

  test.each([
    [[online], 'choose-shipping-type'],
    [[pickup], 'choose-shipping-type'],
    [toMethods.slice(0, 3), 'choose-address'],
    [toOnlineSummary, 'choose-shipping-method'],
    [[pickup, chooseShop(shop, availability)], 'choose-showroom'],
  ] as const)('Back leads to the previous step (%#)', (events, step) => {
    expect(checkoutAfter(...events, back).step).toBe(step)
  })

  test('clears hub and method when changing from delivery to pickup', () => {
    const state = checkoutAfter(...toOnlineSummary, ...Array(4).fill(back), pickup)
    expect(state).toMatchObject({ step: 'choose-showroom', shop: null, method: null })
  })
})

describe("a step's address", () => {
  test.each(steps)('%s names its own step', (step) => {
    expect(stepIn(new URL(stepHref(step), 'http://shop.test').search)).toBe(step)
  })

  test.each(['', '?step=', '?step=pay', '?step=toString', '?other=choose-hub'])(
    '%o names no step',
    (search) => {
      expect(stepIn(search)).toBeNull()
    },
  )

  test.each(steps)(
    '%s cannot be skipped to: a new checkout starts at its first question',
    (step) => {
      expect(checkoutAfter(visit(step)).step).toBe('choose-shipping-type')
    },
  )

  test('leads back to any answered step and forward again, without losing data', () => {
    const summary = checkoutAfter(...toOnlineSummary)
    for (const step of reachableSteps(summary)) {
      const visited = visit(step)(summary)
      expect(visited).toEqual({ ...summary, step })
      expect(visit('order-summary')(visited)).toEqual(summary)
    }
  })

  test('of the other shipping type leads to the first unanswered step', () => {
    expect(checkoutAfter(...toMethods, visit('choose-showroom')).step).toBe(
      'choose-shipping-method',
    )
    expect(checkoutAfter(pickup, visit('choose-hub')).step).toBe('choose-showroom')
  })

  test('asks for an incomplete address before any later step', () => {
    const incomplete: Move = editAddress({ ...address, street: '' })
    const state = checkoutAfter(...toOnlineSummary, visit('choose-address'), incomplete)
    expect(visit('order-summary')(state).step).toBe('choose-address')
  })

  test('a new sub-district needs a new hub and method, a new street does not', () => {
    const moved = (change: Partial<typeof address>) =>
      checkoutAfter(
        ...toOnlineSummary,
        visit('choose-address'),
        editAddress({ ...address, ...change }),
      )
    expect(visit('order-summary')(moved({ street: 'Jl. 2' })).step).toBe('order-summary')
    expect(visit('order-summary')(moved({ subdistrictId: 317402 })).step).toBe('choose-hub')
  })

  test('without a step leaves the checkout at its current one', () => {
    expect(checkoutAfter(...toMethods, visit(null)).step).toBe('choose-shipping-method')
  })
})

describe('outdated choices', () => {
  /** Refreshes a checkout whose cart these shops can serve now. */
  const servedBy = (state: CheckoutState, { online = [], pickup = [] }: Record<string, number[]>) =>
    refreshShop(state, {
      available_online: true,
      available_stores_online: online.map((id) => aShowroom({ id })),
      available_stores_by_region_online: [],
      available_on_store: true,
      available_stores: pickup.map((id) => aShowroom({ id })),
      available_stores_by_region: [],
    })

  const offered = (...tariffs: number[]) =>
    courierOptions({
      national: tariffs.map((tariff) => ({
        service: method.code,
        description: method.description,
        etd: method.etd,
        tariff: rupiah(tariff),
      })),
    })

  test('a hub that can no longer send is asked for again, with its method', () => {
    const state = checkoutAfter(...toOnlineSummary)
    const { move, notice } = servedBy(state, { online: [9], pickup: [5] })
    expect(move(state)).toMatchObject({ step: 'choose-hub', shop: null, method: null, address })
    expect(notice).toBe(checkout.shopGone('Kemang'))
  })

  test('an unavailable shipping type leads to the first question', () => {
    const state = checkoutAfter(...pickedUp)
    const { move, notice } = servedBy(state, { online: [5] })
    expect(move(state)).toMatchObject({ step: 'choose-shipping-type', shippingType: null })
    expect(notice).toBe(checkout.shippingTypeGone)
  })

  test('a shop that still delivers changes nothing', () => {
    const state = checkoutAfter(...pickedUp)
    const { move, notice } = servedBy(state, { pickup: [5] })
    expect([move(state), notice]).toEqual([state, null])
  })

  test('a dearer tier is kept at its new price, and a missing one is asked for again', () => {
    const state = checkoutAfter(...toOnlineSummary)
    expect(refreshMethod(state, offered(9_000))).toBeNull()
    expect(refreshMethod(state, offered(12_000))?.move(state)).toMatchObject({
      step: 'order-summary',
      method: { ...method, cost: rupiah(12_000) },
    })
    expect(refreshMethod(state, offered())?.move(state)).toMatchObject({
      step: 'choose-shipping-method',
      method: null,
    })
  })
})

describe("a customer's checkout", () => {
  const picked: Move[] = [online, chooseSavedAddress(7)]

  test('continues only with a saved address', () => {
    expect(customerAfter(online, confirmAddress).step).toBe('choose-address')
    expect(customerAfter(...picked, confirmAddress).step).toBe('choose-hub')
  })

  test("refuses a guest's typed address", () => {
    const typed: Move[] = [editAddress(address), confirmAddress]
    expect(customerAfter(online, ...typed).step).toBe('choose-address')
  })

  test('a guest cannot choose a saved address', () => {
    expect(checkoutAfter(...picked, confirmAddress).step).toBe('choose-address')
  })

  test('asks again when an address has been removed', () => {
    const state = customerAfter(...picked, confirmAddress)
    expect(refreshAddress(state, []).move(state)).toMatchObject({
      step: 'choose-address',
      savedAddressId: null,
    })
    const still = [{ ...aSavedAddress({ id: 7 }), is_primary: true }]
    expect(refreshAddress(state, still).move(state)).toBe(state)
  })

  test('needs a new hub after its address was edited, but not after choosing the same one', () => {
    const state = customerAfter(
      ...picked,
      confirmAddress,
      chooseShop(shop, availability),
      visit('choose-address'),
    )
    const id = state.savedAddressId ?? 0
    const changed = changeSavedAddress(id)(state)
    expect(changed).toMatchObject({ step: 'choose-address', savedAddressId: id, shop: null })
    expect(chooseSavedAddress(id)(state).shop).toEqual(shop)
  })

  test('needs a new hub for another address', () => {
    const events: Move[] = [
      ...picked,
      confirmAddress,
      chooseShop(shop, availability),
      visit('choose-address'),
      chooseSavedAddress(8),
    ]
    expect(customerAfter(...events)).toMatchObject({ savedAddressId: 8, shop: null })
  })
})
