import { PGlite } from '@electric-sql/pglite'
import { afterAll, expect, test } from 'vitest'
import { type LineRow, lineChanges } from '../server/src/orders/line-changes.ts'

const postgres = await PGlite.create()
await postgres.exec(`
  create table order_item (order_id text, item_id text, version int);
  create table order_exchange_item (item_id text, deleted_at timestamptz);
  create table order_claim_item (item_id text, is_additional_item boolean, deleted_at timestamptz);
  create table "return" (id text, exchange_id text, status text, deleted_at timestamptz);
  create table return_item (return_id text, item_id text, quantity numeric, deleted_at timestamptz);
  insert into order_item values
    ('order', 'bought', 1), ('order', 'bought', 2), ('order', 'added', 2), ('order', 'swapped', 3),
    ('order', 'mended', 4), ('other', 'foreign', 1);
  insert into order_exchange_item values ('swapped', null), ('added', now());
  insert into order_claim_item values ('mended', true, null), ('bought', false, null), ('added', false, null);
  insert into "return" values
    ('swap', 'exchange', 'requested', null), ('swap-2', 'exchange', 'canceled', null), ('back', null, 'received', null);
  insert into return_item values
    ('swap', 'bought', 2, null), ('swap', 'bought', 1, now()), ('swap-2', 'bought', 1, null), ('back', 'bought', 1, null)`)
afterAll(() => postgres.close())

/** Takes `?` for values, like the engine's connection. */
const database = {
  raw: (sql: string, values: string[][]) => postgres.query<LineRow>(sql.replace('?', '$1'), values),
}

test('items of the first version are bought; later ones are added, exchanges or replacements', async () => {
  const kinds = [...(await lineChanges(database, ['order']))].map(([id, { kind }]) => [id, kind])
  expect(Object.fromEntries(kinds)).toEqual({
    bought: 'BOUGHT',
    added: 'ADDED',
    swapped: 'EXCHANGE',
    mended: 'REPLACEMENT',
  })
})

test('exchanged pieces exclude cancelled exchanges and returns', async () => {
  const changes = await lineChanges(database, ['order', 'other'])
  expect(changes.get('bought')?.exchanged).toBe(2)
  expect(changes.get('foreign')?.exchanged).toBe(0)
})
