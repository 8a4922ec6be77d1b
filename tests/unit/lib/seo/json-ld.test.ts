import type { Product, Sibling } from '@etalase/contract/product.ts'
import { rupiah } from '@etalase/contract/rules/money.ts'
import { aProduct, aShowroom } from '@etalase/testkit/builders.ts'
import { describe, expect, test } from 'vitest'
import { jsonLdText } from '#components/seo/json-ld.tsx'
import { companyJsonLd, websiteJsonLd } from '#lib/seo/company-json-ld.ts'
import { listJsonLd } from '#lib/seo/list-json-ld.ts'
import { productJsonLd, productPageJsonLd } from '#lib/seo/product-json-ld.ts'
import { storesJsonLd } from '#lib/seo/stores-json-ld.ts'
import { clothingStore, readJsonLd } from '#tests/support/json-ld-schemas.ts'

const aFullProduct = (given: Partial<Product> = {}): Product => ({
  ...aProduct(),
  product_images: [
    { image_url: '/media/back.webp', image_type: 'BACK' },
    { image_url: '/media/cover.webp', image_type: 'COVER' },
  ],
  sizes: [
    { size_code: 'M', size_name: 'M', is_available: true },
    { size_code: '3/4 Y', size_name: '3-4 years', is_available: false },
  ],
  short_description: 'Crisp cotton.',
  detailed_description: '',
  related_products: [],
  ...given,
})

const delivery = { max_cost: rupiah(34_000), min_days: 1, max_days: 2 }

const variantsOf = (product: Product) =>
  productJsonLd(product).hasVariant.filter((variant) => 'sku' in variant)

const offersOf = (product: Product) => variantsOf(product).map(({ offers }) => offers)

const aSibling = (id: number, name: string): Sibling => ({
  id,
  color: { name, hex: '#2b2a2c' },
  is_available: true,
})

const aReview = { id: 1, stars: 4, text: 'Soft </script>.', size_code: 'M' }

