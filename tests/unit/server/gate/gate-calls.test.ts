import { expect, test } from 'vitest'
import { GateShop } from '#tests/support/gate-shop.ts'

/** Maximum slots for one kind of call. */
const most = 64
const count = 300
/** Allows for a slow machine. */
const patiently = { timeout: 20_000 }

/** Returns a distinct client address per request. */
const client = (n: number) => `203.0.${Math.floor(n / 200)}.${n % 200}`

const calls = {
  '/api': {
    read: { path: (n: number) => `/api/products?search=kemeja-${n}`, method: 'GET' },
    busy: { error: { code: 'UNAVAILABLE', message: '' } },
  },
  '/api by POST': {
    read: { path: (n: number) => `/api/checkout?${n}`, method: 'POST' },
    busy: { error: { code: 'UNAVAILABLE', message: '' } },
  },
  '/ucp': {
    read: { path: (n: number) => `/ucp/catalog/search?${n}`, method: 'POST' },
    busy: {
      code: 'unavailable',
      content: 'Too much is read at once. Try again after a moment.',
    },
  },
}

test.each(Object.entries(calls))(
  '300 reads at once of %s',
  { timeout: 60_000 },
  async (_, { read, busy }) => {
    const shop = await GateShop.open((_, response) => void response.end('{"data":{}}'))
    const release = shop.hold()
    const asking = Array.from({ length: count }, (_, n) =>
      shop.ask(read.path(n), { client: client(n), method: read.method }),
    )
    await expect.poll(() => shop.running, patiently).toBeGreaterThan(0)
    const order = shop.ask('/api/checkout-trx', { client: client(0), method: 'POST' })
    const other = shop.ask('/api/cart', { client: client(1) })
    await expect
      .poll(() => shop.asked, patiently)
      .toEqual(expect.arrayContaining(['/api/checkout-trx', '/api/cart']))
    expect(shop.most).toBeLessThanOrEqual(most + 2)
    release()
    expect([(await order).status, (await other).status]).toEqual([200, 200])
    const answers = await Promise.all(asking)
    const refused = answers.filter(({ status }) => status !== 200)
    expect(refused.length).toBeGreaterThan(0)
    for (const { status, headers, text } of refused) {
      expect([status, headers['retry-after'], headers['cache-control']]).toEqual([
        503,
        '2',
        'no-store',
      ])
      expect(JSON.parse(text)).toEqual(busy)
    }
  },
)

test('one client with 300 reads leaves slots of a call for another', {
  timeout: 60_000,
}, async () => {
  const shop = await GateShop.open((_, response) => void response.end('{"data":{}}'))
  const release = shop.hold()
  const flood = Array.from({ length: count }, (_, n) => shop.ask(`/api/products?search=${n}`))
  await expect.poll(() => shop.running, patiently).toBeGreaterThan(0)
  const other = shop.ask('/api/products?search=other', { client: '198.51.100.7' })
  release()
  expect((await other).status).toBe(200)
  await Promise.all(flood)
})
