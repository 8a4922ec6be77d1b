import { productText } from '@etalase/backend-kit/product-mapper.ts'
import { z } from 'zod'
import type { Engine } from '#engine/engine.ts'

const text = z.string().nullish()
const rupiahs = z.number().int().nonnegative()

const image = z.object({
  url: z.string(),
  metadata: z
    .object({
      alt_text: text,
      image_type: text,
      dominant_color: z
        .string()
        .regex(/^#[0-9a-f]{6}$/i)
        .nullish()
        .catch(null),
    })
    .nullish(),
})
export type EngineImage = z.infer<typeof image>

/** What the catalogue has of one colour besides its variants; staff may have mistyped any of it. */
const colorDetails = z.object({
  product_code: text.catch(null),
  product_name: text.catch(null),
  hex: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i)
    .nullish()
    .catch(null),
  family: text.catch(null),
  description: text.catch(null),
  listed_at: z.iso.datetime({ offset: true }).nullish().catch(null),
  related: z.array(z.number().int()).nullish().catch(null),
  search_text: text.catch(null),
  /** By language. */
  texts: z.record(z.string(), productText).nullish().catch(null),
})

const variant = z.object({
  id: z.string(),
  size_code: z.string(),
  retail_price: rupiahs.nullish(),
  price: rupiahs.nullish(),
  sale_ends_at: z.iso.datetime({ offset: true }).nullish(),
  weight: z.number().nullish(),
  length: z.number().nullish(),
  width: z.number().nullish(),
  height: z.number().nullish(),
  metadata: z
    .object({ size_name: text.catch(null), size_position: z.number().nullish().catch(null) })
    .nullish(),
  stock: z.record(z.string(), z.number()),
})
export type EngineVariant = z.infer<typeof variant>

const color = z.object({
  number: z.number().int(),
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
  category_sub_id: z.number().int().nullish(),
  category_id: z.number().int().nullish(),
  group_id: z.number().int().nullish(),
  subtitle: text,
  description: text,
  material: text,
  weight: z.number().nullish(),
  metadata: z
    .looseObject({
      search_text: text.catch(null),
      size_chart_url: text.catch(null),
      parcel_cm3: z.number().positive().nullish().catch(null),
      fabric: text.catch(null),
      colors: z.record(z.string(), colorDetails).nullish().catch(null),
    })
    .nullish(),
  images: z.array(image),
  colors: z.array(color),
})
export type EngineProduct = z.infer<typeof product>

const pageSize = 50

/** Nobody waits for a page but the read model. */
const pageTimeoutMs = 60_000

/** So many ids fit into an address. */
function* portions(ids: readonly string[]): Generator<string> {
  for (let start = 0; start < ids.length; start += pageSize)
    yield ids.slice(start, start + pageSize).join(',')
}

/** The published products, some at a time; with ids those of them that are published. */
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
  const answer = z.object({ products: z.array(product), count: z.number() })
  for (let offset = 0; ; offset += pageSize) {
    const query = { limit: pageSize, offset, product_ids }
    const sent = { answer, query, timeoutMs: pageTimeoutMs }
    const { products, count } = await engine.own('GET', '/catalogue', sent)
    yield products
    if (offset + pageSize >= count) return
  }
}

const category = z.object({
  id: z.string(),
  number: z.number().int(),
  parent_id: text,
  name: z.string(),
  position: z.number(),
  group_id: z.number().int().nullish(),
  cover_image_url: text,
  cover_text: text,
  show_cover: z.boolean().nullish(),
})
export type EngineCategory = z.infer<typeof category>

export const engineCategories = async (engine: Engine): Promise<EngineCategory[]> => {
  const answer = z.object({ categories: z.array(category) })
  return (await engine.own('GET', '/categories', { answer })).categories
}

const stores = z.object({
  regions: z.array(z.object({ number: z.number().int(), name: z.string() })),
  stores: z.array(
    z.object({
      number: z.number().int(),
      location_id: z.string(),
      region_number: z.number().int(),
      name: z.string(),
      phone: text,
      address_1: text,
      address_2: text,
      address_3: text,
      maps_url: text,
      is_hub: z.boolean(),
      subdistrict_id: z.number().int().nullish(),
    }),
  ),
})
export type EngineStores = z.infer<typeof stores>

export const engineStores = (engine: Engine): Promise<EngineStores> =>
  engine.own('GET', '/stores', { answer: stores })

/** What each location has of variants: pieces by location, by variant. */
export const engineStock = async (engine: Engine, variantIds: readonly string[]) => {
  const answer = z.object({ stock: z.record(z.string(), z.record(z.string(), z.number())) })
  const stock: z.output<typeof answer>['stock'] = {}
  for (const variant_ids of portions(variantIds)) {
    const sent = { answer, query: { variant_ids } }
    Object.assign(stock, (await engine.own('GET', '/stock', sent)).stock)
  }
  return stock
}

/** A document of the engine's content in a language; undefined when there is none. */
export const engineContent = async (
  engine: Engine,
  key: string,
  language: string,
): Promise<unknown> => {
  const answer = z.object({ data: z.unknown() })
  return (await engine.own('GET', `/content/${key}`, { answer, query: { language } })).data
}