describe("a product's structured data", () => {
  test('has its reviews, or no rating without any', () => {
    const newest = [{ ...aReview, name: null, created_at: '2026-12-01 19:04:00' }]
    const fits = { SMALL: 0, TRUE: 1, LARGE: 0 }
    const product = aFullProduct({ reviews: { count: 7, average: 4.4, fits, newest } })
    const data = productJsonLd(product)
    expect(data).toMatchObject({
      aggregateRating: { ratingValue: 4.4, reviewCount: 7, bestRating: 5 },
      review: [{ author: { name: 'A buyer' }, reviewRating: { ratingValue: 4 } }],
    })
    expect(jsonLdText([data])).not.toContain('</script>')
    for (const reviews of [null, undefined]) {
      const silent = productJsonLd(aFullProduct({ reviews }))
      expect(silent).not.toHaveProperty('aggregateRating')
      expect(silent).not.toHaveProperty('review')
    }
  })

  test('has a variant for each size, in stock or not, with an address that selects it', () => {
    expect(offersOf(aFullProduct())).toMatchObject([
      {
        url: 'http://localhost:3000/product/1001?size=M',
        availability: 'https://schema.org/InStock',
      },
      {
        url: 'http://localhost:3000/product/1001?size=3%2F4+Y',
        availability: 'https://schema.org/OutOfStock',
      },
    ])
  })

  test('has the price that the shopper pays, with the retail price as strikethrough price', () => {
    const direct_discount = { direct_disc_percent: 10, direct_disc_nominal: rupiah(9_000) }
    const [offer] = offersOf(aFullProduct({ direct_discount }))
    expect(offer).toMatchObject({
      price: 299_000 - 29_900 - 9_000,
      priceCurrency: 'IDR',
      priceSpecification: { price: 299_000, priceType: 'https://schema.org/StrikethroughPrice' },
    })
  })

  test('has the end of a sale price, if the sale has an end', () => {
    const direct_discount = { direct_disc_percent: 10, direct_disc_nominal: rupiah(0) }
    const sale_ends_at = '2026-11-30 23:59:00'
    const [ending] = offersOf(aFullProduct({ direct_discount, sale_ends_at }))
    expect(ending).toHaveProperty('priceValidUntil', '2026-11-30T23:59:00+07:00')
    for (const product of [{ direct_discount }, { sale_ends_at }])
      expect(offersOf(aFullProduct(product))[0]).not.toHaveProperty('priceValidUntil')
  })

  test('has no strikethrough price without a discount', () => {
    const [offer] = offersOf(aFullProduct())
    expect(offer).toMatchObject({ price: 299_000 })
    expect(offer).not.toHaveProperty('priceSpecification')
  })

  test('has the material once for all sizes, if the backend sends it', () => {
    const group = productJsonLd(aFullProduct({ material: '55% linen, 45% viscose' }))
    expect(group).toHaveProperty('material', '55% linen, 45% viscose')
    for (const material of [undefined, null]) {
      expect(productJsonLd(aFullProduct({ material }))).not.toHaveProperty('material')
    }
  })

  test('has its cover for each variant, and keeps picture addresses on other hosts', () => {
    const product = aFullProduct({
      product_images: [{ image_url: 'https://cdn.example/a.webp', image_type: 'COVER' }],
    })
    expect(productJsonLd(product).image).toEqual(['https://cdn.example/a.webp'])
    expect(variantsOf(aFullProduct())[0]?.image).toMatch(/cover\.webp$/)
  })

  test("of several colours varies by colour too, and links the other colours' pages, but not its own", () => {
    const product = aFullProduct({
      color: { name: 'Navy', hex: '#20304a' },
      style_code: 'tee',
      siblings: [aSibling(1000, 'Black'), aSibling(1001, 'Navy')],
    })
    const group = productJsonLd(product)
    expect(group.productGroupID).toBe('tee')
    expect(group.variesBy).toEqual(['https://schema.org/size', 'https://schema.org/color'])
    expect(group.hasVariant.slice(2)).toEqual([{ url: 'http://localhost:3000/product/1000' }])
    expect(variantsOf(product).map(({ color }) => color)).toEqual(['Navy', 'Navy'])
    expect(readJsonLd(jsonLdText(productPageJsonLd(product)))).toHaveLength(2)
  })

  test.each([undefined, null, []])('with siblings %j varies by size alone', (siblings) => {
    const group = productJsonLd(aFullProduct({ siblings }))
    expect(group.variesBy).toEqual(['https://schema.org/size'])
    expect(group.productGroupID).toBe('RI-1001')
    expect(group.hasVariant).toHaveLength(2)
  })

  test('refers to policies on the same page', () => {
    const [group, ...things] = productPageJsonLd(aFullProduct({ delivery }))
    const ids = things.map((thing) => Object(thing)['@id'])
    const [{ offers }] = Object(group).hasVariant
    expect(ids).toContain(offers.hasMerchantReturnPolicy['@id'])
    expect(ids).toContain(offers.shippingDetails['@id'])
  })

  test("of the company has the manufacturer's number, and of another brand no invented number", () => {
    const mpns = (brand_name: string | null) =>
      variantsOf(aFullProduct({ brand_name })).map((variant) => Object(variant).mpn)
    expect(mpns('Rimba')).toEqual(['RI-1001-M', 'RI-1001-3/4 Y'])
    expect(mpns('Another maker')).toEqual([undefined, undefined])
    expect(mpns(null)).toEqual([undefined, undefined])
  })

  test('has the maximum delivery cost and time, if the backend sends them', () => {
    const [, , told] = readJsonLd(jsonLdText(productPageJsonLd(aFullProduct({ delivery }))))
    expect(told).toMatchObject({
      '@id': 'http://localhost:3000/product/1001#delivery',
      shippingRate: { maxValue: 34_000, currency: 'IDR' },
      deliveryTime: {
        handlingTime: { minValue: 0, maxValue: 1 },
        transitTime: { minValue: 1, maxValue: 2 },
      },
    })
    // Google requires a cost of OfferShippingDetails.
    const silent = JSON.stringify(productPageJsonLd(aFullProduct({ delivery: null })))
    expect(silent).not.toMatch(/OfferShippingDetails|shippingDetails/)
  })

  test('is complete when the backend leaves out every optional field', () => {
    const bare = aFullProduct({ short_description: '' })
    expect(readJsonLd(jsonLdText(productPageJsonLd(bare)))).toHaveLength(2)
    const rich = aFullProduct({
      brand_name: 'Rimba',
      delivery,
      category_sub: { id: 601, name: 'Shirts', category: { id: 6, name: 'MEN' } },
    })
    expect(readJsonLd(jsonLdText(productPageJsonLd(rich)))).toMatchObject([
      { '@type': 'ProductGroup', brand: { name: 'Rimba' } },
      { '@type': 'MerchantReturnPolicy', merchantReturnDays: 3 },
      { '@type': 'OfferShippingDetails' },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { position: 1, name: 'MEN', item: 'http://localhost:3000/products?category_id=6' },
          { position: 2, name: 'Shirts' },
        ],
      },
    ])
  })
})

