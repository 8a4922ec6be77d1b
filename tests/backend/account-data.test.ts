import { readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { type AccountCall, accountCalls } from '#tests/support/account-calls.ts'

const folder = resolve('packages/backend-kit/src/db/schema')
const modules = await Promise.all(readdirSync(folder).map((file) => import(join(folder, file))))
const tables = modules
  .flatMap((module): unknown[] => Object.values(module))
  .filter((value) => is(value, PgTable))
  .map((table) => getTableConfig(table))

/** Whether a column's name suggests personal data. */
const isOfSomebody = (column: string) =>
  /email|phone|device_id|recipient|customer|guest/.test(column)

/** Returns tables with personal columns, plus tables that reference them, directly or indirectly. */
function personalTables(): string[] {
  const personal = new Set(
    tables
      .filter(({ columns }) => columns.some(({ name }) => isOfSomebody(name)))
      .map(({ name }) => name),
  )
  const refers = ({ foreignKeys }: (typeof tables)[number]) =>
    foreignKeys.some((key) => personal.has(getTableConfig(key.reference().foreignTable).name))
  for (let size = -1; size !== personal.size; ) {
    size = personal.size
    for (const table of tables.filter(refers)) personal.add(table.name)
  }
  return [...personal].toSorted()
}

/** By table: the call whose data the export includes, or the reason it is left out. */
const parts: Readonly<Record<string, `GET ${AccountCall}` | `not: ${string}`>> = {
  access_tokens: 'not: hashes of secrets',
  cart_items: 'GET cart',
  credit_notes: 'GET user/orders',
  customers: 'GET user/profile',
  invoices: 'GET user/orders',
  mails: 'not: what waits to be sent says what other tables hold',
  newsletter_consents: 'GET user/profile',
  order_lines: 'GET user/orders',
  order_tracking: 'GET user/orders',
  order_updates: 'not: what waits to be sent says what other tables hold',
  orders: 'GET user/orders',
  parcels: 'not: what a courier was asked to carry, whose number and way the order has',
  passkey_challenges: 'not: secrets of some minutes',
  passkeys: 'GET user/passkeys',
  payment_notifications: 'not: messages of the provider, whose result the order has',
  return_pictures: 'GET user/order-return-picture',
  return_requests: 'GET user/orders',
  reviews: 'GET user/reviews',
  sandbox_bills: 'not: the data of a provider, which a real shop does not have',
  sandbox_notifications: 'not: the data of a provider, which a real shop does not have',
  showrooms: 'not: telephones of the company’s own stores',
  stock: 'not: what these stores have',
  stock_alerts: 'GET user/stock-alerts',
  temporary_passwords: 'not: hashes of secrets',
  update_consents: 'GET user/orders',
  user_addresses: 'GET user/address',
  wishes: 'GET user/wishlist',
}

test("every table with personal data is in the customer's data export, or has a reason not to be", () => {
  expect(personalTables()).toEqual(Object.keys(parts))
})

test('the export makes no call that no table needs', () => {
  const needed = Object.values(parts).filter((part) => part.startsWith('GET '))
  expect([...new Set(needed)].toSorted()).toEqual(accountCalls.map((call) => `GET ${call}`))
})
