import { randomUUID } from 'node:crypto'
import type { BackendUnderTest } from '#scripts/bench/backend-under-test.ts'
import type { SampleProducts } from '#scripts/bench/sample-products.ts'

/** A word in about a third of all products. */
const frequentWord = 'shirt'
const categoryIds = [6, 7, 8, 9]

const nth = <Item>(items: readonly Item[], index: number): Item => {
  const item = items[index % items.length]
  if (item === undefined) throw new Error('The catalogue has nothing of this kind.')
  return item
}

async function ask(url: string, body?: object): Promise<void> {
  const response = await fetch(url, {
    ...(body && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${text}`)
}

async function addToCart(url: string, device: string, piece: SampleProducts['pieces'][number]) {
  const { productId: product_detail_id, sizeCode: size } = piece
  await ask(`${url}/cart`, { local_device_id: device, product_detail_id, size, qty: 1 })
}

async function checkOut(url: string, piece: SampleProducts['pieces'][number]) {
  const device = randomUUID()
  await addToCart(url, device, piece)
  await ask(`${url}/checkout-trx`, {
    local_device_id: device,
    shipping_type: 'PICKUP_ON_STORE',
    showroom_id: piece.showroomId,
    guest_email: 'sari@example.com',
  })
}

type Call = (contestant: BackendUnderTest, index: number) => Promise<void>

const list =
  (sort: string): Call =>
  ({ url }, index) =>
    ask(`${url}/products?limit=8&sort=${sort}&category_id=${nth(categoryIds, index)}`)

/** What is measured, in the words of the table. */
export const calls: Readonly<Record<string, Call>> = {
  'list of a category, newest first': list('NEWEST'),
  'list of a category, dearest first': list('PRICE_DESC'),
  'list of a category, cheapest first': list('PRICE_ASC'),
  'search, frequent word': ({ url }) => ask(`${url}/products?search=${frequentWord}`),
  'search, rare word': ({ url, goods }, index) =>
    ask(`${url}/products?search=${nth(goods.codes, index)}`),
  'product by id': ({ url, goods }, index) => ask(`${url}/product?id=${nth(goods.ids, index)}`),
  'cart add': ({ url, goods }, index) => addToCart(url, randomUUID(), nth(goods.pieces, index)),
  'cart add and checkout': ({ url, goods }, index) => checkOut(url, nth(goods.pieces, index)),
}
