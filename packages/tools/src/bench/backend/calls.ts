import { randomInt, randomUUID } from 'node:crypto'
import type { BackendUnderTest } from '#bench/backend/backend-under-test.ts'
import type { SampleProducts } from '#bench/backend/sample-products.ts'
import { typedAreas } from '#bench/backend/typed-areas.ts'

/** A word in about a third of all products. */
const frequentWord = 'shirt'

/** Typical searches: single words, several words, misspellings, sizes, and products the shop does not sell. */
const mixedSearches = [
  ...['kemeja', 'kaos', 'batik', 'celana', 'rok', 'hijab', 'tas', 'sandal', 'jaket', 'gamis'],
  ...[
    'kaos hitam',
    'kaos hitam XL',
    'celana pendek pria',
    'kemeja putih',
    'baju anak',
    'rok plisket',
  ],
  ...[
    'kemeja batik pria lengan panjang',
    'dress batik wanita',
    'baju lebaran',
    'sabuk kulit coklat',
  ],
  ...['kmeja', 'celna pendek', 'hodie', 'kerudng', 'kemja btik', 'cardgan'],
  ...['black tee', 'linen top', 'kids shorts', 'leather belt', 'jaket denim', 'kaos merah wanita'],
  ...['ransel hitam', 'zzqxj'],
]
const categoryIds = [6, 7, 8, 9]

const itemAt = <Item>(items: readonly Item[], index: number): Item => {
  const item = items[index % items.length]
  if (item === undefined) throw new Error('The catalogue has no sample product of this kind.')
  return item
}

async function send(url: string, body?: object, headers = {}): Promise<void> {
  const response = await fetch(url, {
    ...(body && {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    }),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${url} responded with ${response.status}: ${text}`)
}

async function addToCart(
  url: string,
  device: string,
  stockItem: SampleProducts['stockItems'][number],
) {
  const { productId: product_detail_id, sizeCode: size } = stockItem
  await send(`${url}/cart`, { local_device_id: device, product_detail_id, size, qty: 1 })
}

/** Returns a new client address for each shopper, as the shop on this machine would forward it. */
const newAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`

async function checkOut(url: string, stockItem: SampleProducts['stockItems'][number]) {
  const device = randomUUID()
  await addToCart(url, device, stockItem)
  const order = {
    local_device_id: device,
    shipping_type: 'PICKUP_ON_STORE',
    showroom_id: stockItem.showroomId,
    guest_email: `${device}@example.com`,
  }
  await send(`${url}/checkout-trx`, order, { 'x-forwarded-for': newAddress() })
}

type Call = (backend: BackendUnderTest, index: number) => Promise<void>

const listSortedBy =
  (sort: string): Call =>
  ({ url }, index) =>
    send(`${url}/products?limit=8&sort=${sort}&category_id=${itemAt(categoryIds, index)}`)

/** Measured calls by their names in the table. */
export const calls: Readonly<Record<string, Call>> = {
  'list of a category, newest first': listSortedBy('NEWEST'),
  'list of a category, dearest first': listSortedBy('PRICE_DESC'),
  'list of a category, cheapest first': listSortedBy('PRICE_ASC'),
  'search, frequent word': ({ url }) => send(`${url}/products?search=${frequentWord}`),
  'search, rare word': ({ url, samples }, index) =>
    send(`${url}/products?search=${itemAt(samples.codes, index)}`),
  'search, as shoppers type': ({ url }, index) =>
    send(`${url}/products?search=${encodeURIComponent(itemAt(mixedSearches, index))}`),
  'suggestions while typing': ({ url }, index) => {
    const search = itemAt(mixedSearches, index)
    const typed = search.slice(0, 3 + (index % search.length))
    return send(`${url}/search-suggestions?q=${encodeURIComponent(typed)}`)
  },
  'list of a colour in a category': ({ url }, index) =>
    send(`${url}/products?limit=8&color=blue&category_id=${itemAt(categoryIds, index)}`),
  'list of a category with facets': ({ url }, index) =>
    send(`${url}/products?limit=8&facets=1&category_id=${itemAt(categoryIds, index)}`),
  'areas, as shoppers type': ({ url }, index) => {
    const search = encodeURIComponent(itemAt(typedAreas, index))
    return send(`${url}/master/subdistrict-search?search=${search}`)
  },
  'product by id': ({ url, samples }, index) =>
    send(`${url}/product?id=${itemAt(samples.ids, index)}`),
  'cart add': ({ url, samples }, index) =>
    addToCart(url, randomUUID(), itemAt(samples.stockItems, index)),
  'cart add and checkout': ({ url, samples }, index) =>
    checkOut(url, itemAt(samples.stockItems, index)),
}

/** Calls sent at a fixed rate, in requests per second: a busy shop's load instead of the backend's maximum. */
export const paces: Readonly<Record<string, number>> = { 'search, as shoppers type': 20 }
