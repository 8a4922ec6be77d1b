import { aCart, aCartItem, aShowroom } from '@etalase/testkit/builders.ts'
import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { StockDialog } from '#components/product/stock-dialog.tsx'
import { StoreDirectory } from '#components/stores/store-directory.tsx'
import { keepMyStore, type MyStore, readMyStore } from '#lib/browser/my-store.ts'
import { checkoutMessages as checkout } from '#messages/checkout.ts'
import { errorsMessages } from '#messages/errors.ts'
import { myStoreMessages as myStore } from '#messages/my-store.ts'
import { storesMessages } from '#messages/stores.ts'
import { available, openCheckout, pickUp } from '#tests/support/checkout-scene.tsx'
import { answers, hasCart, refuses } from '#tests/support/gateway-stub.ts'
import { renderInShop } from '#tests/support/render-in-shop.tsx'

const kemang: MyStore = { id: 1, name: 'Sandang Nusa Kemang', cityId: 3174, provinceId: 31 }
const gone: MyStore = { ...kemang, id: 9, name: 'Sandang Nusa Gone' }
const showrooms = [
  aShowroom({ id: 2, showroom_name: 'Sandang Nusa Dago' }),
  aShowroom({ city_id: 3174, province_id: 31 }),
]
const regions = [{ id: 1, region_name: 'Java', showrooms }]

beforeEach(() => {
  hasCart(aCart(aCartItem()))
})

const makeKemangMine = (isPressed: boolean) =>
  screen.findByRole('button', { name: myStore.make(kemang.name), pressed: isPressed })

test('one click makes a store the favourite, another removes it', async () => {
  const shopper = renderInShop(<StoreDirectory regions={regions} />)
  await shopper.click(await makeKemangMine(false))
  expect(readMyStore()).toEqual(kemang)
  expect(screen.getByRole('link', { name: kemang.name }).getAttribute('href')).toBe('#store-1')
  await shopper.click(await makeKemangMine(true))
  expect(readMyStore()).toBeNull()
  expect(await makeKemangMine(false)).toBeTruthy()
  expect(screen.getByText(myStore.none)).toBeTruthy()
})

test('the search for stores ignores the labels of buttons', async () => {
  const shopper = renderInShop(<StoreDirectory regions={regions} />)
  await makeKemangMine(false)
  await shopper.type(screen.getByLabelText(storesMessages.searchLabel), 'make')
  expect(screen.getByText(storesMessages.noneFound('make'))).toBeTruthy()
})

test('only one store is the favourite', async () => {
  keepMyStore(kemang)
  const shopper = renderInShop(<StoreDirectory regions={regions} />)
  await makeKemangMine(true)
  await shopper.click(screen.getByRole('button', { name: myStore.make('Sandang Nusa Dago') }))
  expect(await makeKemangMine(false)).toBeTruthy()
  expect(screen.getAllByRole('button', { pressed: true })).toHaveLength(1)
})

test('forgets a store that no longer exists, without a message', async () => {
  keepMyStore(gone)
  renderInShop(<StoreDirectory regions={regions} />)
  expect(await screen.findByText(myStore.none)).toBeTruthy()
  expect(screen.queryByText(gone.name)).toBeNull()
  expect(readMyStore()).toBeNull()
})

test.each([
  'no JSON',
  '"Kemang"',
  '{"id":"1","name":"Kemang","cityId":null,"provinceId":null}',
  '{"id":1,"name":{},"cityId":null,"provinceId":null}',
  '{"id":1,"name":"Kemang","cityId":"<b>","provinceId":null}',
])('ignores invalid values in the storage: %s', (rubbish) => {
  localStorage.setItem('my-store', rubbish)
  expect(readMyStore()).toBeNull()
})

test('a blocked storage affects only what is remembered', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  const forbid = () => {
    throw new DOMException('Denied', 'SecurityError')
  }
  const spies = (['getItem', 'setItem', 'removeItem'] as const).map((call) =>
    vi.spyOn(Storage.prototype, call).mockImplementation(forbid),
  )
  const shopper = renderInShop(<StoreDirectory regions={regions} />)
  await shopper.click(await makeKemangMine(false))
  await shopper.click(await makeKemangMine(true))
  expect(await makeKemangMine(false)).toBeTruthy()
  for (const spy of spies) spy.mockRestore()
  expect(readMyStore()).toBeNull()
})

