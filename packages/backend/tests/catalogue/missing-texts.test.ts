import { products } from '@etalase/backend-kit/db/schema/catalogue.ts'
import { texts } from '@etalase/backend-kit/db/schema/texts.ts'
import { places, stockProduct } from '@etalase/backend-kit/tests/support/small-company.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { freshBackend } from '#tests/support/backend-for-tests.ts'
import { addToCart } from '#tests/support/checkout-calls.ts'
import { aDevice, callEndpoint, send } from '#tests/support/test-backend.ts'

const backend = await freshBackend()
const { app, db } = backend

const indonesian = { 'accept-language': 'id' }

beforeEach(async () => {
  await stockProduct(db, { id: 1, stock: { [places.store]: 2 } })
  const blue = { colorName: 'Blue', colorHex: '#0000ff', colorCode: 'blue' }
  await db.update(products).set({ ...blue, material: '100% cotton' })
})

const store = (kind: string, id: string, content: unknown, language = 'id') =>
  db.insert(texts).values({ kind, id, language, content })

const productNow = async () =>
  (await callEndpoint(app, 'GET product', { id: 1 }, indonesian)).product

describe('English is shown for', () => {
  test('a whole catalogue without texts', async () => {
    expect(await productNow()).toEqual((await callEndpoint(app, 'GET product', { id: 1 })).product)
  })

  test('each untranslated field of a product', async () => {
    await store('product', '1', { name: 'Kemeja oxford' })
    expect(await productNow()).toMatchObject({
      product_name: 'Kemeja oxford',
      color: { name: 'Blue' },
      short_description: 'Short',
      detailed_description: 'Long',
      material: '100% cotton',
      product_images: [{ alt_text: 'Oxford shirt' }],
      category_sub: { name: 'Shirts', category: { name: 'MEN' } },
    })
  })

  test('the untranslated cover text of a translated category', async () => {
    await store('category', '6', { name: 'PRIA' })
    const { category } = await callEndpoint(app, 'GET category', { id: 6 }, indonesian)
    expect(category).toMatchObject({ name: 'PRIA', cover_text: 'All of it' })
  })

  test('texts translated into another language only', async () => {
    await store('product', '1', { name: 'Chemise oxford' }, 'fr')
    expect((await productNow()).product_name).toBe('Oxford shirt')
    const french = await callEndpoint(app, 'GET product', { id: 1 }, { 'accept-language': 'fr' })
    expect(french.product.product_name).toBe('Chemise oxford')
  })
})

test('a text of the wrong type fails the call instead of being shown', async () => {
  await store('product', '1', { name: 7 })
  expect((await send(app, 'GET product', { id: 1 }, indonesian)).status).toBe(500)
  expect((await send(app, 'GET product', { id: 1 })).status).toBe(200)
})

describe('a cart', () => {
  beforeEach(async () => {
    await store('product', '1', { name: 'Kemeja oxford', alt_texts: ['Kemeja di meja'] })
    await store('size', 'M', { name: 'Sedang' })
  })

  test('shows the same lines in each language', async () => {
    const device = aDevice()
    await addToCart(app, device, 1)
    const read = async (headers = {}) =>
      (await callEndpoint(app, 'GET cart', device, headers)).cart.cart_items[0]
    expect(await read(indonesian)).toMatchObject({
      size_name: 'Sedang',
      product_detail: {
        product_name: 'Kemeja oxford',
        product_images: [{ alt_text: 'Kemeja di meja' }],
      },
    })
    expect(await read()).toMatchObject({
      size_name: 'M',
      product_detail: { product_name: 'Oxford shirt' },
    })
  })

  test("refuses a quantity above the stock in the shopper's language", async () => {
    const line = { ...aDevice(), product_detail_id: 1, size: 'M', qty: 3 }
    const refused = await send(app, 'POST cart', line, indonesian)
    expect(refused.body.error).toEqual({
      code: 'OUT_OF_STOCK',
      message: 'Kemeja oxford, ukuran Sedang, hanya tersisa 2.',
    })
    const english = await send(app, 'POST cart', line)
    expect(english.body.error?.message).toBe('Oxford shirt, size M, has only 2 left.')
  })
})
