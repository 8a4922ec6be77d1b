import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import { buildApp } from '#backend/app.ts'
import { mailComposer } from '#backend/compose-mail.ts'
import { readConfig } from '#backend/config.ts'
import type { Context } from '#backend/context.ts'
import type { Database } from '#backend/db/connection.ts'
import { DiskWatch } from '#backend/disk-watch.ts'
import { calls } from '#backend/http/call-input.ts'
import type { MailMessage } from '#backend/mail/mail-message.ts'
import { openMailWorker } from '#backend/mail/mail-worker.ts'
import type { PaymentProvider } from '#backend/payment/provider.ts'
import { openXpress, type XpressAccount } from '#backend/payment/xpress.ts'
import { type Notifier, openNotifier } from '#backend/sandbox/notifier.ts'
import { seedSmallCompany } from '#tests/support/small-company.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'

/** What calls of the staff carry. */
export const staffToken = 'a-token-of-the-staff-for-the-tests-only'

export interface TestBackend {
  app: FastifyInstance
  db: Database
  context: Context
  /** Our account at the payment provider, to sign as it does. */
  account: XpressAccount
  mails: MailMessage[]
  /** The mails of a kind, such as 'order-paid', once the queue is sent. */
  mailsOf(kind: string): Promise<MailMessage[]>
  /** The backend's clock; tests move it. */
  clock: { now: Date }
  notifier: Notifier
  /** Listens on a free port and returns the base URL. */
  listen(): Promise<string>
  /** Deletes all rows of the database. */
  empty(): Promise<void>
  /** Restores the small company, without orders or mails, and resets the clock. */
  reset(): Promise<void>
  close(): Promise<void>
}

export const shopUrl = 'http://shop.test'
const account: XpressAccount = {
  merchantId: '31999',
  merchantName: 'Sandang Nusa',
  user: 'bot',
  password: 'secret',
}
const orderLinkSecret = 'a secret of the test backend alone'

/** As configured by default. */
const { unpaidOrders, trustsProxy } = readConfig({})

const startTime = '2026-08-03T03:00:00Z'

/** Children before their parents. */
const tables =
  `free_shipping texts colors product_search search_words search_synonyms size_charts wishes newsletter_consents user_addresses access_tokens temporary_passwords sandbox_notifications order_tracking product_promo_products
  product_promos mails payment_notifications sandbox_bills order_lines orders promos customers cart_items stock_alerts stock
  related_products product_images product_sizes products category_subs categories page_contents showrooms
  showroom_regions subdistricts cities provinces`.split(/\s+/)

/**
 * Deletes all rows, and starts ids from 1. PostgreSQL takes 20 times as long to truncate so many small tables. Waits
 * like a truncate for jobs that still write.
 */
const emptyTables = async (db: Database): Promise<void> => {
  const deletes = tables.map((table) => `delete from ${table};`).join('')
  await db.execute(
    sql.raw(`do $$ declare sequence regclass; begin
      lock table ${tables.join()} in access exclusive mode; ${deletes}
      for sequence in select format('%I.%I', schemaname, sequencename) from pg_sequences
        where schemaname = 'public' and last_value is not null
      loop perform setval(sequence, 1, false); end loop; end $$`),
  )
}

/** The real app on a real database with the small company, a test clock and recorded mails. Pays by Xpress without another provider. */
export async function openTestBackend(
  payment: PaymentProvider = openXpress(account, shopUrl),
): Promise<TestBackend> {
  const connection = await openTestDatabase()
  const { db } = connection
  await seedSmallCompany(db)
  const mails: MailMessage[] = []
  const clock = { now: new Date(startTime) }
  const now = () => clock.now
  const transport = {
    server: 'mail.test',
    send: async (mail: MailMessage) => void mails.push(mail),
  }
  let address = 'http://backend.test'
  const context: Context = {
    db,
    disk: new DiskWatch({ folder: tmpdir(), now }),
    now,
    media: { urlOf: (asset) => asset, fileAt: () => undefined },
    payment,
    onPaymentFailure: rethrow,
    mailWorker: openMailWorker({
      db,
      transport,
      compose: mailComposer({ db, shopUrl, orderLinkSecret, now }),
      now,
      onFailure: rethrow,
      onMailFailure: rethrow,
    }),
    unpaidOrders: { ...unpaidOrders },
    orderLinkSecret,
    shopUrl,
    revalidateUrls: [shopUrl],
    revalidateSecret: undefined,
    ownUrl: () => address,
  }
  const notifier = openNotifier(context, account)
  const app = await buildApp(context, { logLevel: 'silent', trustsProxy, notifier, staffToken })
  const listen = async () => {
    address = await app.listen({ host: '127.0.0.1', port: 0 })
    return address
  }
  await app.ready()
  const close = async () => {
    await app.close()
    await context.mailWorker.close()
    await connection.close()
  }
  const reset = async () => {
    // A checkout before this reset may still be sending mails.
    await context.mailWorker.deliver()
    await emptyTables(db)
    await seedSmallCompany(db)
    mails.length = 0
    clock.now = new Date(startTime)
  }
  const mailsOf = async (kind: string) => {
    await context.mailWorker.deliver()
    return mails.filter((mail) => mail.name.endsWith(`-${kind}`))
  }
  return {
    app,
    account,
    db,
    context,
    mails,
    mailsOf,
    clock,
    notifier,
    listen,
    empty: () => emptyTables(db),
    reset,
    close,
  }
}

export interface TestResponse {
  status: number
  body: { error?: { message: string; code: string } } & Record<string, unknown>
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** A value as a query carries it; that of an object cannot come from its own `toString`. */
const queryText = (value: unknown) =>
  value !== null && typeof value === 'object' ? JSON.stringify(value) : String(value)

/** Sends any request, valid or not, and returns status and body. */
export async function send(
  app: FastifyInstance,
  call: string,
  input: object = {},
  headers: Record<string, string> = {},
): Promise<TestResponse> {
  const [method, path] = call.split(' ') as [Method, string]
  const response = await app.inject({
    method,
    url: `/${path}`,
    headers,
    ...(method === 'GET'
      ? { query: Object.fromEntries(Object.entries(input).map(([k, v]) => [k, queryText(v)])) }
      : { payload: input }),
  })
  return { status: response.statusCode, body: response.json() }
}

/** Makes a call of the contract that must succeed, and returns its parsed data. */
export async function callEndpoint<Key extends keyof typeof calls>(
  app: FastifyInstance,
  call: Key,
  input: object = {},
  headers: Record<string, string> = {},
): Promise<z.output<(typeof calls)[Key]['data']>> {
  const { status, body } = await send(app, call, input, headers)
  if (status !== 200) throw new Error(`${call} answered ${status}: ${JSON.stringify(body)}`)
  return calls[call].data.parse(body.data) as z.output<(typeof calls)[Key]['data']>
}

/** An error callback for jobs that must not fail. */
export const rethrow = (error: unknown): never => {
  throw error
}

/** A new shopper's device. */
export const aDevice = () => ({ local_device_id: randomUUID() })
