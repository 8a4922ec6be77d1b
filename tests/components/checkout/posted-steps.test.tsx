import { rupiah } from '@etalase/contract/rules/money.ts'
import { aCart, aCartItem } from '@etalase/testkit/builders.ts'
import { screen, within } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, test } from 'vitest'
import { StepsView } from '#components/checkout/posted-checkout.tsx'
import { QueryProvider } from '#components/ui/query-provider.tsx'
import { ApiError } from '#lib/api/api-error.ts'
import { noDestination } from '#lib/checkout/destination.ts'
import { offerHubs } from '#lib/checkout/hub-offers.ts'
import { hubsByStock } from '#lib/checkout/shop-stock.ts'
import type { CheckoutState } from '#lib/checkout/state.ts'
import { summarise } from '#lib/checkout/summary.ts'
import { courierOptions } from '#lib/config/couriers.ts'
import type { FreshCheckout } from '#lib/pages/load-checkout.ts'
import type { StepData } from '#lib/pages/load-checkout-step.ts'
import type { Flash } from '#lib/session/flash.ts'
import { checkoutMessages as checkout } from '#messages/checkout.ts'
import {
  address,
  checkoutAfter,
  customerAfter,
  online,
  pickedUp,
  pickup,
  availability as stock,
  toMethods,
  toOnlineSummary,
} from '#tests/support/checkout-moves.ts'
import { aSavedAddress, available } from '#tests/support/checkout-scene.tsx'

const cart = aCart(aCartItem({ id: 1 }), aCartItem({ id: 2 }))
const home = { ...aSavedAddress(), is_primary: true }
const tiers = courierOptions({
  national: [
    { service: 'UDRONS', description: 'One day', tariff: rupiah(14_000), etd: '1' },
    { service: 'UDRREG', description: 'Regular', tariff: rupiah(9_000), etd: '1-2' },
  ],
})
const place = {
  area: { provinceId: null, cityId: null, subdistrictId: null },
  lists: { provinces: [], cities: undefined, subdistricts: undefined },
}
const offers = new Map()
const hubs = offerHubs(hubsByStock(available, cart, noDestination), {
  offers,
  rankedBy: offers,
  to: noDestination,
})

const flashOf = (said: Partial<Flash>): Flash => ({
  page: '/checkout/steps',
  values: {},
  problems: {},
  message: '',
  isDone: false,
  ...said,
})

const summaryData = (state: CheckoutState): StepData => ({
  step: 'order-summary',
  content: {
    summary: summarise(state, { lines: cart.cart_items, availability: stock }),
    availability: stock,
    applied: null,
    promoError: null,
  },
  promos: [],
  betterShop: available.available_stores[0] ?? null,
})

afterEach(() => document.body.replaceChildren())

/** Renders the page of a step as a browser without scripts shows it. */
function open(state: CheckoutState, data: StepData, said: Partial<Flash> = {}) {
  const view: FreshCheckout = {
    state,
    caller: { deviceId: 'x' },
    cart,
    availability: { ...available, has_whatsapp_updates: true },
    addresses: [home],
    destination: noDestination,
    notices: [],
  }
  document.body.innerHTML = renderToStaticMarkup(
    <QueryProvider>
      <StepsView view={{ view: 'step', checkout: view, data }} flash={flashOf(said)} />
    </QueryProvider>,
  )
  return [...document.forms]
}

const steps = {
  'the shipping type': [checkoutAfter(), { step: 'choose-shipping-type' }],
  'the address': [checkoutAfter(online), { step: 'choose-address', place }],
  'a saved address': [customerAfter(online), { step: 'choose-address', place: null }],
  'the hub': [checkoutAfter(...toMethods.slice(0, 3)), { step: 'choose-hub', hubs }],
  'the store': [checkoutAfter(pickup), { step: 'choose-showroom', position: null }],
  'the method': [checkoutAfter(...toMethods), { step: 'choose-shipping-method', tiers }],
  'the summary': [
    checkoutAfter(...toOnlineSummary),
    summaryData(checkoutAfter(...toOnlineSummary)),
  ],
} satisfies Record<string, [CheckoutState, StepData]>

const pathsOf = (forms: readonly HTMLFormElement[]) =>
  new Set(forms.map((form) => `${form.method} ${new URL(form.action).pathname}`))

/** Returns the fields that pressing a button posts. */
function posted(name: string | RegExp): Record<string, unknown> {
  const button = within(document.body).getByRole<HTMLButtonElement>('button', { name })
  const data = new FormData(button.form ?? undefined)
  if (button.name) data.set(button.name, button.value)
  return Object.fromEntries(data)
}

