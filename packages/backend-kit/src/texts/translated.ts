import type { Measurements, PlacedSubcategory } from '@etalase/contract/product.ts'
import type { Database } from '#db/connection.ts'
import { type ProductRow, translatedRow } from '#product-mapper.ts'
import { isTranslated, sizeChartKey, textsOf } from '#texts/texts.ts'

/** Translates products to the request's language; missing texts stay English. */
export async function translatedProducts(
  db: Database,
  rows: readonly ProductRow[],
): Promise<readonly ProductRow[]> {
  if (!isTranslated()) return rows
  const text = await textsOf(
    db,
    'product',
    rows.map(({ id }) => id),
  )
  return rows.map((row) => translatedRow(row, text(row.id) ?? {}))
}

/** Translates sub-categories and their categories to the request's language. */
export async function translatedSubcategories(
  db: Database,
  subcategories: PlacedSubcategory[],
): Promise<PlacedSubcategory[]> {
  const [ids, categoryIds] = [
    subcategories.map(({ id }) => id),
    subcategories.map(({ category }) => category.id),
  ]
  const [subcategory, category] = await Promise.all([
    textsOf(db, 'category_sub', ids),
    textsOf(db, 'category', categoryIds),
  ])
  return subcategories.map((placed) => ({
    id: placed.id,
    name: subcategory(placed.id)?.name ?? placed.name,
    category: {
      id: placed.category.id,
      name: category(placed.category.id)?.name ?? placed.category.name,
    },
  }))
}

/** Translates colour families or sizes to the request's language. */
export async function translatedNames<Thing extends { code: string; name: string }>(
  db: Database,
  kind: 'color' | 'size',
  things: Thing[],
): Promise<Thing[]> {
  if (!isTranslated()) return things
  const text = await textsOf(
    db,
    kind,
    things.map(({ code }) => code),
  )
  return things.map((thing) => ({ ...thing, name: text(thing.code)?.name ?? thing.name }))
}

/** Translates a size chart's column and size names to the request's language. */
export async function translatedMeasurements(
  db: Database,
  { url, categorySubId }: { url: string; categorySubId: number },
  { columns, rows }: Measurements,
): Promise<Measurements> {
  const key = sizeChartKey(url, categorySubId)
  const text = (await textsOf(db, 'size_chart', [key]))(key)
  return {
    columns: columns.map((column, index) => text?.columns?.[index] ?? column),
    rows: rows.map((row, index) => ({ ...row, size_name: text?.sizes?.[index] ?? row.size_name })),
  }
}
