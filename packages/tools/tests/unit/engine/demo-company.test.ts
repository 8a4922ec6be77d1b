import { openMediaLibrary } from '@etalase/backend-kit/media/media-library.ts'
import { mostPieces, productId, productRow } from '@etalase/backend-kit/seed/demo/products.ts'
import { assetsFolder, readManifest } from '@etalase/backend-kit/seed/manifest.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Company } from '#engine/company.ts'
import { demoCompany } from '#engine/demo-company.ts'

const count = 500

let company: Company
const colors = () => company.products.flatMap((product) => product.colors)

beforeAll(async () => {
  company = await demoCompany(count)
})

const repeated = (values: readonly unknown[]) =>
  values.filter((value, index) => values.indexOf(value) !== index)

describe("an engine's demo company", () => {
  test('has the requested number of products, numbered without gaps', () => {
    const numbers = colors()
      .map(({ number }) => number)
      .toSorted((a, b) => a - b)
    expect(numbers).toEqual(Array.from({ length: count }, (_, index) => productId(index)))
  })

  test('gives each garment its own style code, and each colour its own product code', () => {
    expect(repeated(company.products.map(({ style_code }) => style_code))).toEqual([])
    expect(repeated(colors().map(({ product_code }) => product_code))).toEqual([])
  })

  test('has the prices and texts of the reference backend', async () => {
    const [manifest, media] = await Promise.all([readManifest(), openMediaLibrary(assetsFolder)])
    for (const [index, product] of manifest.products.entries()) {
      const row = productRow(product, index, 0, media)
      const garment = company.products.find(({ style_code }) => style_code === product.design)
      const color = garment?.colors.find(({ number }) => number === productId(index))
      expect(color?.price).toBe(row.grandPrice)
      expect(color?.retail_price).toBe(row.retailPrice)
      expect(`${garment?.title} in ${color?.color}`).toBe(row.name)
      expect(`${color?.description} ${garment?.description}`).toBe(row.detailedDescription)
    }
  })

  test('stocks no more pieces of the scarce product per store than the reference backend', async () => {
    const { products } = await readManifest()
    const index = products.findIndex((product) => Number.isFinite(mostPieces(product)))
    const scarce = colors().find(({ number }) => number === productId(index))
    const pieces = (scarce?.sizes ?? []).flatMap(({ stock }) => Object.values(stock))
    expect(Math.max(...pieces)).toBe(2)
  })

  test('relates products only to products that it has', () => {
    const numbers = new Set(colors().map(({ number }) => number))
    expect(colors().flatMap(({ related }) => related.filter((each) => !numbers.has(each)))).toEqual(
      [],
    )
  })

  test('stocks only existing stores, with at least one piece', () => {
    const stores = new Set(company.stores.map(({ number }) => String(number)))
    const levels = colors().flatMap(({ sizes }) =>
      sizes.flatMap(({ stock }) => Object.entries(stock)),
    )
    expect(levels.filter(([store, pieces]) => !stores.has(store) || pieces < 1)).toEqual([])
  })
})
