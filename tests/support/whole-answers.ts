import { readFileSync } from 'node:fs'
import { type EndpointKey, endpoints } from '@etalase/contract/endpoints.ts'
import { z } from 'zod'

type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

const isRecord = (value: Json): value is { [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Copies a list's record with other ids. */
function sibling(value: Json): Json {
  if (!isRecord(value)) return value
  const ids = ['id', 'product_detail_id'].filter((name) => typeof value[name] === 'number')
  return {
    ...value,
    ...Object.fromEntries(ids.map((name) => [name, Number(value[name]) + 100_000])),
  }
}

/** Returns the response with two records in each non-empty list. */
function withTwo(value: Json): Json {
  if (Array.isArray(value)) {
    const [first, second = first === undefined ? undefined : sibling(first)] = value
    return [first, second].flatMap((record) => (record === undefined ? [] : [withTwo(record)]))
  }
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, below]) => [name, withTwo(below)]))
}

/** Merges more fields into an example, in every record that `more` names. */
function merged(value: Json, more: Json): Json {
  if (Array.isArray(value) && Array.isArray(more)) {
    const [first = null] = more
    return value.length === 0 ? more : value.map((record) => merged(record, first))
  }
  if (!isRecord(value) || !isRecord(more)) return more
  const both = { ...value, ...more }
  return Object.fromEntries(
    Object.entries(both).map(([name, below]) => {
      const [before, added] = [value[name], more[name]]
      return [name, before !== undefined && added !== undefined ? merged(before, added) : below]
    }),
  )
}

const examples: Record<string, { answer: { data: { [key: string]: Json } } }> = JSON.parse(
  readFileSync('packages/conformance/examples/calls.json', 'utf8'),
)

const discount = { direct_disc_percent: 10, direct_disc_nominal: 5_000 }
/** Card fields missing from the examples' cards. */
const onSale = { sale_ends_at: '2026-12-01 00:00:00' }
const cover = { cover_image_url: '/cover.webp', cover_text: 'For every day' }
const placed = { id: 10, name: 'Shirts', category: { id: 6, name: 'MEN' } }

const reviewSummary = {
  count: 1,
  average: 5,
  fits: { SMALL: 0, TRUE: 1, LARGE: 0 },
  newest: [
    {
      ...{ id: 1, stars: 5, fit: 'TRUE', text: 'Soft linen.', name: 'Sari' },
      ...{ size_code: 'M', size_name: 'M' },
      created_at: '2026-12-01 19:04:00',
      language: 'en',
    },
  ],
}

/** Fields missing from the examples. */
const more: Partial<Record<EndpointKey, Json>> = {
  'GET category-sub': { category_sub: cover },
  'GET products': {
    products: [onSale],
    search: {
      tried: ['shirt'],
      corrected: 'shirt',
      left_out: ['blue'],
      did_you_mean: 'shirts',
      category_subs: [placed],
      best_sellers: merged(examples['GET products']?.answer.data.products ?? [], [onSale]),
    },
    facets: { sizes: [{ hex: '#ffffff' }], brands: [{ hex: '#ffffff' }] },
  },
  'GET product': {
    product: {
      max_per_order: 2,
      related_products: [{ direct_discount: discount, ...onSale }],
      reviews: reviewSummary,
    },
  },
  'GET search-suggestions': {
    products: [onSale],
    brands: [{ name: 'Wastra', brand_code: 'wastra' }],
  },
  'GET master/subdistrict-search': {
    subdistrict_list: [
      {
        village_name: 'Menteng Dalam',
        postal_code: '12870',
        province: { latitude: -6.2, longitude: 106.8 },
      },
    ],
  },
  'GET promos': {
    product_promos: [
      {
        m_sub_group_id: 10,
        product_detail_id: 1001,
        promo_bundling_products: [{ product_detail_id: 1001 }],
      },
    ],
  },
}

/** Returns a call's response with every field of the contract, and two records in each list. */
export const wholeAnswer = (call: EndpointKey): Json =>
  withTwo(merged(examples[call]?.answer.data ?? {}, more[call] ?? {}))

type JsonSchema = z.core.JSONSchema.JSONSchema

/** Lists a response's field paths, such as `products.[].sizes`. */
export function fieldsOf(call: EndpointKey): string[] {
  const root: JsonSchema = z.toJSONSchema(endpoints[call].data, { io: 'input' })
  const found = new Set<string>()
  const walk = (given: unknown, path: string): void => {
    const schema: JsonSchema = Object(given)
    const name = schema.$ref?.split('/').at(-1)
    if (name !== undefined) walk(root.$defs?.[name], path)
    for (const choice of schema.anyOf ?? []) walk(choice, path)
    if (schema.items) walk(schema.items, `${path}[].`)
    if (typeof schema.additionalProperties === 'object')
      walk(schema.additionalProperties, `${path}*.`)
    for (const [field, below] of Object.entries(schema.properties ?? {})) {
      found.add(`${path}${field}`)
      walk(below, `${path}${field}.`)
    }
  }
  walk(root, '')
  return [...found]
}
