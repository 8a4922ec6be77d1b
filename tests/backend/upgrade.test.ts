import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPglite } from '#backend/db/connection.ts'
import { mails } from '#backend/db/schema/mails.ts'
import { orders } from '#backend/db/schema/orders.ts'
import { isOnPostgres } from '#tests/support/test-database.ts'

const migrations = 'backend/db/migrations'
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'upgrade-'))
})

afterAll(() => rm(folder, { recursive: true }))

/** A database as the first version left it, with an order that is paid and its mail. */
async function makeFirstVersion(database: string): Promise<void> {
  const only = join(folder, 'migrations')
  await cp(migrations, only, { recursive: true })
  const journal = join(only, 'meta', '_journal.json')
  const { entries, ...rest } = JSON.parse(await readFile(journal, 'utf8'))
  await writeFile(journal, JSON.stringify({ ...rest, entries: entries.slice(0, 1) }))
  const client = new PGlite(database)
  await migrate(drizzle(client), { migrationsFolder: only })
  await client.exec(`
    insert into provinces values (31, 'DKI Jakarta');
    insert into cities values (3174, 31, 'Kota', 'Jakarta Selatan');
    insert into subdistricts values (317401, 3174, 'Tebet');
    insert into showroom_regions values (1, 'Java', 0);
    insert into showrooms values (1, 1, 317401, 'Hub', '021', 'a', 'b', 'c', null, true);
    insert into orders (trx_ref, device_id, status, shipping_type, showroom_id, guest_email, subtotal,
      discount, shipping_cost, grand_total, placed_at, due_at, paid_at)
    values ('a1', gen_random_uuid(), 'PAID', 'PICKUP_ON_STORE', 1, 'sari@example.com', 1000, 0, 0, 1000,
      now(), now(), now());
    insert into mails (order_id, kind, queued_at) values (1, 'ORDER_PAID', now());`)
  await client.close()
}

test.skipIf(isOnPostgres())(
  'a database of the first version keeps its orders and its mails',
  async () => {
    const database = join(folder, 'database')
    await makeFirstVersion(database)
    const { db, close } = await openPglite(database)
    expect(await db.select().from(orders)).toMatchObject([
      { trxRef: 'a1', status: 'PAID', guestEmail: 'sari@example.com', customerId: null },
    ])
    expect(await db.select().from(mails)).toMatchObject([{ orderId: 1, kind: 'ORDER_PAID' }])
    await close()
  },
)
