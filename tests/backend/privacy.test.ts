import { getTableColumns, getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { describe, expect, test } from 'vitest'
import { personalData } from '#lib/messages/help/personal-data.ts'

const modules = import.meta.glob<Record<string, unknown>>(
  '/packages/backend-kit/src/db/schema/*.ts',
  {
    eager: true,
  },
)

/** Database columns by table. */
const schema: ReadonlyMap<string, string[]> = new Map(
  Object.values(modules)
    .flatMap((module) => Object.values(module))
    .filter((value): value is PgTable => is(value, PgTable))
    .map((table) => [
      getTableName(table),
      Object.values(getTableColumns(table)).map(({ name }) => name),
    ]),
)

/** Columns that the privacy notice mentions, by table. */
const told = new Map(
  personalData.flatMap(({ tables }) =>
    Object.entries(tables).map(([table, columns]) => [table, Object.keys(columns)] as const),
  ),
)

/** Row ids: they say nothing about a person, and link tables that the notice mentions. */
const rowNumbers: Readonly<Record<string, readonly string[]>> = {
  customers: ['id'],
  user_addresses: ['id'],
  orders: ['id'],
  order_lines: ['order_id'],
  order_tracking: ['order_id', 'position'],
  invoices: ['order_id'],
  credit_notes: ['order_id'],
  parcels: ['order_id'],
  return_requests: ['order_id'],
  return_pictures: ['order_id', 'number'],
  reviews: ['id', 'order_id'],
  passkeys: ['id'],
  cart_items: ['id'],
  stock_alerts: ['id'],
  newsletter_consents: ['id'],
  mails: ['id'],
  order_updates: ['id'],
}

/** Tables of goods, places and words, and the bills of the demo's payment provider, a separate company. */
const impersonal = [
  'arrivals',
  'booked_numbers',
  'provinces',
  'cities',
  'subdistricts',
  'categories',
  'courier_areas',
  'courier_tariffs',
  'free_shipping',
  'imported_products',
  'category_subs',
  'colors',
  'page_contents',
  'product_counts',
  'product_images',
  'product_promo_products',
  'product_promos',
  'product_search',
  'product_sizes',
  'products',
  'promos',
  'related_products',
  'search_synonyms',
  'search_words',
  'showroom_regions',
  'showrooms',
  'size_charts',
  'stock',
  'stock_entries',
  'texts',
  'sandbox_bills',
  'sandbox_notifications',
]

describe('the privacy notice', () => {
  const personal = [...schema.keys()].filter((table) => !impersonal.includes(table))

  test.each(personal)('lists every column of %s, and no missing ones', (table) => {
    const columns = [...(told.get(table) ?? []), ...(rowNumbers[table] ?? [])]
    expect(columns.toSorted(), 'lib/messages/help/personal-data.ts').toEqual(
      schema.get(table)?.toSorted(),
    )
  })

  test('covers all tables: a new one is listed or has no personal data', () => {
    expect([...told.keys(), ...impersonal].toSorted()).toEqual([...schema.keys()].toSorted())
  })

  test('omits no table with a column of personal data', () => {
    const aboutPeople =
      /customer|device|e?mail|recipient|buyer|network|street|gender|password|token/
    const found = impersonal
      .filter((table) => !table.startsWith('sandbox_'))
      .flatMap((table) => (schema.get(table) ?? []).map((column) => `${table}.${column}`))
      .filter((column) => aboutPeople.test(column))
    expect(found).toEqual([])
  })
})
