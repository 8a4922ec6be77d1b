import type { Database } from '@etalase/backend-kit/db/connection.ts'
import type { OrderMailKind } from '@etalase/backend-kit/db/schema/mails.ts'
import type { OrderUpdateKind } from '@etalase/backend-kit/db/schema/order-updates.ts'
import type { TrxStatus } from '@etalase/contract/rules/trx-status.ts'
import { sql } from 'drizzle-orm'
import type { ProofDatabase } from '#system/database.ts'

interface OrderLine {
  product_id: number
  qty: number
  subtotal: number
}

export interface OrderRow {
  id: number
  trx_ref: string
  device_id: string
  customer_id: number | null
  guest_email: string | null
  idempotency_key: string | null
  status: TrxStatus
  showroom_id: number
  promo_code: string | null
  subtotal: number
  discount: number
  shipping_cost: number
  grand_total: number
  payment_way: string | null
  paid_at: string | null
  released_at: string | null
  lines: OrderLine[]
}

/** The rows that a schedule can change. */
export interface Rows {
  cart: { id: number; device_id: string; product_id: number; qty: number }[]
  orders: OrderRow[]
  stock: { product_id: number; showroom_id: number; qty: number }[]
  promos: { code: string; uses: number; use_limit: number }[]
  mails: { trx_ref: string | null; kind: OrderMailKind; detail: string; sent_at: string | null }[]
  updates: {
    trx_ref: string
    kind: OrderUpdateKind
    detail: string
    attempts: number
    sent_at: string | null
  }[]
  /** For buyers who want updates of an order, or wanted them. */
  consents: { trx_ref: string; phone: string; withdrawn_at: string | null }[]
  notices: { bill_no: string; status: string; reference: string }[]
  customers: { id: number; email: string; cart_device_id: string | null }[]
  tokens: { token_hash: string }[]
}

const list = (query: string) => `(select coalesce(json_agg(row), '[]') from (${query}) row)`

const queries: Readonly<Record<keyof Rows, string>> = {
  cart: 'select id, device_id, product_id, qty from cart_items order by device_id, product_id',
  orders: `select o.id, trx_ref, device_id, customer_id, guest_email, idempotency_key, status, showroom_id, promo_code, subtotal,
    discount, shipping_cost, grand_total, payment_way, paid_at, released_at, ${list(
      'select product_id, qty, subtotal from order_lines where order_id = o.id order by 1',
    )} as lines from orders o order by trx_ref`,
  stock: 'select product_id, showroom_id, qty from stock order by 1, 2',
  promos: 'select code, uses, use_limit from promos order by 1',
  mails: `select trx_ref, kind, detail, sent_at from mails left join orders o on o.id = order_id order by 1, 2, 3`,
  updates: `select trx_ref, kind, detail, attempts, sent_at from order_updates join orders o on o.id = order_id order by 1, 2, 3`,
  consents:
    'select trx_ref, phone, withdrawn_at from update_consents join orders o on o.id = order_id order by 1',
  notices: 'select bill_no, status, reference from payment_notifications order by 1, 2, 3',
  customers: 'select id, email, cart_device_id from customers order by 1',
  tokens: 'select token_hash from access_tokens order by 1',
}

const all = Object.entries(queries)
  .map(([name, query]) => `'${name}', ${list(query)}`)
  .join()

/** Reads the committed rows that a schedule can change. */
export async function readRows(database: ProofDatabase): Promise<Rows> {
  const { rows } = await database.readOne(`select json_build_object(${all}) as rows`)
  return rows as Rows
}

/** Children before their parents. */
const changing =
  `mails order_updates update_consents payment_notifications credit_notes invoices booked_numbers order_lines orders cart_items access_tokens stock promos customers`.split(
    ' ',
  )

/** Copies the rows, for restoring them later. */
export async function keepRows(db: Database): Promise<void> {
  const copies = [...changing, 'products']
    .map((table) => `create table proof.${table} as table public.${table};`)
    .join('')
  await db.execute(
    sql.raw(
      `do $$ begin drop schema if exists proof cascade; create schema proof; ${copies} end $$`,
    ),
  )
}

/** Restores the copied rows. Ids continue from their values then. */
export async function restoreRows(db: Database): Promise<void> {
  const prices = `update products set (retail_price, net_price, grand_price) =
    (select retail_price, net_price, grand_price from proof.products kept where kept.id = products.id);`
  const deletes = changing.map((table) => `delete from ${table};`).join('')
  const inserts = changing
    .toReversed()
    .map((table) => `insert into ${table} overriding system value select * from proof.${table};`)
    .join('')
  const ids = ['cart_items', 'orders', 'mails', 'order_updates']
    .map((table) => `perform setval(pg_get_serial_sequence('${table}', 'id'), 1000, false);`)
    .join('')
  await db.execute(sql.raw(`do $$ begin ${deletes} ${inserts} ${prices} ${ids} end $$`))
}
