import { eq } from 'drizzle-orm'
import {
  sizeChartKey,
  type TextContents,
  type TextId,
  type TextKind,
} from '#backend/catalogue/texts.ts'
import type { Database } from '#backend/db/connection.ts'
import { products } from '#backend/db/schema/catalogue.ts'
import { texts } from '#backend/db/schema/texts.ts'
import type { MediaLibrary } from '#backend/media/media-library.ts'
import { bulkInsert } from '#backend/seed/bulk-insert.ts'
import { categorySeeds, subId } from '#backend/seed/demo/categories.ts'
import { colorSeeds } from '#backend/seed/demo/colors.ts'
import { homeContent } from '#backend/seed/demo/home-content.ts'
import { altText } from '#backend/seed/demo/id/alt-texts.ts'
import { colorFamilyNames } from '#backend/seed/demo/id/color-names.ts'
import { phrases } from '#backend/seed/demo/id/phrases.ts'
import { productTexts } from '#backend/seed/demo/id/product-texts.ts'
import { productCode, productId } from '#backend/seed/demo/products.ts'
import { regionNames } from '#backend/seed/demo/showroom.ts'
import type { Manifest, ManifestProduct } from '#backend/seed/manifest.ts'
import { chartRows } from '#backend/seed/seed-catalogue.ts'
import { sizesOf } from '#backend/seed/sizes.ts'
import { homeData } from '#lib/contract/home.ts'

type TextRow = typeof texts.$inferInsert

const row = <Kind extends TextKind>(
  kind: Kind,
  id: TextId,
  content: TextContents[Kind],
): TextRow => ({ kind, id: String(id), language: 'id', content })

const inIndonesian = (english: string) => phrases[english] ?? english

function productText(product: ManifestProduct, index: number): TextRow {
  const { name, shortDescription, detailedDescription, colorName } = productTexts(product)
  return row('product', productId(index), {
    name,
    short_description: shortDescription,
    detailed_description: detailedDescription,
    color_name: colorName,
    alt_texts: product.pictures.map(({ alt }) => altText(alt)),
  })
}

const categoryTexts = () =>
  categorySeeds.flatMap(({ id, name, text, subs }) => [
    row('category', id, { name: inIndonesian(name), cover_text: inIndonesian(text) }),
    ...subs.map(({ name, cover }, position) =>
      row('category_sub', subId(id, position), {
        name: inIndonesian(name),
        ...(cover && { cover_text: inIndonesian(cover.text) }),
      }),
    ),
  ])

const colorTexts = () =>
  colorSeeds.map(({ code, name }) => row('color', code, { name: colorFamilyNames[code] ?? name }))

/** The names of sizes that are words; letters and numbers are the same in both languages. */
function sizeTexts(all: readonly ManifestProduct[]): TextRow[] {
  const names = new Map(all.flatMap(sizesOf).map(({ code, name }) => [code, name]))
  return [...names].flatMap(([code, name]) => {
    const translated = inIndonesian(name)
    return translated === name ? [] : row('size', code, { name: translated })
  })
}

const chartTexts = (all: readonly ManifestProduct[], media: MediaLibrary) =>
  chartRows(all, media).map(({ url, categorySubId, measurements }) =>
    row('size_chart', sizeChartKey(url, categorySubId), {
      columns: measurements.columns.map(inIndonesian),
      sizes: measurements.rows.map(({ size_name }) => inIndonesian(size_name)),
    }),
  )

const regionTexts = () =>
  regionNames.map((name, index) => row('region', index + 1, { name: inIndonesian(name) }))

/** The fields of editorial content that a shopper reads. */
const readFields = new Set([
  'title',
  'subtitle',
  'text',
  'action_text',
  'title_line_1',
  'title_line_2',
])

function homeText(manifest: Manifest, media: MediaLibrary): TextRow {
  const english = JSON.stringify(homeContent(manifest, media))
  const content: unknown = JSON.parse(english, (field, value: unknown) => {
    if (typeof value !== 'string') return value
    if (field === 'alt_text') return altText(value)
    return readFields.has(field) ? inIndonesian(value) : value
  })
  return row('page', 'home', homeData.parse(content))
}

/** Inserts the demo company's texts in Indonesian, into a catalogue that is the demo company's. */
export async function seedTexts(
  db: Database,
  { manifest, media }: { manifest: Manifest; media: MediaLibrary },
): Promise<void> {
  const all = manifest.products
  const [first] = await db
    .select({ code: products.code })
    .from(products)
    .where(eq(products.id, productId(0)))
  if (!all[0] || first?.code !== productCode(all[0], 0)) return
  await bulkInsert(db, texts, [
    ...all.map(productText),
    ...categoryTexts(),
    ...colorTexts(),
    ...sizeTexts(all),
    ...chartTexts(all, media),
    ...regionTexts(),
    homeText(manifest, media),
  ])
}
