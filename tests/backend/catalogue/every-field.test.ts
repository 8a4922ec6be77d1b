import { addDays } from 'date-fns/addDays'
import { gt } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { products } from '#backend/db/schema/catalogue.ts'
import { stock } from '#backend/db/schema/stores.ts'
import { openMediaLibrary } from '#backend/media/media-library.ts'
import { assetsFolder } from '#backend/seed/manifest.ts'
import { seedWhenEmpty } from '#backend/seed/seed.ts'
import type { JsonSchema } from '#lib/contract/openapi-fields.ts'
import { productEndpoints } from '#lib/contract/product.ts'
import { productFeedEndpoints } from '#lib/contract/product-feed.ts'
import { openTestBackend, send, type TestBackend } from '#tests/support/test-backend.ts'
import { startTime } from '#tests/support/test-context.ts'

let backend: TestBackend

beforeAll(async () => {
  backend = await openTestBackend()
  await backend.empty()
  const { db } = backend
  await seedWhenEmpty(db, await openMediaLibrary(assetsFolder))
  await db.update(products).set({ maxPerOrder: 2 })
  await db
    .update(products)
    .set({ saleEndsAt: addDays(startTime, 1) })
    .where(gt(products.discPercent, 0))
  await db.update(stock).set({ qty: 1 })
})

afterAll(() => backend.close())

/** The paths of a schema's fields: 'sizes.size_code'. A schema with a name stands in `defs`. */
function fieldsOf(schema: JsonSchema, defs: JsonSchema['$defs'], path = ''): string[] {
  const named = defs?.[schema.$ref?.split('/').at(-1) ?? '']
  const inner = [named, schema.items, ...(schema.anyOf ?? []), ...(schema.allOf ?? [])]
  return [
    ...Object.entries(schema.properties ?? {}).flatMap(([name, field]) => [
      `${path}${name}`,
      ...fieldsOf(Object(field), defs, `${path}${name}.`),
    ]),
    ...inner.flatMap((part) =>
      typeof part === 'object' ? fieldsOf(Object(part), defs, path) : [],
    ),
  ]
}

/** The paths of a value's fields that say something. */
function sentIn(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => sentIn(item, path))
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([name, field]) =>
    field === null || field === undefined
      ? []
      : [`${path}${name}`, ...sentIn(field, `${path}${name}.`)],
  )
}

const schemaOf = (schema: z.ZodType): JsonSchema =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })

const data = async (call: string, query: object) =>
  Object((await send(backend.app, call, query)).body).data

/** What orders, searches and facets add has tests of its own (orders/reviews, search/search, catalogue/narrowed-lists). */
const isOfCatalogue = (field: string) => !/(?:^|\.)(?:facets|reviews|search)\b/.test(field)

/** The fields of a schema that none of the values has. */
function missingIn(values: readonly unknown[], schema: z.ZodType): string[] {
  const sent = new Set(values.flatMap((value) => sentIn(value)))
  const json = schemaOf(schema)
  const fields = fieldsOf(json, json.$defs).filter(isOfCatalogue)
  expect(fields.length).toBeGreaterThan(20)
  return fields.filter((field) => !sent.has(field))
}

/** The products of a page of a list. */
const newest = { limit: 20 }

test('the backend sends every field of a product, of which the demo company has each', async () => {
  const list = await data('GET products', newest)
  const ids: number[] = list.products.map(({ id }: { id: number }) => id)
  const pages = await Promise.all(ids.map((id) => data('GET product', { id })))
  expect(missingIn(pages, productEndpoints['GET product'].data)).toEqual([])
})

test('the backend sends every field of a list of products', async () => {
  const list = await data('GET products', newest)
  expect(missingIn([list], productEndpoints['GET products'].data)).toEqual([])
})

test('the backend sends every field of its feed', async () => {
  const feed = await data('GET product-feed', { ...newest, stores: 1 })
  expect(missingIn([feed], productFeedEndpoints['GET product-feed'].data)).toEqual([])
})

test('a field that no product has is found', () => {
  const schema = productFeedEndpoints['GET product-feed'].data
  expect(missingIn([{ products: [{ id: 1 }] }], schema)).toContain('products.sizes.size_code')
})
