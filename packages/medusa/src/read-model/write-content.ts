import { contentLanguages } from '@etalase/backend-kit/content-language.ts'
import type { Database } from '@etalase/backend-kit/db/connection.ts'
import { colors, pageContents, sizeCharts } from '@etalase/backend-kit/db/schema/catalogue.ts'
import { productPromoProducts, productPromos } from '@etalase/backend-kit/db/schema/promos.ts'
import { texts } from '@etalase/backend-kit/db/schema/texts.ts'
import { colorFamilies } from '@etalase/backend-kit/import/color.ts'
import { bulkInsert } from '@etalase/backend-kit/seed/bulk-insert.ts'
import { setFreeShipping } from '@etalase/backend-kit/shipping/free-shipping.ts'
import { money } from '@etalase/contract/fields.ts'
import { bundlingTypes } from '@etalase/contract/rules/constants.ts'
import { datedHome } from '@etalase/contract/staff-content.ts'
import { z } from 'zod'
import { engineContent } from '#engine/catalogue.ts'
import { type Engine, orNull } from '#engine/engine.ts'
import { readParts } from '#engine/read-parts.ts'
import { type Cash, cashSettings } from '#read-model/cash.ts'
import { refusedWrite, writeApart } from '#read-model/write-apart.ts'
import { excluded } from '#read-model/write-products.ts'

/** Content that is kept outside of the tables. */
interface Kept {
  cash: Cash
}

type Writer = (tx: Database, engine: Engine, kept: Kept) => Promise<void>

/** Loads and parses a document of the engine in a language; null when there is none, or nothing of it can be parsed. */
async function read<Schema extends z.ZodType>(
  engine: Engine,
  key: string,
  schema: Schema,
  language = 'en',
): Promise<z.output<Schema> | null> {
  const which = { kind: 'content', id: `${key} ${language}`, name: `${key} (${language})` } as const
  const document = await orNull(engineContent(engine, key, language))
  const { value = null, removed } =
    document === null ? { removed: [] } : readParts(schema, document)
  engine.leftOut.set(which, removed)
  return value
}

/** Reports entries of a document that the database rejects. */
const leaveOut = (engine: Engine, key: string, refused: readonly { name: string }[]) =>
  engine.leftOut.add(
    { kind: 'content', id: `${key} en`, name: `${key} (en)` },
    refused.map(({ name }) => ({ ...refusedWrite, part: name })),
  )

/** Writes the home page in each language. Keeps the last one when the new one can't be parsed. */
const writeHome: Writer = async (tx, engine) => {
  for (const language of contentLanguages) {
    const content = await read(engine, 'home', datedHome, language)
    if (!content) continue
    if (language === 'en')
      await tx
        .insert(pageContents)
        .values({ key: 'home', content })
        .onConflictDoUpdate({ target: pageContents.key, set: { content } })
    else
      await tx
        .insert(texts)
        .values({ kind: 'page', id: 'home', language, content })
        .onConflictDoUpdate({ target: [texts.kind, texts.language, texts.id], set: { content } })
  }
}

const family = z.object({ code: z.string(), name: z.string(), hex: z.string() })

const writeColors: Writer = async (tx, engine) => {
  const families = (await read(engine, 'colors', z.array(family))) ?? colorFamilies
  await tx
    .insert(colors)
    .values(families.map(({ code, name, hex }, position) => ({ code, name, hex, position })))
    .onConflictDoUpdate({ target: colors.code, set: excluded(colors) })
}

const chart = z.object({
  url: z.string(),
  category_sub_id: z.number().int(),
  measurements: z.object({
    columns: z.array(z.string()),
    rows: z.array(z.object({ size_name: z.string(), values: z.array(z.number()) })),
  }),
})

const writeCharts: Writer = async (tx, engine) => {
  const charts = (await read(engine, 'size-charts', z.array(chart))) ?? []
  await tx.delete(sizeCharts)
  const rows = charts.map(({ url, category_sub_id: categorySubId, measurements }) => ({
    url,
    categorySubId,
    measurements,
  }))
  const refused = await writeApart(tx, rows, (within, some) =>
    bulkInsert(within, sizeCharts, [...some]),
  )
  leaveOut(
    engine,
    'size-charts',
    refused.map(({ url: name }) => ({ name })),
  )
}

const bundle = z.object({
  id: z.number().int(),
  bundling_type: z.enum(bundlingTypes),
  m_group_id: z.number().int().nullish(),
  m_sub_group_id: z.number().int().nullish(),
  product_detail_id: z.number().int().nullish(),
  bundling_item_count: z.number().int(),
  promo_bundling_products: z.array(z.object({ product_detail_id: z.number().int() })).default([]),
})

type Bundle = z.output<typeof bundle>

async function insertBundles(tx: Database, bundles: readonly Bundle[]): Promise<void> {
  const rows = bundles.map((one) => ({
    id: one.id,
    bundlingType: one.bundling_type,
    groupId: one.m_group_id ?? null,
    subGroupId: one.m_sub_group_id ?? null,
    productId: one.product_detail_id ?? null,
    itemCount: one.bundling_item_count,
  }))
  const members = bundles.flatMap(({ id: promoId, promo_bundling_products: all }) =>
    all.map(({ product_detail_id: productId }) => ({ promoId, productId })),
  )
  await bulkInsert(tx, productPromos, rows)
  await bulkInsert(tx, productPromoProducts, members)
}

const writeBundles: Writer = async (tx, engine) => {
  const bundles = (await read(engine, 'bundles', z.array(bundle))) ?? []
  await tx.delete(productPromoProducts)
  await tx.delete(productPromos)
  const refused = await writeApart(tx, bundles, insertBundles)
  leaveOut(
    engine,
    'bundles',
    refused.map(({ id }) => ({ name: String(id) })),
  )
}

const shopSettings = z.object({ free_shipping_from: money.nullish(), ...cashSettings })

const writeSettings: Writer = async (tx, engine, { cash }) => {
  const settings = await read(engine, 'settings', shopSettings)
  cash.replace(settings ?? {})
  await setFreeShipping(tx, settings?.free_shipping_from ?? null)
}

/** The writer of each document of the engine's content. */
const writers: Readonly<Record<string, Writer>> = {
  home: writeHome,
  colors: writeColors,
  'size-charts': writeCharts,
  bundles: writeBundles,
  settings: writeSettings,
}

/** Writes a document of the engine. Ignores documents without a place in the read model. */
export const writeContent = async (
  tx: Database,
  { engine, kept }: { engine: Engine; kept: Kept },
  key: string,
): Promise<void> => writers[key]?.(tx, engine, kept)

/** Writes all documents. */
export async function writeContents(tx: Database, engine: Engine, kept: Kept): Promise<void> {
  for (const write of Object.values(writers)) await write(tx, engine, kept)
}
