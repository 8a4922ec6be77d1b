import { globSync, readFileSync } from 'node:fs'
import { fontsKey } from '@etalase/front/finish/late-styles.ts'
import { getTableColumns, getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { describe, expect, test } from 'vitest'
import { brand } from '#brand/company.ts'
import { checkoutKeys } from '#lib/browser/checkout-keys.ts'
import { cookies, localValues, tabValues } from '#lib/messages/help/browser-data.ts'
import { privacy } from '#lib/messages/help/legal-texts.ts'
import { personalData, personalDataClause } from '#lib/messages/help/personal-data.ts'

const modules = import.meta.glob<Record<string, unknown>>(
  '/packages/backend-kit/src/db/schema/*.ts',
  {
    eager: true,
  },
)

/** The columns of the database by table. */
const schema: ReadonlyMap<string, string[]> = new Map(
  Object.values(modules)
    .flatMap((module) => Object.values(module))
    .filter((value): value is PgTable => is(value, PgTable))
    .map((table) => [
      getTableName(table),
      Object.values(getTableColumns(table)).map(({ name }) => name),
    ]),
)

/** What the notice tells of each table. */
const told = new Map(
  personalData.flatMap(({ tables }) =>
    Object.entries(tables).map(([table, columns]) => [table, Object.keys(columns)] as const),
  ),
)

/** Row numbers: they tell nothing of a person, and link tables that the notice tells. */
const rowNumbers: Readonly<Record<string, readonly string[]>> = {
  customers: ['id'],
  user_addresses: ['id'],
  orders: ['id'],
  order_lines: ['order_id'],
  order_tracking: ['order_id', 'position'],
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

/** Tables about goods, places and words, and the bills of the demo's payment provider, which is another company. */
const impersonal = [
  'arrivals',
  'provinces',
  'cities',
  'subdistricts',
  'categories',
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
  'texts',
  'sandbox_bills',
  'sandbox_notifications',
]

describe('the privacy notice', () => {
  const personal = [...schema.keys()].filter((table) => !impersonal.includes(table))

  test.each(personal)('tells every column of %s, and none that there is not', (table) => {
    const columns = [...(told.get(table) ?? []), ...(rowNumbers[table] ?? [])]
    expect(columns.toSorted(), 'lib/messages/help/personal-data.ts').toEqual(
      schema.get(table)?.toSorted(),
    )
  })

  test('knows all tables: a new one is told, or has nothing of a person', () => {
    expect([...told.keys(), ...impersonal].toSorted()).toEqual([...schema.keys()].toSorted())
  })

  test('leaves out no table with a column that speaks of a person', () => {
    const aboutPeople =
      /customer|device|e?mail|recipient|buyer|network|street|gender|password|token/
    const found = impersonal
      .filter((table) => !table.startsWith('sandbox_'))
      .flatMap((table) => (schema.get(table) ?? []).map((column) => `${table}.${column}`))
      .filter((column) => aboutPeople.test(column))
    expect(found).toEqual([])
  })

  test('shows each kind of data with purpose, legal basis and age', () => {
    const clauses = privacy.sections.find(({ id }) => id === 'data-yang-disimpan')?.clauses
    for (const data of personalData) {
      expect(clauses).toContain(personalDataClause(data))
      expect(personalDataClause(data)).toMatch(
        /Tujuan: .+ Dasar pemrosesan: .*Pasal 20 ayat \(2\) huruf [abcf].* Disimpan: .+/s,
      )
    }
    expect(clauses?.join(' ')).toContain('sidik alamat jaringan (hash berkunci)')
  })

  test('names controller and officer, every right from article 5 to 13, children and other countries', () => {
    const text = privacy.sections.flatMap(({ clauses }) => clauses).join('\n')
    expect(text).toContain(`Pengendali data pribadi toko ini adalah ${brand.legalName}`)
    expect(text).toContain(brand.legal.privacyOfficer.email)
    for (let article = 5; article <= 13; article++) expect(text).toContain(`(Pasal ${article})`)
    for (const subject of [/keberatan/, /membatasi/, /anak/, /luar wilayah Indonesia/])
      expect(text).toMatch(subject)
  })
})

describe('what the shop keeps in a browser is told by its name:', () => {
  const text = privacy.sections.find(({ id }) => id === 'di-peramban')?.clauses.join(' ')
  const sources = globSync('{app,components,lib,packages/front/src/shared}/**/*.{ts,tsx}').map(
    (path) => readFileSync(path, 'utf8'),
  )
  const namesIn = (files: readonly string[], pattern: RegExp) =>
    new Set(files.flatMap((source) => [...source.matchAll(pattern)].map(([, name]) => name)))

  test('every cookie', () => {
    const names = [
      ...namesIn(sources, /name: '([\w-]+)',\s+maxAgeSeconds/g),
      ...namesIn(sources, /kindOf\('([\w-]+)'/g),
    ]
    expect(names.toSorted()).toEqual(Object.keys(cookies).toSorted())
    for (const name of names) expect(text).toContain(`${name}: `)
  })

  test('every value of localStorage', () => {
    const users = sources.filter((source) => source.includes('#lib/browser/local-storage.ts'))
    const names = new Set([
      ...namesIn(users, /^const (?:key|marker) = '([\w-]+)'/gm),
      ...Object.values(checkoutKeys),
    ])
    expect([...names].toSorted()).toEqual(Object.keys(localValues).toSorted())
    for (const name of names) expect(text).toContain(`${name}: `)
  })

  test('every value of sessionStorage', () => {
    const users = sources.filter((source) => /sessionStorage[.)]/.test(source))
    const names = [
      ...namesIn(users, /^const key = '([\w-]+)'/gm),
      ...namesIn(users, /`([\w-]+):\$\{/g),
      fontsKey,
    ]
    expect(names.toSorted()).toEqual(Object.keys(tabValues).toSorted())
    for (const name of names) expect(text).toContain(`${name}: `)
  })

  test('no module keeps anything past these doors', () => {
    const doors = ['lib/browser/local-storage.ts', 'lib/payment/known-result.ts']
    const found = globSync('{app,components,lib,packages/front/src}/**/*.{ts,tsx}')
      .filter((path) => !doors.includes(path))
      .filter((path) =>
        /(?:document\.cookie ?=|(?:local|session)Storage\.setItem|indexedDB\.)/.test(
          readFileSync(path, 'utf8'),
        ),
      )
    expect(found).toEqual([])
  })
})
