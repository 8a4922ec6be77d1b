import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { holdDeadlines } from '@etalase/testkit/broken-bodies.ts'
import { expect, onTestFinished, test } from 'vitest'
import { DiskWatch } from '#disk-watch.ts'
import { readSlots } from '#http/read-slots.ts'
import { registerEndpoint } from '#http/register-endpoint.ts'
import { createServer } from '#http/server.ts'

/** Allows for a slow machine. */
const patiently = { timeout: 20_000 }

/** Starts a server that runs four catalogue reads and one other read concurrently. Searches wait for the test, other calls don't. */
async function openServer() {
  const patience = holdDeadlines(3_000)
  const options = { logLevel: 'silent', trustsProxy: () => false, readsAtOnce: 5 }
  const disk = new DiskWatch({ folder: tmpdir(), now: () => new Date() })
  const app = await createServer(options, disk)
  const { promise, resolve } = Promise.withResolvers<void>()
  let underWay = 0
  registerEndpoint(app, 'GET products', async () => {
    underWay++
    await promise
    return { products: [], product_count: 0 }
  })
  registerEndpoint(app, 'GET categories', async () => ({ categories: [] }))
  registerEndpoint(app, 'GET cart', async () => ({ cart: { cart_items: [] } }))
  registerEndpoint(app, 'POST stock-alert-stop', async () => ({ message: 'Done' }))
  onTestFinished(() => app.close())
  const search = async (n: number) => {
    const answer = await app.inject(`/products?page=1&limit=20&search=kemeja+${n}`)
    const { error } = answer.json()
    return { status: answer.statusCode, after: answer.headers['retry-after'], code: error?.code }
  }
  const searches = (count: number) => Array.from({ length: count }, (_, n) => search(n))
  const haveBegun = () => expect.poll(() => underWay, patiently).toBe(4)
  return { app, patience, search, searches, haveBegun, underWay: () => underWay, release: resolve }
}

test('with 200 searches waiting, four run and a write is served', async () => {
  const { app, searches, haveBegun, underWay, release } = await openServer()
  const crowd = searches(200)
  await haveBegun()
  const payload = { token: 'none' }
  const write = await app.inject({ method: 'POST', url: '/stock-alert-stop', payload })
  expect([write.statusCode, underWay()]).toEqual([200, 4])
  release()
  expect(new Set((await Promise.all(crowd)).map(({ status }) => status))).toEqual(new Set([200]))
})

test('a read of another kind is served before the waiting crowd', async () => {
  const { app, searches, haveBegun, release } = await openServer()
  const crowd = searches(200)
  await haveBegun()
  const order: string[] = []
  const other = app.inject('/categories').then(() => order.push('categories'))
  const last = crowd.at(-1)?.then(() => order.push('last search'))
  release()
  await Promise.all([other, last])
  expect(order).toEqual(['categories', 'last search'])
})

test('a cart is served while every catalogue slot is taken', async () => {
  const { app, searches, haveBegun, release } = await openServer()
  const crowd = searches(200)
  await haveBegun()
  expect((await app.inject(`/cart?local_device_id=${randomUUID()}`)).statusCode).toBe(200)
  release()
  await Promise.all(crowd)
})

const refused = { status: 503, after: '2', code: 'UNAVAILABLE' }

test('a read above the queue limit is refused, with the time to retry', async () => {
  const { search, searches, haveBegun, release } = await openServer()
  const crowd = searches(4 + 256)
  await haveBegun()
  expect(await search(999)).toEqual(refused)
  release()
  await Promise.all(crowd)
})

test("a queued read is refused after 3 s, before the shop's own timeout", async () => {
  const { patience, searches, haveBegun, release } = await openServer()
  const crowd = searches(10)
  await haveBegun()
  await expect.poll(() => patience.count(), patiently).toBe(6)
  patience.pass()
  expect(await Promise.all(crowd.slice(4))).toEqual(Array(6).fill(refused))
  release()
  await Promise.all(crowd)
})

test('half as many reads run while a write is running', async () => {
  const inTurn = readSlots(8)
  const under = { reads: 0, most: 0 }
  const read = () =>
    inTurn({ name: 'GET products', endpoint: { access: 'public', effect: 'reads' } }, async () => {
      under.most = Math.max(under.most, ++under.reads)
      await new Promise<void>((resolve) => setImmediate(resolve))
      under.reads--
    })
  const { promise, resolve } = Promise.withResolvers<void>()
  const write = inTurn(
    { name: 'POST cart', endpoint: { access: 'device', effect: 'writes' } },
    () => promise,
  )
  await Promise.all(Array.from({ length: 20 }, read))
  expect(under.most).toBe(3)
  resolve()
  await write
  await Promise.all(Array.from({ length: 20 }, read))
  expect(under.most).toBe(6)
})
