import { rupiah } from '@etalase/contract/rules/money.ts'
import { aCartItem, aShowroom } from '@etalase/testkit/builders.ts'
import { describe, expect, test } from 'vitest'
import { ApiError } from '#lib/api/api-error.ts'
import { atStepOf, type CheckoutSources, decide, withTyped } from '#lib/checkout/answers.ts'
import type { CheckoutState } from '#lib/checkout/state.ts'
import type { StepFormName } from '#lib/checkout/urls.ts'
import { courierOptions, optionKey } from '#lib/config/couriers.ts'
import { addressMessages } from '#messages/address.ts'
import { checkoutMessages as checkout } from '#messages/checkout.ts'
import { errorsMessages } from '#messages/errors.ts'
import {
  address,
  availability,
  checkoutAfter,
  customerAfter,
  online,
  pickedUp,
  pickup,
  toMethods,
  toOnlineSummary,
} from '#tests/support/checkout-moves.ts'
import { aSavedAddress } from '#tests/support/checkout-scene.tsx'

const store = aShowroom({ id: 5 })
const [tier, ...otherTiers] = courierOptions({
  national: [
    { service: 'UDRREG', description: 'Regular', tariff: rupiah(9_000), etd: '1-2' },
    { service: 'UDRONS', description: 'One day', tariff: rupiah(14_000), etd: '1' },
  ],
})
const tiers = tier ? [tier, ...otherTiers] : []

const sources: CheckoutSources = {
  lines: [aCartItem({ id: 1 })],
  offersUpdates: true,
  knownArea: (area) => area,
  availability: () => ({
    available_on_store: true,
    available_stores: [store],
    available_stores_by_region: [],
    available_online: true,
    available_stores_online: [store],
    available_stores_by_region_online: [],
  }),
  addresses: () => [{ ...aSavedAddress({ id: 7 }), is_primary: true }],
  stock: async () => availability,
  chosenStock: async () => availability,
  tiers: async () => tiers,
  promo: async (code) => ({
    promo: {
      code,
      category: 'PRODUCT',
      disc_percent: 10,
      disc_nominal: rupiah(0),
      disc_max: rupiah(50_000),
    },
    total_purchase: rupiah(299_000),
  }),
}

async function answer(
  form: StepFormName,
  given: Record<string, string>,
  state: CheckoutState,
  more: Partial<CheckoutSources> = {},
) {
  const fields = (name: string) => given[name] ?? ''
  const before = withTyped(form, fields, state)
  const decision = await decide(form, fields, before, { ...sources, ...more })
  return decision(before)
}

const typed = {
  ...address,
  provinceId: '31',
  cityId: '3174',
  subdistrictId: '317401',
}

const refuses = (error: ApiError) => ({ promo: () => Promise.reject(error) })

const failure = (kind: 'refused' | 'network', status: number) =>
  new ApiError({ kind, call: 'POST checkout-promo-code', status, shopperMessage: 'It has ended.' })

describe('an answer in the checkout', () => {
  test.each<[StepFormName, Record<string, string>, CheckoutState, string]>([
    ['shipping-type', { shipping_type: 'ONLINE_DELIVERY' }, checkoutAfter(), 'choose-address'],
    ['shipping-type', { shipping_type: 'PICKUP_ON_STORE' }, checkoutAfter(), 'choose-showroom'],
    ['address', typed, checkoutAfter(online), 'choose-hub'],
    ['saved-address', { address: '7' }, customerAfter(online), 'choose-hub'],
    ['shop', { shop: '5' }, checkoutAfter(...toMethods.slice(0, 3)), 'choose-shipping-method'],
    ['shop', { shop: '5' }, checkoutAfter(pickup), 'order-summary'],
    [
      'method',
      { method: tier ? optionKey(tier) : '' },
      checkoutAfter(...toMethods),
      'order-summary',
    ],
  ])('to %s continues (%#)', async (form, fields, state, step) => {
    const answered = await answer(form, fields, state)
    expect(answered).toEqual({ state: expect.objectContaining({ step }) })
  })

  test.each<[StepFormName, Record<string, string>, CheckoutState, object]>([
    ['shipping-type', {}, checkoutAfter(), { message: errorsMessages.badInput }],
    ['shop', { shop: '6' }, checkoutAfter(pickup), { message: checkout.nothingKept }],
    [
      'saved-address',
      { address: '8' },
      customerAfter(online),
      { problems: { address: checkout.chooseAddress }, field: 'address' },
    ],
    [
      'method',
      { method: 'x' },
      checkoutAfter(...toMethods),
      { problems: { method: checkout.chooseMethod }, field: 'method' },
    ],
  ])(
    'to %s that is not offered changes nothing, and says so',
    async (form, fields, state, said) => {
      expect(await answer(form, fields, state)).toEqual({ state, ...said })
    },
  )

  test('that chooses a sold-out shop says so, and changes nothing', async () => {
    const state = checkoutAfter(pickup)
    const stock = async () => [{ id: 1, qty: 0 }]
    const answered = await answer('shop', { shop: '5' }, state, { stock })
    expect(answered).toEqual({ state, message: checkout.nothingKept })
  })

  test('that arrives again after it has succeeded changes nothing', async () => {
    const { state } = await answer(
      'method',
      { method: tier ? optionKey(tier) : '' },
      checkoutAfter(...toMethods),
    )
    const again = await answer('method', { method: 'Kurir Nasional: UDRONS' }, state)
    expect(again.state).toEqual(state)
  })

  test("is accepted at its form's step, whichever step the checkout is at", () => {
    const summary = checkoutAfter(...toOnlineSummary)
    expect(atStepOf('shop', summary).step).toBe('choose-hub')
    expect(atStepOf('shop', checkoutAfter(...pickedUp)).step).toBe('choose-showroom')
    expect(atStepOf('review', checkoutAfter(online)).step).toBe('choose-address')
  })
})

