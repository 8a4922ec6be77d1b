import { randomUUID } from 'node:crypto'
import type { Context } from '@etalase/backend-kit/context.ts'
import type { Connection, Database } from '@etalase/backend-kit/db/connection.ts'
import { retryTransactions } from '@etalase/backend-kit/db/transactions.ts'
import { calls } from '@etalase/backend-kit/http/call-input.ts'
import type { MailMessage } from '@etalase/backend-kit/mail/mail-message.ts'
import type { UpdateMessage } from '@etalase/backend-kit/order-updates/update-transport.ts'
import type { PaymentProvider } from '@etalase/backend-kit/payment/provider.ts'
import type { XpressAccount } from '@etalase/backend-kit/payment/xpress.ts'
import { type Notifier, openNotifier } from '@etalase/backend-kit/sandbox/notifier.ts'
import { emptyTables } from '@etalase/backend-kit/tests/support/empty-tables.ts'
import { seedSmallCompany } from '@etalase/backend-kit/tests/support/small-company.ts'
import { openTestDatabase } from '@etalase/backend-kit/tests/support/test-database.ts'
import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import { buildApp } from '#app.ts'
import {
  account,
  staffToken,
  startTime,
  testContext,
  trustsProxy,
} from '#tests/support/test-context.ts'

export interface TestBackend {
  app: FastifyInstance
  db: Database
  context: Context
  /** Our account at the payment provider, for signing as the provider. */
  account: XpressAccount
  mails: MailMessage[]
  /** Returns the mails of a kind, such as 'order-paid', after sending the queue. */
  mailsOf(kind: string): Promise<MailMessage[]>
  /** Returns the WhatsApp updates after sending the queue. */
  sentUpdates(): Promise<UpdateMessage[]>
  /** The backend's clock, which tests move. */
  clock: { now: Date }
  notifier: Notifier
  /** Errors for which transactions were retried. */
  lostRaces: unknown[]
  /** Listens on a free port and returns the base URL. */
  listen(): Promise<string>
  /** Restores the small company, without orders or mails, and resets the clock. */
  reset(): Promise<void>
  close(): Promise<void>
}

interface Opened {
  /** Defaults to Xpress. */
  payment?: PaymentProvider | undefined
  /** Defaults to the small company's. */
  connection?: Connection
}

async function openSmallCompany(): Promise<Connection> {
  const connection = await openTestDatabase()
  await seedSmallCompany(connection.db)
  return connection
}

/** Opens the real app on a real database, with a test clock and recorded mails. */
export async function openTestBackend({ payment, ...given }: Opened = {}): Promise<TestBackend> {
  const connection = given.connection ?? (await openSmallCompany())
  const { db, readsAtOnce } = connection
  const lostRaces: unknown[] = []
  retryTransactions(db, (error) => void lostRaces.push(error))
  const mails: MailMessage[] = []
  const updates: UpdateMessage[] = []
  const clock = { now: new Date(startTime) }
  let address = 'http://backend.test'
  const context = testContext({
    db,
    now: () => clock.now,
    ownUrl: () => address,
    onMail: (mail) => void mails.push(mail),
    onUpdate: (update) => void updates.push(update),
    payment,
  })
  const notifier = openNotifier(context, account)
  const app = await buildApp(context, {
    logLevel: 'silent',
    trustsProxy,
    notifier,
    staffToken,
    readsAtOnce,
  })
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
    updates.length = 0
    clock.now = new Date(startTime)
  }
  const mailsOf = async (kind: string) => {
    await context.mailWorker.deliver()
    return mails.filter((mail) => mail.name.endsWith(`-${kind}`))
  }
  const sentUpdates = async () => {
    await context.updateWorker?.deliver()
    return updates
  }
  return {
    app,
    account,
    db,
    context,
    mails,
    mailsOf,
    sentUpdates,
    clock,
    notifier,
    lostRaces,
    listen,
    reset,
    close,
  }
}

export interface TestResponse {
  status: number
  body: { error?: { message: string; code: string } } & Record<string, unknown>
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** Converts a value to query text. Objects become JSON. */
const queryText = (value: unknown) =>
  value !== null && typeof value === 'object' ? JSON.stringify(value) : String(value)

/** Sends any request, valid or not, and returns its status and body. */
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

/** Makes a call of the contract and returns its parsed data. Throws unless it succeeds. */
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

/** Returns a new shopper's device. */
export const aDevice = () => ({ local_device_id: randomUUID() })
