import { openAsBlob } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { inject } from 'vitest'

const inAnHour = new Date(Date.now() + 3_600_000)

/** A row of the engine's table `placement`: an order waiting for payment. */
const placed = {
  status: 'PENDING',
  deleted_at: null as Date | null,
  order_id: 'order_1' as string | null,
  due_at: inAnHour,
  location_id: 'sloc_1',
  device_id: 'device',
  email: 'guest@example.com',
  customer_id: null as string | null,
  payment_way: null as string | null,
  paid_at: null as Date | null,
  trx_ref: null as string | null,
  refused_at: null as Date | null,
  back_at: null as Date | null,
  details: { network: 'a', pieces: { variant_1: 2, variant_2: 1 } } as object,
}

/** Opens the engine's tables of orders and customers, for its SQL. */
export async function openPlacements() {
  // Loading a copy is faster than creating an empty database.
  const dump = inject('pgliteDump')
  const loadDataDir = dump ? await openAsBlob(dump) : undefined
  const postgres = await PGlite.create({
    extensions: { pg_trgm },
    ...(loadDataDir && { loadDataDir }),
  })
  await postgres.exec(`create table placement (status text, deleted_at timestamptz, order_id text,
    due_at timestamptz, location_id text, device_id text, email text, customer_id text, details jsonb,
    payment_way text, paid_at timestamptz, trx_ref text, refused_at timestamptz, back_at timestamptz);
    create table booked (id text, kind text, number int, trx_ref text, issued_at timestamptz, facts jsonb);
    create table customer (id text, email text, has_account boolean, deleted_at timestamptz)`)
  return {
    postgres,
    /** Takes `?` for values, like the engine's connection. */
    database: {
      raw: <Row>(sql: string, values: readonly unknown[]) => {
        let place = 0
        return postgres.query<Row>(
          sql.replaceAll('?', () => `$${++place}`),
          [...values],
        )
      },
    },
    async add(given: Partial<typeof placed> = {}) {
      const row = Object.entries({ ...placed, ...given })
      const names = row.map(([name]) => name)
      const marks = names.map((_, index) => `$${index + 1}`)
      await postgres.query(
        `insert into placement (${names}) values (${marks})`,
        row.map(([, value]) => value),
      )
    },
  }
}
