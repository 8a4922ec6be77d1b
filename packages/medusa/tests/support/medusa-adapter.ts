import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DiskWatch } from '@etalase/backend-kit/disk-watch.ts'
import type { SentMail } from '@etalase/backend-kit/mail/mail-transport.ts'
import type { UpdateMessage } from '@etalase/backend-kit/order-updates/update-transport.ts'
import type { PaymentProvider } from '@etalase/backend-kit/payment/provider.ts'
import { openXpress } from '@etalase/backend-kit/payment/xpress.ts'
import { assetsFolder } from '@etalase/backend-kit/seed/manifest.ts'
import { seedFewAreas } from '@etalase/backend-kit/tests/support/small-company.ts'
import { openTestDatabase } from '@etalase/backend-kit/tests/support/test-database.ts'
import { rupiah } from '@etalase/contract/rules/money.ts'
import type { FastifyInstance } from 'fastify'
import type { Adapter } from '#adapter.ts'
import { buildAdapter } from '#app.ts'
import { Engine } from '#engine/engine.ts'
import { KeyLock } from '#key-lock.ts'
import { ReadModel } from '#read-model/read-model.ts'
import { type FakeEngine, openFakeEngine } from '#tests/support/fake-engine/fake-engine.ts'

interface TestAnswer {
  status: number
  /** `data` of a successful response. */
  data: Record<string, unknown>
  /** The error's code; undefined on success. */
  code: string | undefined
  /** The error's message; undefined on success. */
  message: string | undefined
}

export interface TestAdapter {
  app: FastifyInstance
  adapter: Adapter
  engine: FakeEngine
  mails: SentMail[]
  updates: UpdateMessage[]
  /** Calls the adapter and returns status and body. */
  call(call: string, input?: object, headers?: Record<string, string>): Promise<TestAnswer>
  close(): Promise<void>
}

/** The picture of every garment. */
const garment = join(assetsFolder, 'editorial/category-men.webp')

export const testShopUrl = 'http://shop.test'

export const engineSecret = 'a secret between engine and adapter'

export const account = {
  merchantId: '31999',
  merchantName: 'Shop',
  user: 'bot',
  password: 'secret',
}

/** Opens the adapter on its own database, in front of an in-memory engine. */
export async function openTestAdapter(
  payment: PaymentProvider = openXpress(account, testShopUrl),
): Promise<TestAdapter> {
  const { db, close } = await openTestDatabase()
  await seedFewAreas(db)
  const fake = await openFakeEngine()
  const engine = new Engine({
    url: fake.url,
    secret: engineSecret,
    adminKey: 'sk_1',
    onAway: () => {},
  })
  engine.setStoreKey('pk_1')
  const model = new ReadModel(db, engine)
  const shopUrl = testShopUrl
  const mails: SentMail[] = []
  const updates: UpdateMessage[] = []
  const adapter: Adapter = {
    engine,
    settings: { region_id: 'reg_1', sales_channel_id: 'sc_0' },
    model,
    payment,
    onPaymentFailure: () => {},
    mail: { server: 'test', send: async (mail) => void mails.push(mail) },
    updates: { server: 'test', send: async (update) => void updates.push(update) },
    secret: engineSecret,
    locks: new KeyLock(),
    paymentHours: { customer: 24, guest: 3 },
    returnDays: 3,
    paymentMinimum: rupiah(1),
    unpaid: { perDevice: 5, perEmail: 5, perAddress: 1_000 },
    shopUrl,
    revalidateUrls: [shopUrl],
    revalidateSecret: undefined,
    now: () => new Date(),
  }
  await model.load()
  const app = await buildAdapter(adapter, {
    logLevel: 'silent',
    trustsProxy: () => false,
    readsAtOnce: 4,
    notifier: null,
    media: {
      urlOf: () => '',
      fileAt: (url) => (url.startsWith('/media/garment-') ? garment : undefined),
    },
    outbox: undefined,
    disk: new DiskWatch({ folder: tmpdir(), now: adapter.now }),
  })
  return {
    app,
    adapter,
    engine: fake,
    mails,
    updates,
    async call(call, input = {}, headers = {}) {
      const [method = 'GET', path] = call.split(' ')
      const query = method === 'GET' ? `?${new URLSearchParams(Object.entries(input))}` : ''
      const response = await app.inject({
        method: method as 'GET',
        url: `/${path}${query}`,
        headers,
        ...(method === 'GET' ? {} : { payload: input }),
      })
      const { data = {}, error } = response.json()
      return { status: response.statusCode, data, code: error?.code, message: error?.message }
    },
    async close() {
      await app.close()
      await fake.app.close()
      await close()
    },
  }
}
