import { homeData } from '@etalase/contract/home.ts'
import { eq } from 'drizzle-orm'
import type { Database } from '#db/connection.ts'
import { products } from '#db/schema/catalogue.ts'
import { texts } from '#db/schema/texts.ts'
import type { MediaLibrary } from '#media/media-library.ts'
import { toProductText } from '#product-mapper.ts'
import { bulkInsert } from '#seed/bulk-insert.ts'
import { altText } from '#seed/demo/alt-texts.ts'
import { categorySeeds, subcategoryId } from '#seed/demo/categories.ts'
import { colorSeeds } from '#seed/demo/colors.ts'
import { homeContent } from '#seed/demo/home-content.ts'
import { productTexts } from '#seed/demo/product-texts.ts'
import { productCode, productId } from '#seed/demo/products.ts'
import { regionNames } from '#seed/demo/showrooms.ts'
import type { Translation } from '#seed/demo/translation.ts'
import { translations } from '#seed/demo/translations.ts'
import type { Manifest, ManifestProduct } from '#seed/manifest.ts'
import { chartRows } from '#seed/seed-catalogue.ts'
import { sizesOf } from '#seed/sizes.ts'
import { sizeChartKey, type TextContents, type TextId, type TextKind } from '#texts/texts.ts'

type TextRow = typeof texts.$inferInsert

/** A text without its language. */
type Text = Omit<TextRow, 'language'>

const row = <Kind extends TextKind>(kind: Kind, id: TextId, content: TextContents[Kind]): Text => ({
  kind,
  id: String(id),
  content,
})

/** Translates an English text; a missing entry is the same in both languages. */
const phraseIn =
  ({ phrases }: Translation) =>
  (english: string) =>
    phrases[english] ?? english

function productText(translation: Translation, product: ManifestProduct, index: number): Text {
  return row('product', productId(index), {
    ...toProductText(productTexts(translation, product)),
    alt_texts: product.pictures.map(({ alt }) => altText(translation, alt)),
  })
}

function categoryTexts(translation: Translation): Text[] {
  const translate = phraseIn(translation)
  return categorySeeds.flatMap(({ id, name, text, subcategories }) => [
    row('category', id, { name: translate(name), cover_text: translate(text) }),
    ...subcategories.map(({ name, cover }, position) =>
      row('category_sub', subcategoryId(id, position), {
        name: translate(name),
        ...(cover && { cover_text: translate(cover.text) }),
      }),
    ),
  ])
}

const colorTexts = ({ colorFamilyNames }: Translation) =>
  colorSeeds.map(({ code, name }) => row('color', code, { name: colorFamilyNames[code] ?? name }))

/** Translates size names that are words; letters and numbers are the same in all languages. */
function sizeTexts(translation: Translation, all: readonly ManifestProduct[]): Text[] {
  const names = new Map(all.flatMap(sizesOf).map(({ code, name }) => [code, name]))
  return [...names].flatMap(([code, name]) => {
    const translated = phraseIn(translation)(name)
    return translated === name ? [] : row('size', code, { name: translated })
  })
}

function chartTexts(
  translation: Translation,
  all: readonly ManifestProduct[],
  media: MediaLibrary,
): Text[] {
  const translate = phraseIn(translation)
  return chartRows(all, media).map(({ url, categorySubId, measurements }) =>
    row('size_chart', sizeChartKey(url, categorySubId), {
      columns: measurements.columns.map(translate),
      sizes: measurements.rows.map(({ size_name }) => translate(size_name)),
    }),
  )
}

const regionTexts = (translation: Translation) =>
  regionNames.map((name, index) => row('region', index + 1, { name: phraseIn(translation)(name) }))

/** Fields of editorial content that shoppers read. */
const readFields = new Set([
  'title',
  'subtitle',
  'text',
  'action_text',
  'title_line_1',
  'title_line_2',
])

function homeText(translation: Translation, manifest: Manifest, media: MediaLibrary): Text {
  const translate = phraseIn(translation)
  const english = JSON.stringify(homeContent(manifest, media))
  const content: unknown = JSON.parse(english, (field, value: unknown) => {
    if (typeof value !== 'string') return value
    if (field === 'alt_text') return altText(translation, value)
    return readFields.has(field) ? translate(value) : value
  })
  return row('page', 'home', homeData.parse(content))
}

interface Company {
  manifest: Manifest
  media: MediaLibrary
}

const textsIn = (translation: Translation, { manifest, media }: Company): Text[] => [
  ...manifest.products.map((product, index) => productText(translation, product, index)),
  ...categoryTexts(translation),
  ...colorTexts(translation),
  ...sizeTexts(translation, manifest.products),
  ...chartTexts(translation, manifest.products, media),
  ...regionTexts(translation),
  homeText(translation, manifest, media),
]

/** Whether the catalogue is the demo company's. */
async function isDemo(db: Database, { products: [first] }: Manifest): Promise<boolean> {
  const [row] = await db
    .select({ code: products.code })
    .from(products)
    .where(eq(products.id, productId(0)))
  return first !== undefined && row?.code === productCode(first, 0)
}

/** Inserts the demo company's texts in each language that has no texts yet; only into the demo company's catalogue. */
export async function seedTexts(db: Database, company: Company): Promise<void> {
  if (!(await isDemo(db, company.manifest))) return
  const known = await db.selectDistinct({ language: texts.language }).from(texts)
  const missing = Object.entries(translations).filter(([language]) =>
    known.every((text) => text.language !== language),
  )
  const rows = missing.flatMap(([language, translation]) =>
    textsIn(translation, company).map((text): TextRow => ({ ...text, language })),
  )
  await bulkInsert(db, texts, rows)
}
