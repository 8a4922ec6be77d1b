import { openAsBlob } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { afterAll, expect, inject, test } from 'vitest'
import { heldPieces } from '../server/src/orders/held-pieces.ts'

// A copy starts sooner than an empty database is made.
const dump = inject('pgliteDump')
const loadDataDir = dump ? await openAsBlob(dump) : undefined
const postgres = await PGlite.create({
  extensions: { pg_trgm },
  ...(loadDataDir && { loadDataDir }),
})
await postgres.exec(`create table placement (status text, deleted_at timestamptz, order_id text,
  due_at timestamptz, location_id text, details jsonb)`)
afterAll(() => postgres.close())

/** As the engine's connection takes them: `?` for values. */
const database = {
  raw: (sql: string, values: string[]) => {
    let place = 0
    return postgres.query<{ variant_id: string; pieces: number }>(
      sql.replaceAll('?', () => `$${++place}`),
      values,
    )
  },
}

const inAnHour = new Date(Date.now() + 3_600_000)
const placed = {
  status: 'PENDING',
  deleted_at: null as Date | null,
  order_id: 'order_1' as string | null,
  due_at: inAnHour,
  location_id: 'sloc_1',
  details: { network: 'a', pieces: { variant_1: 2, variant_2: 1 } } as object,
}

async function add(given: Partial<typeof placed> = {}) {
  const { status, deleted_at, order_id, due_at, location_id, details } = { ...placed, ...given }
  await postgres.query('insert into placement values ($1, $2, $3, $4, $5, $6)', [
    status,
    deleted_at,
    order_id,
    due_at,
    location_id,
    JSON.stringify(details),
  ])
}

test('unpaid orders of a network at a location hold their pieces, and no others do', async () => {
  await add()
  await add({ details: { network: 'a', pieces: { variant_1: 3 } } })
  await add({ status: 'PAID' })
  await add({ deleted_at: new Date() })
  await add({ order_id: null })
  await add({ due_at: new Date(0) })
  await add({ location_id: 'sloc_2' })
  await add({ details: { network: 'b', pieces: { variant_1: 1 } } })
  // Of a version that wrote down no pieces.
  await add({ details: { network: 'a' } })
  expect(await heldPieces(database, { network: 'a', location_id: 'sloc_1' })).toEqual(
    new Map([
      ['variant_1', 5],
      ['variant_2', 1],
    ]),
  )
})
