import { cartEndpoints } from '@etalase/contract/cart.ts'
import { describedProduct, productSummary } from '@etalase/contract/product.ts'
import { entriesOf, fromEntries } from '@etalase/contract/rules/entries.ts'
import { rupiah } from '@etalase/contract/rules/money.ts'
import { describe, expect, test } from 'vitest'
import {
  factColumns,
  type LoadedProduct,
  type ProductRow,
  productColumns,
  toCartProduct,
  toDescribed,
  toImages,
  toProductText,
  toSummary,
  toWishlistEntry,
  translatedRow,
} from '#product-mapper.ts'

/** A text for each fact of a garment. */
const facts = fromEntries(entriesOf(factColumns).map(([name, column]) => [column, `Its ${name}`]))

const row = (given: Partial<ProductRow> = {}): ProductRow => ({
  ...facts,
  id: 1001,
  code: 'RI-1001',
  name: 'Oxford shirt in White',
  brandName: 'Rimba',
  categoryId: 6,
  categorySubId: 603,
  groupId: 1,
  retailPrice: rupiah(299_000),
  netPrice: rupiah(289_000),
  discPercent: 0,
  discNominal: rupiah(0),
  grandPrice: rupiah(279_000),
  saleEndsAt: null,
  shortDescription: 'Crisp.',
  detailedDescription: 'Crisp, and cool.',
  sizeChartUrl: null,
  maxPerOrder: null,
  weightGrams: 300,
  volumeCm3: 1_000,
  colorName: 'White',
  colorHex: '#ffffff',
  colorCode: 'white',
  styleCode: 'oxford-shirt',
  listedAt: new Date(0),
  updatedAt: new Date(0),
  ...given,
})

const image = (position: number, imageType: string) => ({
  productId: 1001,
  position,
  imageUrl: `/media/${position}.webp`,
  imageType,
  altText: `Picture ${position}`,
  dominantColor: '#ffffff',
})
const images = [image(0, 'DETAIL'), image(1, 'COVER')]

const loaded = (given: Partial<ProductRow> = {}): LoadedProduct => ({
  row: row(given),
  images: toImages(images, undefined),
  sizes: [{ size_code: 'M', size_name: 'M', is_available: true, available_qty: 2 }],
  styleColors: undefined,
})

describe('a mapped product', () => {
  test('fits the contract on a card, on its page and in a cart', () => {
    const cartLine = cartEndpoints['GET cart'].data
    expect(productSummary.safeParse(toSummary(loaded())).error).toBeUndefined()
    expect(describedProduct.safeParse(toDescribed(loaded(), null)).error).toBeUndefined()
    const line = { id: 1, qty: 1, size_name: 'M', size_code: 'M', product_detail_id: 1001 }
    const product_detail = toCartProduct(row(), loaded().images)
    const cart = { cart_items: [{ ...line, product_detail }] }
    expect(cartLine.safeParse({ cart }).error).toBeUndefined()
  })

  test('has the same values on a card, on its page and in a wishlist', () => {
    const { id, ...summary } = toSummary(loaded())
    expect(toDescribed(loaded(), null)).toMatchObject({ id, ...summary })
    expect(toWishlistEntry(loaded())).toMatchObject({ product_detail_id: id, ...summary })
    expect(toWishlistEntry(loaded())).not.toHaveProperty('id')
  })

  test('in a cart has the discounted price and only the cover picture', () => {
    const product = toCartProduct(row(), loaded().images)
    expect(product.net_price).toBe(279_000)
    expect(product.product_images.map(({ image_url }) => image_url)).toEqual(['/media/1.webp'])
  })

  test.each([
    [{}, null],
    [{ discPercent: 10 }, { direct_disc_percent: 10, direct_disc_nominal: 0 }],
    [{ discNominal: rupiah(500) }, { direct_disc_percent: 0, direct_disc_nominal: 500 }],
  ])('with %o has the discount %o', (given, discount) => {
    expect(toSummary(loaded(given)).direct_discount).toEqual(discount)
  })

  test.each([{ colorName: null }, { colorHex: null }])('has no colour with %o', (given) => {
    expect(toSummary(loaded(given)).color).toBeNull()
  })
})

describe('a product in another language', () => {
  const text = { name: 'Kemeja', short_description: 'Rapi.', detailed_description: 'Rapi, sejuk.' }

  test('shows its translation, and missing fields in English', () => {
    const shown = translatedRow(row(), text)
    expect(shown).toEqual(
      row({ name: 'Kemeja', shortDescription: 'Rapi.', detailedDescription: 'Rapi, sejuk.' }),
    )
  })

  test('gets no text for a field that it lacks', () => {
    expect(translatedRow(row({ colorName: null }), { color_name: 'Putih' }).colorName).toBeNull()
    expect(translatedRow(row({ material: null }), { material: 'Katun' }).material).toBeNull()
  })

  test('reads back the text that was written', () => {
    const columns = {
      name: 'Kemeja',
      shortDescription: 'Rapi.',
      detailedDescription: 'Rapi, sejuk.',
      colorName: 'Putih',
      ...facts,
      material: '100% katun',
    }
    expect(translatedRow(row(), toProductText(columns))).toEqual(row(columns))
  })

  test('has the alt text of each picture by its position', () => {
    const alts = toImages(images, { alt_texts: ['Gambar'] }).map(({ alt_text }) => alt_text)
    expect(alts).toEqual(['Gambar', 'Picture 1'])
  })
})

test('queries skip the search keywords, which no response contains', () => {
  expect(Object.keys(productColumns)).not.toContain('searchText')
})
