import { PGlite } from '@electric-sql/pglite'
import { afterAll, expect, test } from 'vitest'
import { piecesByLocation, uncounted } from '../server/src/catalogue/pieces-by-location.ts'

const postgres = await PGlite.create()
await postgres.exec(`
  create table product_variant_inventory_item
    (variant_id text, inventory_item_id text, required_quantity int, deleted_at timestamptz);
  create table product_variant
    (id text, manage_inventory boolean default true, allow_backorder boolean default false, deleted_at timestamptz);
  create table stock_location (id text, deleted_at timestamptz);
  create table inventory_level
    (inventory_item_id text, location_id text, stocked_quantity numeric, reserved_quantity numeric, deleted_at timestamptz);
  insert into product_variant values
    ('single', true, false, null), ('set', true, false, null), ('gift', false, false, null),
    ('later', true, true, null), ('old', false, false, now());
  insert into stock_location values ('here', null), ('there', null), ('closed', now());
  insert into product_variant_inventory_item values
    ('gift', 'shirt', 1, null), ('later', 'sarong', 1, null),
    ('single', 'shirt', 1, null), ('set', 'shirt', 2, null), ('set', 'sarong', 1, null), ('set', 'cap', 1, now());
  insert into inventory_level values
    ('shirt', 'here', 6, 1, null), ('sarong', 'here', 9, 0, null),
    ('shirt', 'there', 4, 0, null),
    ('shirt', 'gone', 4, 0, null), ('sarong', 'gone', 4, 0, now()),
    ('shirt', 'sold', 4, 0, null), ('sarong', 'sold', 2, 2, null)`)
afterAll(() => postgres.close())

/** Takes `?` for values, like the engine's connection. */
const database = {
  raw: (sql: string, values: string[][]) =>
    postgres.query<{ variant_id: string; location_id: string; pieces: number }>(
      // Both values are the variants.
      sql.replaceAll('?', '$1'),
      values.slice(0, 1),
    ),
}

const piecesOf = async (...ids: string[]) =>
  Object.fromEntries(
    (await piecesByLocation(database, ids)).map(({ location_id, pieces }) => [location_id, pieces]),
  )

test('a variant has the unreserved pieces of each location', async () => {
  expect(await piecesOf('single')).toEqual({ here: 5, there: 4, gone: 4, sold: 4 })
})

test('a set is available only where all of its items are', async () => {
  expect(await piecesOf('set')).toEqual({ here: 2 })
})

test('a variant without stock management is sold in every store, and a backorder wherever its item is stocked', async () => {
  expect(await piecesOf('gift')).toEqual({ here: uncounted, there: uncounted })
  expect(await piecesOf('later')).toEqual({ here: uncounted, sold: uncounted })
  expect(await piecesOf('old')).toEqual({})
})