const openDialog = () =>
  renderInShop(
    <StockDialog
      request={{ product_detail_id: 1, size: '75', qty: 1 }}
      sizes={[{ size_code: '75', size_name: '7.5', is_available: true }]}
      onClose={() => {}}
    />,
  )

test("the stock dialog shows the size's name and the favourite store's stock, and lists that store first", async () => {
  keepMyStore(kemang)
  answers('post', 'check-stock-location', { showrooms, showroom_regions: regions })
  openDialog()
  expect(await screen.findByText(myStore.has(kemang.name))).toBeTruthy()
  expect(screen.getByRole('dialog', { name: 'Stores with size 7.5' })).toBeTruthy()
  const [first] = screen.getAllByRole('listitem')
  expect(first?.textContent).toContain(kemang.name)
})

test('the stock dialog says when the favourite store lacks the size, and when every store does', async () => {
  keepMyStore(gone)
  answers('post', 'check-stock-location', { showrooms, showroom_regions: regions })
  openDialog()
  expect(await screen.findByText(myStore.hasNot(gone.name))).toBeTruthy()
  expect(readMyStore()).toEqual(gone)
})

test('a stock that fails to load says nothing about the favourite store', async () => {
  keepMyStore(kemang)
  refuses('post', 'check-stock-location', 500, 'x')
  openDialog()
  expect(await screen.findByRole('button', { name: errorsMessages.retry })).toBeTruthy()
  expect(screen.queryByText(new RegExp(kemang.name))).toBeNull()
})

test('a store can become the favourite in the stock dialog', async () => {
  answers('post', 'check-stock-location', { showrooms, showroom_regions: regions })
  const shopper = openDialog()
  await shopper.click(await makeKemangMine(false))
  expect(await screen.findByText(myStore.has(kemang.name))).toBeTruthy()
  expect(readMyStore()).toEqual(kemang)
})

async function openPickup() {
  answers('post', 'checkout', available)
  answers('get', 'master/province', { province_list: [{ id: 31, province_name: 'DKI Jakarta' }] })
  const shopper = openCheckout()
  await shopper.click(await screen.findByRole('button', { name: /^Store Pickup/ }))
  return shopper
}

const storeNames = () =>
  screen
    .getAllByRole('button', { name: /^Sandang Nusa/ })
    .map((button) => button.textContent?.replace(/My store|Ready.*/g, '').trim())

test('pickup lists the favourite store first, and marks it', async () => {
  keepMyStore(kemang)
  await openPickup()
  expect(await screen.findByRole('button', { name: /^Sandang Nusa Kemang My store/ })).toBeTruthy()
  expect(storeNames()).toEqual(['Sandang Nusa Kemang', 'Sandang Nusa Dago'])
  expect(screen.queryByText(myStore.becomes)).toBeNull()
})

test('pickup says when the favourite store lacks every item', async () => {
  keepMyStore(gone)
  await openPickup()
  expect(await screen.findByText(myStore.notHere(gone.name))).toBeTruthy()
  expect(screen.queryByRole('button', { name: /My store/ })).toBeNull()
})

test('the first store chosen for pickup becomes the favourite, which the page says beforehand', async () => {
  answers('post', 'check-showroom-stock-availability', {
    cart_items_availability: [{ id: 1, qty: 5 }],
  })
  const shopper = await openPickup()
  expect(await screen.findByText(myStore.becomes)).toBeTruthy()
  await shopper.click(screen.getByRole('button', { name: /^Sandang Nusa Kemang/ }))
  expect(await screen.findByRole('heading', { name: checkout.summaryTitle })).toBeTruthy()
  expect(readMyStore()).toEqual(kemang)
})

test('a pickup elsewhere does not change the favourite store', async () => {
  keepMyStore(gone)
  answers('get', 'master/province', { province_list: [{ id: 31, province_name: 'DKI Jakarta' }] })
  await pickUp()
  expect(await screen.findByRole('heading', { name: checkout.summaryTitle })).toBeTruthy()
  expect(readMyStore()).toEqual(gone)
})
