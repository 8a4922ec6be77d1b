import { describe, expect, test } from 'vitest'
import type { TranslatedLanguage } from '#content-language.ts'
import { altText } from '#seed/demo/alt-texts.ts'
import { categorySeeds } from '#seed/demo/categories.ts'
import { colorSeeds } from '#seed/demo/colors.ts'
import { designs as english, garmentDesigns } from '#seed/demo/designs.ts'
import { homeContent } from '#seed/demo/home-content.ts'
import { measurementsFor } from '#seed/demo/measurements.ts'
import { productTexts } from '#seed/demo/product-texts.ts'
import { productRow } from '#seed/demo/products.ts'
import { regionNames } from '#seed/demo/showrooms.ts'
import type { Translation } from '#seed/demo/translation.ts'
import { translations } from '#seed/demo/translations.ts'
import { type ManifestProduct, readManifest } from '#seed/manifest.ts'
import { sizesOf } from '#seed/sizes.ts'

const manifest = await readManifest()
const { products, editorial } = manifest
const media = { urlOf: (asset: string) => asset, fileAt: () => undefined }
const productAlts = [...new Set(products.flatMap((p) => p.pictures.map(({ alt }) => alt)))]

const sorted = (words: Iterable<string>) => [...new Set(words)].toSorted()
const keys = (table: object) => Object.keys(table).toSorted()

const textField = /^(title|subtitle|text|name|action_text|title_line_\d)$/

/** Collects the text fields of the home page's content. */
function textsIn(content: unknown): string[] {
  if (typeof content !== 'object' || content === null) return []
  return Object.entries(content).flatMap(([key, value]) =>
    typeof value === 'string' && textField.test(key) ? [value] : textsIn(value),
  )
}

/** Whether a size is a word, rather than letters or a number. */
const isWords = (size: string) => /[a-z]{3}/.test(size)

/** All other texts that shoppers read: home page, categories, sizes, measurements, regions. */
const otherTexts = [
  ...textsIn(homeContent(manifest, media)),
  ...categorySeeds.flatMap(({ name, text, subcategories }) => [
    name,
    text,
    ...subcategories.flatMap((subcategory) =>
      subcategory.cover ? [subcategory.name, subcategory.cover.text] : [subcategory.name],
    ),
  ]),
  ...products.flatMap((product) => measurementsFor(product)?.columns ?? []),
  ...products.flatMap((product) => sizesOf(product).map(({ name }) => name)).filter(isWords),
  ...regionNames,
]

