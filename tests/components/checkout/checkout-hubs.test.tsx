import { rupiah } from '@etalase/contract/rules/money.ts'
import { backendStub } from '@etalase/testkit/backend-stub.ts'
import { aCart, aCartItem, aShowroom } from '@etalase/testkit/builders.ts'
import { screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { cartMessages } from '#messages/cart.ts'
import { checkoutMessages as checkout } from '#messages/checkout.ts'
import { available, button, servesCustomer, toHubs } from '#tests/support/checkout-scene.tsx'
import { answers, hasCart } from '#tests/support/gateway-stub.ts'

const names = ['Kemang', 'Dago', 'Braga', 'Malang', 'Ubud']
const hubs = names.map((name, index) =>
  aShowroom({ id: index + 1, showroom_name: `Sandang Nusa ${name}`, city_id: 1, province_id: 1 }),
)

/** Stubs each hub's tiers by its id; 'down' drops the connection. Those of the first hub wait for `late`. */
function hasPrices(prices: Record<number, number | 'down' | 'none'>, late?: Promise<void>) {
  const asked: number[] = []
  backendStub.use(
    http.post('http://localhost:3000/api/checkout-shipping', async ({ request }) => {
      const { showroom_id } = (await request.json()) as { showroom_id: number }
      asked.push(showroom_id)
      const price = prices[showroom_id] ?? 9_000
      if (showroom_id === 1) await late
      if (price === 'down') return HttpResponse.error()
      const tier = { service: 'UDRREG', description: 'Regular', tariff: price, etd: '1-2' }
      return HttpResponse.json({
        data: { couriers: { national: price === 'none' ? [] : [tier] } },
      })
    }),
  )
  return asked
}

const shownHubs = async () =>
  (await screen.findAllByRole('button', { name: /^Sandang Nusa/ })).map(
    ({ textContent }) => textContent ?? '',
  )

const stockOf = (showroom_id: number, ...ids: number[]) => ({
  showroom_id,
  cart_items_availability: ids.map((id) => ({ id, qty: 1 })),
})

beforeEach(() => {
  servesCustomer()
  answers('post', 'checkout', { ...available, available_stores_online: hubs })
})

test('recommends the cheapest shop, with its price and its days', async () => {
  hasPrices({ 1: 18_000, 2: 12_000, 3: 9_000 })
  await toHubs()
  const [first, ...others] = await shownHubs()
  expect(first).toMatch(/^Sandang Nusa Braga Recommended from IDR 9,000, arrives \d/)
  expect(others.some((text) => text.includes(checkout.recommended))).toBe(false)
})

test('shows two more, with the rest behind "Other shops", and loads each once', async () => {
  const asked = hasPrices({ 1: 1_000, 2: 2_000, 3: 3_000, 4: 4_000, 5: 5_000 })
  await toHubs()
  await shownHubs()
  const folded = screen.getByText(checkout.otherShops).closest('details')
  expect(folded?.open).toBe(false)
  const behind = within(folded ?? document.body).getAllByText(/^Sandang Nusa/)
  expect(behind.map(({ textContent }) => textContent)).toEqual([
    'Sandang Nusa Malang',
    'Sandang Nusa Ubud',
  ])
  expect(asked.toSorted()).toEqual([1, 2, 3, 4, 5])
})

test('keeps a shop whose price fails to load, without a price, and lets it be chosen', async () => {
  hasPrices({ 1: 'down', 2: 'down', 3: 'down', 4: 'down', 5: 'down' })
  const shopper = await toHubs()
  expect((await shownHubs()).join()).not.toContain('IDR')
  await shopper.click(await button(/^Sandang Nusa Kemang/))
  expect(await screen.findByText(checkout.methodTitle)).toBeTruthy()
})

test('lists a shop without couriers last, and says so', async () => {
  hasPrices({ 2: 'none' })
  await toHubs()
  const shown = await shownHubs()
  expect(shown.at(-1)).toMatch(/^Sandang Nusa Dago .*Can't deliver to your address/)
})

test('says which item a shop lacks, and what a second order costs', async () => {
  const dress = aCartItem({ id: 2 })
  dress.product_detail = { ...dress.product_detail, product_name: 'Linen dress' }
  hasCart(aCart(aCartItem({ id: 1 }), dress))
  answers('post', 'checkout', {
    ...available,
    available_stores_online: hubs.slice(0, 2),
    available_stores_stock: [stockOf(1, 1), stockOf(2, 1, 2)],
  })
  hasPrices({ 1: 5_000, 2: 14_000 })
  await toHubs()
  const shown = await shownHubs()
  expect(shown[0]).toMatch(/^Sandang Nusa Dago Recommended .*Has all your items$/)
  expect(shown[1]).toMatch(/^Sandang Nusa Kemang .*Has 1 of your 2 items$/)
  expect(
    screen.getByText(checkout.missing(cartMessages.sized('Linen dress', { size_name: 'M' }))),
  ).toBeTruthy()
  expect(screen.getByText(/separately, with shipping of up to IDR 14,000/)).toBeTruthy()
})

test('a late price delays nothing, and moves no shop when it arrives', async () => {
  const { setTimeout: start } = globalThis
  vi.spyOn(globalThis, 'setTimeout').mockImplementation((run, ms) =>
    start(run, ms === 2_500 ? 50 : ms),
  )
  let arrive = () => {}
  const late = new Promise<void>((resolve) => {
    arrive = resolve
  })
  hasPrices({ 1: 1_000, 2: 12_000 }, late)
  answers('post', 'checkout', { ...available, available_stores_online: hubs.slice(0, 2) })
  await toHubs()
  const names = (shown: string[]) => shown.map((text) => /Kemang|Dago/.exec(text)?.[0])
  expect(names(await shownHubs())).toEqual(['Dago', 'Kemang'])
  arrive()
  expect(await screen.findByText(/from IDR 1,000/)).toBeTruthy()
  expect(names(await shownHubs())).toEqual(['Dago', 'Kemang'])
})

test('does not recommend a single shop', async () => {
  answers('post', 'checkout', { ...available, available_stores_online: hubs.slice(0, 1) })
  hasPrices({ 1: rupiah(9_000) })
  await toHubs()
  await shownHubs()
  expect(screen.queryByText(checkout.recommended)).toBeNull()
  expect(screen.queryByText(checkout.otherShops)).toBeNull()
})
