import { describe, expect, test } from 'vitest'
import { categorySeeds } from '#backend/seed/demo/categories.ts'
import { colorSeeds } from '#backend/seed/demo/colors.ts'
import { accessoryDesigns } from '#backend/seed/demo/designs-accessories.ts'
import { kidsDesigns } from '#backend/seed/demo/designs-kids.ts'
import { menDesigns } from '#backend/seed/demo/designs-men.ts'
import { womenDesigns } from '#backend/seed/demo/designs-women.ts'
import { homeContent } from '#backend/seed/demo/home-content.ts'
import { editorialAlts } from '#backend/seed/demo/id/alt-editorial.ts'
import { garmentDesigns } from '#backend/seed/demo/id/alt-garments.ts'
import { altText } from '#backend/seed/demo/id/alt-texts.ts'
import { colorFamilyNames, colorNames } from '#backend/seed/demo/id/color-names.ts'
import { designTexts } from '#backend/seed/demo/id/designs.ts'
import { fabricNames } from '#backend/seed/demo/id/fabrics.ts'
import { phrases } from '#backend/seed/demo/id/phrases.ts'
import { productTexts } from '#backend/seed/demo/id/product-texts.ts'
import { measurementsFor } from '#backend/seed/demo/measurements.ts'
import { productRow } from '#backend/seed/demo/products.ts'
import { regionNames } from '#backend/seed/demo/showroom.ts'
import { readManifest } from '#backend/seed/manifest.ts'
import { sizesOf } from '#backend/seed/sizes.ts'

const manifest = await readManifest()
const { products, editorial } = manifest
const media = { urlOf: (asset: string) => asset, fileAt: () => undefined }
const english = { ...menDesigns, ...womenDesigns, ...accessoryDesigns, ...kidsDesigns }
const productAlts = [...new Set(products.flatMap((p) => p.pictures.map(({ alt }) => alt)))]

const sorted = (words: Iterable<string>) => [...new Set(words)].toSorted()
const keys = (table: object) => Object.keys(table).toSorted()

const textField = /^(title|subtitle|text|name|action_text|title_line_\d)$/

/** What the home page's content holds under the names of text fields. */
function textsIn(content: unknown): string[] {
  if (typeof content !== 'object' || content === null) return []
  return Object.entries(content).flatMap(([key, value]) =>
    typeof value === 'string' && textField.test(key) ? [value] : textsIn(value),
  )
}

/** Sizes that are words, not letters or numbers. */
const isWords = (size: string) => /[a-z]{3}/.test(size)

/** Every other text that a shopper reads: home page, categories, sizes, measurements, regions. */
const otherTexts = [
  ...textsIn(homeContent(manifest, media)),
  ...categorySeeds.flatMap(({ name, text, subs }) => [
    name,
    text,
    ...subs.flatMap((sub) => (sub.cover ? [sub.name, sub.cover.text] : [sub.name])),
  ]),
  ...products.flatMap((product) => measurementsFor(product)?.columns ?? []),
  ...products.flatMap((product) => sizesOf(product).map(({ name }) => name)).filter(isWords),
  ...regionNames,
]

const indonesian = [
  ...products.flatMap((product) => Object.values(productTexts(product))),
  ...[...productAlts, ...editorial.map(({ alt }) => alt)].map(altText),
  ...Object.values(phrases),
  ...Object.values(colorFamilyNames),
]

describe('the Indonesian texts of the demo company', () => {
  test('tell every product in every field, none of it in English', () => {
    for (const [index, product] of products.entries()) {
      const texts = productTexts(product)
      const row = productRow(product, index, index, media)
      for (const text of Object.values(texts)) expect(text).toMatch(/\S/)
      expect(texts.name).not.toBe(row.name)
      expect(texts.shortDescription).not.toBe(row.shortDescription)
      expect(texts.fabric).not.toBe(product.fabric)
      expect(texts.detailedDescription).toMatch(
        /^[A-Z].*\n\nPotongan: .+\nBahan: .+\.\nPerawatan: .+\nBerat: \d+ g$/,
      )
    }
  })

  test('give every product a name and a description of its own', () => {
    const all = products.map(productTexts)
    expect(new Set(all.map(({ name }) => name)).size).toBe(products.length)
    expect(new Set(all.map((texts) => texts.detailedDescription)).size).toBe(products.length)
  })

  test('cover the designs and colourways of the English, none missing and none extra', () => {
    expect(keys(designTexts)).toEqual(keys(english))
    for (const [design, { colours }] of Object.entries(english)) {
      expect([design, keys(designTexts[design]?.colours ?? {})]).toEqual([design, keys(colours)])
    }
  })

  test('cover the colours, families, fabrics and garments, none missing and none extra', () => {
    expect(keys(colorNames)).toEqual(sorted(products.map(({ colour }) => colour)))
    expect(keys(colorFamilyNames)).toEqual(sorted(colorSeeds.map(({ code }) => code)))
    expect(keys(fabricNames)).toEqual(sorted(products.map(({ fabric }) => fabric)))
    expect(garmentDesigns).toEqual(
      Object.fromEntries(products.map(({ garment, design }) => [garment.toLowerCase(), design])),
    )
  })

  test('cover home page, categories, sizes, measurements and regions, none missing and none extra', () => {
    expect(keys(phrases)).toEqual(sorted(otherTexts))
  })

  test('keep the letter of the drawing before what it measures', () => {
    for (const column of products.flatMap((product) => measurementsFor(product)?.columns ?? [])) {
      expect(phrases[column]?.slice(0, 2)).toBe(column.slice(0, 2))
    }
  })

  test('describe every picture, no two differing ones alike', () => {
    for (const alt of productAlts) expect(altText(alt)).toMatch(/^[A-Z][^{}]+\.$/)
    expect(new Set(productAlts.map(altText)).size).toBe(productAlts.length)
    expect(keys(editorialAlts)).toEqual(sorted(editorial.map(({ alt }) => alt)))
  })

  test.each([
    'A picture that nobody described.',
    'Everyday T-shirt in plaid with a rib crew neck and double-stitched hems, laid flat on a stone ground.',
    'Raincoat in black with a rib crew neck and double-stitched hems, laid flat on a stone ground.',
    'Everyday T-shirt in black with golden wings, laid flat on a stone ground.',
    'Everyday T-shirt in black with a rib crew neck and double-stitched hems, laid flat on the moon.',
    'Close view of the everyday T-shirt in black, showing the golden wings and the finishing.',
  ])('refuse a picture they do not know: %s', (unknown) => {
    expect(() => altText(unknown)).toThrow(/No Indonesian/)
  })

  test('refuse a product of a design, colour or fabric they do not know', () => {
    const product = products[0]
    if (!product) throw new Error('The manifest has no products')
    expect(() => productTexts({ ...product, design: 'raincoat' })).toThrow(/design raincoat/)
    expect(() => productTexts({ ...product, colour: 'Plaid' })).toThrow(/colour Plaid/)
    expect(() => productTexts({ ...product, fabric: 'Tin' })).toThrow(/fabric Tin/)
  })

  test('leave no English word, exclamation mark or hole in any text', () => {
    for (const text of indonesian) {
      expect(text).not.toMatch(/\b(with|the|and|in|worn|of|for|on|from|to|is)\b/i)
      expect(text).not.toMatch(/!|undefined| {2}|\bkamu\b/)
    }
  })
})