describe('a step without scripts', () => {
  test.each<[keyof typeof steps, string[]]>([
    ['the shipping type', ['shipping-type']],
    ['the address', ['address']],
    ['a saved address', ['saved-address']],
    ['the hub', ['shop']],
    ['the store', ['shop']],
    ['the method', ['method']],
    ['the summary', ['shop', 'review', 'promo']],
  ])('for %s posts its answer to its own path', (step, forms) => {
    const [state, data] = steps[step]
    expect(pathsOf(open(state, data))).toEqual(
      new Set(forms.map((form) => `post /checkout/steps/${form}`)),
    )
  })

  test.each<[keyof typeof steps, string | RegExp, object]>([
    ['the shipping type', /^Store Pickup/, { shipping_type: 'PICKUP_ON_STORE' }],
    ['a saved address', checkout.continue, { address: '7' }],
    ['the hub', /^Sandang Nusa Dago/, { shop: '2' }],
    ['the store', /^Sandang Nusa Kemang/, { shop: '1' }],
    ['the method', checkout.continue, { method: 'Kurir Nasional: UDRREG' }],
    ['the summary', checkout.chooseThatShop, { shop: '2' }],
  ])('for %s posts the pressed or preselected choice', (step, name, fields) => {
    const [state, data] = steps[step]
    open(state, data)
    expect(posted(name)).toEqual(fields)
  })

  test("posts the summary's fields that are outside its form", () => {
    const state = { ...checkoutAfter(...pickedUp), email: 'sari@example.com', notes: 'Ring' }
    open(state, summaryData(state))
    expect(posted(checkout.goToPayment)).toEqual({
      email: 'sari@example.com',
      notes: 'Ring',
      updates_phone: '',
    })
    expect(screen.getByLabelText(checkout.updatesPhone).closest('[hidden]')).toBeNull()
  })

  test('links back, which needs no script', () => {
    const [state, data] = steps['the hub']
    open(state, data)
    const back = screen.getByRole('link', { name: checkout.back })
    expect(back.getAttribute('href')).toBe('/checkout/steps?choose-address')
  })
})

describe('an error in a posted answer', () => {
  test.each<[keyof typeof steps, string]>([
    ['a saved address', 'address'],
    ['the method', 'method'],
  ])('for %s is an alert in its form, which describes the buttons', (step, name) => {
    const [state, data] = steps[step]
    const [form] = open(state, data, { problems: { [name]: 'Please choose.' } })
    const alert = within(form ?? document.body).getByRole('alert')
    expect(alert.textContent).toBe('Please choose.')
    const group = form?.querySelector(`input[name=${name}]`)?.closest('fieldset')
    expect(group?.getAttribute('aria-describedby')).toBe(alert.id)
  })

  test('is shown at its field, which is marked', () => {
    const state = { ...checkoutAfter(online), address: { ...address, street: '' } }
    open(state, steps['the address'][1], { problems: { street: 'Please input your address.' } })
    const field = screen.getByRole('textbox', { description: /Please input your address\.$/ })
    expect(field.getAttribute('aria-invalid')).toBe('true')
  })

  test('about an expired promo is shown at its field', () => {
    const [state, data] = steps['the summary']
    const promoError = new ApiError({
      kind: 'refused',
      call: 'POST checkout-promo-code',
      status: 400,
      shopperMessage: 'It has ended.',
    })
    const content = 'content' in data ? { ...data.content, promoError } : undefined
    if (content && data.step === 'order-summary') open(state, { ...data, content })
    const field = screen.getByLabelText(checkout.promoCode)
    expect(field.getAttribute('aria-describedby')).toBe('promo-code-problem')
    expect(screen.getByText('It has ended.')).toBeTruthy()
  })

  test('about the order shows the old and the new total', () => {
    const [state, data] = steps['the summary']
    open(state, data, { message: 'A price has changed.', values: { agreed: '1000' } })
    const refused = screen.getByText('A price has changed.').closest('[role=alert]')
    expect(refused?.textContent).toContain('IDR 1,000')
  })
})

describe('agents', () => {
  test.each<[keyof typeof steps, string]>([
    ['the shipping type', 'choose_delivery_or_pickup'],
    ['the address', 'set_delivery_address'],
    ['a saved address', 'choose_address'],
    ['the hub', 'choose_shop'],
    ['the store', 'choose_shop'],
    ['the method', 'choose_shipping_method'],
    ['the summary', 'use_promo_code'],
  ])('have one tool for %s', (step, tool) => {
    const [state, data] = steps[step]
    const tools = open(state, data).flatMap((form) => form.getAttribute('toolname') ?? [])
    expect(tools).toEqual([tool])
  })
})
