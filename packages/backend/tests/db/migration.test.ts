import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { indexedProducts } from '@etalase/backend-kit/catalogue/product-index.ts'
import { openPglite } from '@etalase/backend-kit/db/connection.ts'
import { subdistricts } from '@etalase/backend-kit/db/schema/area.ts'
import { mails } from '@etalase/backend-kit/db/schema/mails.ts'
import { orders, paymentNotifications } from '@etalase/backend-kit/db/schema/orders.ts'
import { listProducts } from '@etalase/backend-kit/search/list-products.ts'
import { isOnPostgres } from '@etalase/backend-kit/tests/support/test-database.ts'
import { eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { audit } from '#audit/audit.ts'

const migrations = 'packages/backend-kit/src/db/migrations'
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'upgrade-'))
})

afterAll(() => rm(folder, { recursive: true }))

/** Creates a database of the first version, with a paid order and its mail. */
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
    insert into subdistricts values (317401, 3174, 'Tebet'), (317402, 3174, 'Ra"as');
    insert into showroom_regions values (1, 'Java', 0);
    insert into showrooms values (1, 1, 317401, 'Hub', '021', 'a', 'b', 'c', null, true);
    insert into orders (trx_ref, device_id, status, shipping_type, showroom_id, guest_email, subtotal,
      discount, shipping_cost, grand_total, placed_at, due_at, paid_at)
    values ('a1', gen_random_uuid(), 'PAID', 'PICKUP_ON_STORE', 1, 'sari@example.com', 1000, 0, 0, 1000,
      now(), now(), now());
    insert into mails (order_id, kind, queued_at) values (1, 'ORDER_PAID', now());
    insert into payment_notifications (bill_no, status, channel, reference, received_at) values
      ('a1', '1', '702', 'R1', now()), ('a1', '3', '702', 'R1', now() - interval '2 hours'),
      ('a1', '8', '702', 'R1', now() - interval '1 hour'), ('a1', '2', '702', 'R1', now());
    insert into orders (trx_ref, device_id, status, shipping_type, showroom_id, guest_email, subtotal,
      discount, shipping_cost, grand_total, placed_at, due_at)
    select status, gen_random_uuid(), status::trx_status, 'PICKUP_ON_STORE', 1, 'sari@example.com', 1000, 0, 0, 1000,
      now(), now() from unnest(array['PENDING', 'EXPIRED', 'CANCELLED']) as status;
    insert into categories values (6, 'MEN', 1, '/media/c.webp', 'All of it', 0);
    insert into category_subs values (601, 6, 'Shirts', true, null, null, 0);
    insert into products (id, code, name, brand_name, category_id, category_sub_id, group_id, retail_price,
      net_price, disc_percent, disc_nominal, grand_price, short_description, detailed_description,
      weight_grams, volume_cm3, search_text, listed_at)
    values (1, 'P-1', 'Shirt', 'Rimba', 6, 601, 1, 1000, 1000, 0, 0, 1000, '', '', 1, 1, 'shirt',
      '2026-01-05T00:00:00Z');
    insert into product_sizes values (1, 'M', 'M', 0);
    insert into stock values (1, 'M', 1, 7);
    insert into order_lines select id, 1, 'M', 'M', 'Shirt', 1, 1000, 1000, 0, 0, 1000 from orders;`)
  await client.close()
}

test.skipIf(isOnPostgres())(
  'a first-version database keeps orders, mails and products, shows areas as people write them, and has balanced books',
  async () => {
    const database = join(folder, 'database')
    await makeFirstVersion(database)
    const { db, close } = await openPglite(database)
    expect(await db.select().from(orders).where(eq(orders.trxRef, 'a1'))).toMatchObject([
      {
        trxRef: 'a1',
        status: 'PAID',
        guestEmail: 'sari@example.com',
        customerId: null,
        pickupCode: expect.stringMatching(/^[A-HJ-NP-Z2-9]{6}$/),
      },
    ])
    const payments = await db.select().from(paymentNotifications)
    expect(new Set(payments.map((row) => [row.outcome, row.status, row.result].join()))).toEqual(
      new Set(['waiting,1,done', 'notCompleted,8,done', 'paid,2,done']),
    )
    expect(await db.select().from(mails)).toMatchObject([{ orderId: 1, kind: 'ORDER_PAID' }])
    expect(await listProducts(db, { page: 1, limit: 8, sort: 'NEWEST' })).toMatchObject({
      products: [{ id: 1 }],
      product_count: 1,
    })
    const ofBrand = { page: 1, limit: 8, sort: 'NEWEST', brand: 'rimba' } as const
    expect((await listProducts(db, ofBrand)).product_count).toBe(1)
    expect(await indexedProducts(db, { after: 0, limit: 10 })).toEqual([
      { id: 1, updated_at: '2026-01-05 07:00:00' },
    ])
    expect((await db.select().from(subdistricts)).map(({ name }) => name).toSorted()).toEqual([
      "Ra'as",
      'Tebet',
    ])
    const { findings, totals } = await audit(db)
    expect(findings.filter(({ count }) => count > 0)).toEqual([])
    expect([totals.put_in, totals.in_stock, totals.in_orders].map(Number)).toEqual([9, 7, 2])
    await close()
  },
)