describe('an address', () => {
  test('that is incomplete keeps the input, with the error at each field', async () => {
    const given = { ...typed, street: '', subdistrictId: '' }
    const { state, problems, field } = await answer('address', given, checkoutAfter(online))
    expect(state).toMatchObject({ step: 'choose-address', address: { recipientName: 'Sari' } })
    expect(Object.keys(problems ?? {})).toEqual(['street', 'subdistrictId'])
    expect(problems?.street).toBe(addressMessages.problems.streetRequired)
    expect(field).toBe('street')
  })

  test('is asked again from the first area that is not in its parent', async () => {
    const knownArea = () => ({ provinceId: 31, cityId: null, subdistrictId: null })
    const { state, field } = await answer('address', typed, checkoutAfter(online), { knownArea })
    expect(state.address).toMatchObject({ provinceId: 31, cityId: null, subdistrictId: null })
    expect(field).toBe('city')
  })

  test('that asks for its next list is not validated yet', async () => {
    const given = { list: 'provinceId', provinceId: '31' }
    const { state, ...said } = await answer('address', given, checkoutAfter(online))
    expect(said).toEqual({ field: 'city' })
    expect(state.address.provinceId).toBe(31)
  })

  test('elsewhere clears the hub even when its answer fails', () => {
    const state = atStepOf('address', checkoutAfter(...toOnlineSummary))
    const fields = (name: string) =>
      Object.entries({ ...typed, subdistrictId: '9' }).find(([key]) => key === name)?.[1] ?? ''
    expect(withTyped('address', fields, state)).toMatchObject({ shop: null, method: null })
  })
})

describe('a promo code', () => {
  const summary = checkoutAfter(...pickedUp)

  test('that gives a discount is accepted', async () => {
    const { state, message, isDone } = await answer('promo', { promo: ' HALO10 ' }, summary)
    expect(state.promoCode).toBe('HALO10')
    expect([message, isDone]).toEqual([checkout.promoApplied('HALO10'), true])
  })

  test.each([
    ['is empty', '', {}, 'Promo code is required!'],
    [
      'takes nothing off',
      'NIL',
      { chosenStock: async () => [] },
      checkout.promoTakesNothing('NIL'),
    ],
    ['is refused', 'OLD', refuses(failure('refused', 400)), 'It has ended.'],
  ])('that %s stays in its field with the reason', async (_, promo, more, problem) => {
    const { state, problems } = await answer('promo', { promo }, summary, more)
    expect(state).toMatchObject({ promoCode: null, promoDraft: promo })
    expect(problems).toEqual({ 'promo-code': problem })
  })

  test.each([
    ['whose answer is lost', failure('network', 0)],
    ['of a session that has ended', failure('refused', 401)],
  ])('%s is not called invalid', async (_, error) => {
    await expect(answer('promo', { promo: 'HALO10' }, summary, refuses(error))).rejects.toBe(error)
  })
})

describe('the summary', () => {
  const given = { email: 'sari@example.com', notes: 'Ring', updates: 'on', updates_phone: '0813' }

  test('does not continue with an error, and keeps the input', async () => {
    const { state, problems, field } = await answer('review', given, checkoutAfter(...pickedUp))
    expect(state).toMatchObject({ email: 'sari@example.com', notes: 'Ring', updatesPhone: '0813' })
    expect(problems).toEqual({ 'updates-phone': checkout.updatesPhoneInvalid })
    expect(field).toBe('updates-phone')
  })

  test('needs no number when no updates are offered', async () => {
    const { problems } = await answer('review', given, checkoutAfter(...pickedUp), {
      offersUpdates: false,
    })
    expect(problems).toBeUndefined()
  })
})