/** Patterns forbidden in a language's texts: English words it doesn't share, and faults of its own. */
const faults: Readonly<Record<TranslatedLanguage, readonly RegExp[]>> = {
  id: [/\b(with|the|and|in|worn|of|for|on|from|to|is)\b/i, /!|\bkamu\b/],
  fr: [
    /(?<!\p{L})(with|the|and|worn|of|for|from|to|is|tu|toi)(?!\p{L})/iu,
    // No breaking space before punctuation, and no straight apostrophes.
    / [:;!?»%]|« |\p{L}[:;!?]|['"]|\d (g|cm|oz)\b/u,
  ],
}

const everyTextOf = (translation: Translation) => [
  ...products.flatMap((product) => Object.values(productTexts(translation, product))),
  ...[...productAlts, ...editorial.map(({ alt }) => alt)].map((alt) => altText(translation, alt)),
  ...Object.values(translation.phrases),
  ...Object.values(translation.colorFamilyNames),
]

const languages = Object.entries(translations).map(([language, translation]) => ({
  language,
  translation,
}))

describe.each(languages)('the $language texts of the demo company', ({ language, translation }) => {
  const { alts, colorFamilyNames, colorNames, designs, fabricNames, labels, phrases } = translation
  const textsOf = (product: ManifestProduct) => productTexts(translation, product)

  test('translate every field of every product', () => {
    const lines = Object.values(labels)
    for (const [index, product] of products.entries()) {
      const texts = textsOf(product)
      const row = productRow(product, index, index, media)
      for (const text of Object.values(texts)) expect(text).toMatch(/\S/)
      expect(texts.name).not.toBe(row.name)
      expect(texts.shortDescription).not.toBe(row.shortDescription)
      expect(texts.fabric).not.toBe(product.fabric)
      expect(texts.detailedDescription).toMatch(/^\p{Lu}.*\n\n(.+\n){3}.+\d\u00a0g$/u)
      for (const label of lines) expect(texts.detailedDescription).toContain(`\n${label}`)
    }
  })

  test('give every product its own name and description', () => {
    const all = products.map(textsOf)
    expect(new Set(all.map(({ name }) => name)).size).toBe(products.length)
    expect(new Set(all.map((texts) => texts.detailedDescription)).size).toBe(products.length)
  })

  test('cover exactly the English designs and colourways', () => {
    expect(keys(designs)).toEqual(keys(english))
    for (const [design, { colours }] of Object.entries(english)) {
      expect([design, keys(designs[design]?.colours ?? {})]).toEqual([design, keys(colours)])
    }
  })

  test('cover exactly the colours, families, fabrics and garments', () => {
    expect(keys(colorNames)).toEqual(sorted(products.map(({ colour }) => colour)))
    expect(keys(colorFamilyNames)).toEqual(sorted(colorSeeds.map(({ code }) => code)))
    expect(keys(fabricNames)).toEqual(sorted(products.map(({ fabric }) => fabric)))
    expect(garmentDesigns).toEqual(
      Object.fromEntries(products.map(({ garment, design }) => [garment.toLowerCase(), design])),
    )
  })

  test('cover exactly the home page, categories, sizes, measurements and regions', () => {
    expect(keys(phrases)).toEqual(sorted(otherTexts))
  })

  test('keep the letter of the drawing before each measurement', () => {
    for (const column of products.flatMap((product) => measurementsFor(product)?.columns ?? [])) {
      expect(phrases[column]?.slice(0, 2)).toBe(column.slice(0, 2))
    }
  })

  test('describe every picture, each differently', () => {
    const translated = productAlts.map((alt) => altText(translation, alt))
    for (const alt of translated) expect(alt).toMatch(/^\p{Lu}[^{}]+\.$/u)
    expect(new Set(translated).size).toBe(productAlts.length)
    expect(keys(alts.editorial)).toEqual(sorted(editorial.map(({ alt }) => alt)))
  })

  test.each([
    'A picture that nobody described.',
    'Everyday T-shirt in plaid with a rib crew neck and double-stitched hems, laid flat on a stone ground.',
    'Raincoat in black with a rib crew neck and double-stitched hems, laid flat on a stone ground.',
    'Everyday T-shirt in black with golden wings, laid flat on a stone ground.',
    'Everyday T-shirt in black with a rib crew neck and double-stitched hems, laid flat on the moon.',
    'Close view of the everyday T-shirt in black, showing the golden wings and the finishing.',
  ])('refuse an unknown picture: %s', (unknown) => {
    expect(() => altText(translation, unknown)).toThrow(/No translation/)
  })

  test('refuse a product with an unknown design, colour or fabric', () => {
    const product = products[0]
    if (!product) throw new Error('The manifest has no products')
    expect(() => textsOf({ ...product, design: 'raincoat' })).toThrow(/design raincoat/)
    expect(() => textsOf({ ...product, colour: 'Plaid' })).toThrow(/colour Plaid/)
    expect(() => textsOf({ ...product, fabric: 'Tin' })).toThrow(/fabric Tin/)
  })

  test('contain no English word, gap or typographic error', () => {
    const wrong = Object.entries(faults).flatMap(([of, list]) => (of === language ? list : []))
    expect(wrong).not.toEqual([])
    for (const text of everyTextOf(translation)) {
      for (const fault of [...wrong, /undefined| {2}/]) expect(text).not.toMatch(fault)
    }
  })
})