test('a list continues the positions of its previous pages', () => {
  const cover = { title: 'Shirts', text: '', imageUrl: null }
  const view = { cover, categoryId: 6, categories: [], products: [aProduct()], count: 17 }
  const list = listJsonLd({ ...view, filter: { subcategoryId: 601, page: 3 } })
  expect(readJsonLd(jsonLdText([list]))).toMatchObject([
    { numberOfItems: 17, itemListElement: [{ position: 17 }] },
  ])
})

test('the company has contacts and the return period, and the shop its language', () => {
  expect(readJsonLd(jsonLdText([companyJsonLd({ returnDays: 3 }), websiteJsonLd()]))).toHaveLength(
    2,
  )
})

describe("the showrooms' structured data", () => {
  const storeOf = (given: Parameters<typeof aShowroom>[0]) =>
    storesJsonLd([aShowroom(given)]).map((store) => clothingStore.parse(store))[0]

  test('has each one, whatever its region, with hours and address', () => {
    const regions = [{ showrooms: [aShowroom()] }, { showrooms: [aShowroom({ id: 2 })] }]
    const stores = regions
      .flatMap(({ showrooms }) => storesJsonLd(showrooms))
      .map((store) => clothingStore.parse(store))
    expect(new Set(stores.map((store) => store['@id'])).size).toBe(2)
    expect(stores[0]?.address).toEqual({
      '@type': 'PostalAddress',
      streetAddress: 'Ground floor, Jl. Kemang Raya 1',
      addressLocality: 'Jakarta Selatan',
      postalCode: '12730',
      addressCountry: 'ID',
    })
  })

  test('leaves out a missing phone or postal code', () => {
    const store = storeOf({ phone: '', maps_url: null, address3: 'Denpasar', address1: '' })
    expect(store).not.toHaveProperty('telephone')
    expect(store?.address).toMatchObject({
      streetAddress: 'Jl. Kemang Raya 1',
      addressLocality: 'Denpasar',
    })
    expect(store?.address).not.toHaveProperty('postalCode')
  })

  test('is empty for regions without any', () => {
    expect(storesJsonLd([])).toEqual([])
  })
})

describe('the text of a script element', () => {
  test.each(['</script><script>alert(1)</script>', '<!--', ']]>', '&lt;', 'line\u2028end\u2029'])(
    'never contains %j unescaped, and reads back the same',
    (name) => {
      const text = jsonLdText([{ '@type': 'Thing', name }])
      expect(text).not.toMatch(/[<>&\u2028\u2029]/)
      expect(JSON.parse(text).name).toBe(name)
    },
  )

  test('puts several objects into one graph', () => {
    expect(JSON.parse(jsonLdText([{ a: 1 }, { b: 2 }]))).toEqual({
      '@context': 'https://schema.org',
      '@graph': [{ a: 1 }, { b: 2 }],
    })
  })
})
