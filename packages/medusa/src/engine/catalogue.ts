import { factColumns, productText } from '@etalase/backend-kit/product-mapper.ts'
import { entriesOf, fromEntries } from '@etalase/contract/rules/entries.ts'
import { z } from 'zod'
import type { Engine } from '#engine/engine.ts'

const text = z.string().nullish()
/** Largest value of a 32-bit column. */
export const maxInteger = 2_147_483_647

const integer = z.int('is not a whole number').min(-maxInteger).max(maxInteger)
const measure = z.number().nonnegative('is below 0').max(maxInteger)

/** A price that the shop can charge: rupiah have no fractions. */
const rupiahs = z.int('is not whole rupiah').nonnegative('is below 0')

/** Maximum pieces of a colour per customer. The admin stores it as typed, a number or text. */
const orderLimit = z.coerce
  .number('is not a number')
  .int('is not a whole number')
  .min(1, 'is not from 1 to 99')
  .max(99, 'is not from 1 to 99')

const hex = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i, 'is not a color as #RRGGBB')
  .nullish()

const image = z.object({
  url: z.string(),
  metadata: z
    .object({
      alt_text: text,
      image_type: text,
      dominant_color: hex,
    })
    .nullish(),
})
export type EngineImage = z.infer<typeof image>

/** Details of one colour in the catalogue, besides its variants. */
const colorDetails = z.object({
  product_code: text,
  product_name: text,
  hex,
  family: text,
  description: text,
  listed_at: z.iso.datetime({ offset: true }).nullish(),
  related: z.array(integer).nullish(),
  search_text: text,
  /** By language. */
  texts: z.record(z.string(), productText).nullish(),
})

const variant = z.object({
  id: z.string(),
  size_code: z.string(),
  retail_price: rupiahs.nullish(),
  price: rupiahs.nullish(),
  sale_ends_at: z.iso.datetime({ offset: true }).nullish(),
  weight: measure.nullish(),
  length: measure.nullish(),
  width: measure.nullish(),
  height: measure.nullish(),
  metadata: z.object({ size_name: text, size_position: z.number().nullish() }).nullish(),
  stock: z.record(z.string(), z.number()),
})
export type EngineVariant = z.infer<typeof variant>

const color = z.object({
  number: integer,
  color: z.string(),
  images: z.array(image),
  variants: z.array(variant),
})
export type EngineColor = z.infer<typeof color>

const product = z.object({
  id: z.string(),
  style_code: z.string(),
  title: z.string(),
  created_at: z.iso.datetime({ offset: true }).nullish(),
  updated_at: z.iso.datetime({ offset: true }),
  brand: z.object({ code: z.string(), name: z.string() }).nullish(),
  category_sub_id: integer.nullish(),
  category_id: integer.nullish(),
  group_id: integer.nullish(),
  subtitle: text,
  description: text,
  material: text,
  weight: measure.nullish(),
  metadata: z
    .object({
      ...fromEntries(entriesOf(factColumns).map(([name]) => [name, text])),
      search_text: text,
      size_chart_url: text,
      max_per_order: orderLimit.nullish(),
      parcel_cm3: measure.positive().nullish(),
      fabric: text,
      colors: z.record(z.string(), colorDetails).nullish(),
    })
    .nullish(),
  images: z.array(image),
  colors: z.array(color),
})
export type EngineProduct = z.infer<typeof product>

const pageSize = 50

/** Long, since only the read model waits for it, and no shopper. */
const pageTimeoutMs = 60_000

/** Splits ids into as many as fit into one URL. */
function* portions(ids: readonly string[]): Generator<string> {
  for (let start = 0; start < ids.length; start += pageSize)
    yield ids.slice(start, start + pageSize).join(',')
}

/** Yields the published products page by page; with ids, those among them that are published. */
export async function* enginePages(
  engine: Engine,
  ids?: readonly string[],
): AsyncGenerator<EngineProduct[]> {
  for (const product_ids of ids ? portions(ids) : [undefined]) yield* pagesOf(engine, product_ids)
}

async function* pagesOf(
  engine: Engine,
  product_ids: string | undefined,
): AsyncGenerator<EngineProduct[]> {
  const answer = z.object({ products: z.array(z.unknown()), count: z.number() })
  for (let offset = 0; ; offset += pageSize) {
    const query = { limit: pageSize, offset, product_ids }
    const sent = { answer, query, timeoutMs: pageTimeoutMs }
    const { products, count } = await engine.own('GET', '/catalogue', sent)
    yield engine.leftOut.read('product', product, products)
    if (offset + pageSize >= count) return
  }
}

const category = z.object({
  id: z.string(),
  number: integer,
  parent_id: text,
  name: z.string(),
  position: integer,
  group_id: integer.nullish(),
  cover_image_url: text,
  cover_text: text,
  show_cover: z.boolean().nullish(),
})
export type EngineCategory = z.infer<typeof category>

export const engineCategories = async (engine: Engine): Promise<EngineCategory[]> => {
  const answer = z.object({ categories: z.array(z.unknown()) })
  const { categories } = await engine.own('GET', '/categories', { answer })
  engine.leftOut.forget('category')
  return engine.leftOut.read('category', category, categories)
}

const region = z.object({ number: integer, name: z.string() })

const store = z.object({
  number: integer,
  location_id: z.string(),
  region_number: integer,
  name: z.string(),
  phone: text,
  address_1: text,
  address_2: text,
  address_3: text,
  maps_url: text,
  is_hub: z.boolean(),
  subdistrict_id: integer.nullish(),
})

export interface EngineStores {
  regions: z.infer<typeof region>[]
  stores: z.infer<typeof store>[]
}

export async function engineStores(engine: Engine): Promise<EngineStores> {
  const list = z.array(z.unknown())
  const answer = z.object({ regions: list, stores: list })
  const { regions, stores } = await engine.own('GET', '/stores', { answer })
  engine.leftOut.forget('region', 'store')
  return {
    regions: engine.leftOut.read('region', region, regions),
    stores: engine.leftOut.read('store', store, stores),
  }
}

/** Loads the stock of variants: pieces by location, by variant. */
export const engineStock = async (engine: Engine, variantIds: readonly string[]) => {
  const answer = z.object({ stock: z.record(z.string(), z.record(z.string(), z.number())) })
  const stock: z.output<typeof answer>['stock'] = {}
  for (const variant_ids of portions(variantIds)) {
    const sent = { answer, query: { variant_ids } }
    Object.assign(stock, (await engine.own('GET', '/stock', sent)).stock)
  }
  return stock
}

/** Loads a content document of the engine in a language; undefined when there is none. */
export const engineContent = async (
  engine: Engine,
  key: string,
  language: string,
): Promise<unknown> => {
  const answer = z.object({ data: z.unknown() })
  return (await engine.own('GET', `/content/${key}`, { answer, query: { language } })).data
}
