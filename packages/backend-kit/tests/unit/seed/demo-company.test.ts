import { company } from '@etalase/brand/texts/en/company.ts'
import { describe, expect, test } from 'vitest'
import { measurementsFor } from '#seed/demo/measurements.ts'
import { productRow } from '#seed/demo/products.ts'
import { relatedTo } from '#seed/demo/related.ts'
import { regionNames, showrooms } from '#seed/demo/showrooms.ts'
import { readManifest } from '#seed/manifest.ts'
import { sizesOf } from '#seed/sizes.ts'

const { products: designs } = await readManifest()
const media = { urlOf: (asset: string) => asset, fileAt: () => undefined }
const rows = designs.map((design, index) => productRow(design, index, index, media))

describe('the demo company', () => {
  test('sells every colourway of the manifest under its own code and text', () => {
    expect(rows).toHaveLength(237)
    for (const field of ['code', 'name', 'detailedDescription'] as const) {
      expect(new Set(rows.map((row) => row[field])).size).toBe(237)
    }
  })

  test('describes fit, fabric, care and weight of every product', () => {
    for (const row of rows) {
      expect(row.detailedDescription).toMatch(
        /^[A-Z].*\n\nFit: .+\nFabric: .+\nCare: .+\nWeight: \d+ g$/s,
      )
      expect(row.detailedDescription).not.toContain('undefined')
    }
  })

  test('lists the material of every product, in shares that sum to 100%', () => {
    for (const { material } of rows) {
      const shares = [...(material ?? '').matchAll(/(\d+)%/g)].map(([, share]) => Number(share))
      const isWhole = shares.length === 0 || shares.reduce((sum, share) => sum + share) === 100
      expect([material, isWhole]).toEqual([expect.stringMatching(/^[^.<>]{4,60}$/), true])
    }
  })

  test('has measurements for every size of a design with a size chart', () => {
    for (const design of designs.filter(({ sizeChart }) => sizeChart)) {
      const measured = measurementsFor(design)?.rows.map((row) => row.size_name)
      expect([design.id, measured]).toEqual([design.id, sizesOf(design).map(({ name }) => name)])
    }
  })

  test('reduces about a fifth of its range', () => {
    const reduced = rows.filter((row) => row.grandPrice < row.retailPrice).length
    expect(reduced / rows.length).toBeGreaterThan(0.14)
    expect(reduced / rows.length).toBeLessThan(0.26)
  })

  test('keeps the promise of the promo bar: a few products at 80% off, and none beyond', () => {
    const percents = rows.map((row) => (1 - row.grandPrice / row.retailPrice) * 100)
    expect(Math.max(...percents)).toBeCloseTo(80)
    expect(percents.filter((percent) => percent > 79.9).length).toBeGreaterThanOrEqual(3)
    expect(company.promoBar).toBe('Sale up to 80% off!')
  })

  test('relates every product to others, never to its own design', () => {
    for (const design of designs) {
      const related = relatedTo(design, designs)
      expect(related.length).toBeGreaterThan(0)
      expect(related.map((other) => other.design)).not.toContain(design.design)
    }
  })

  test('has at least 40 shops in 8 regions, 6 of them hubs', () => {
    expect(showrooms.length).toBeGreaterThanOrEqual(40)
    expect(new Set(showrooms.map((shop) => shop.region)).size).toBe(regionNames.length)
    expect(showrooms.filter((shop) => shop.isHub).length).toBeGreaterThanOrEqual(6)
  })
})
