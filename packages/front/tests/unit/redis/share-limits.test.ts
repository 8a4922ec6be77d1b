import { randomUUID } from 'node:crypto'
import { TestRedis } from '@etalase/testkit/test-redis.ts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { connect, RedisStore } from '#redis/redis-store.ts'
import { RedisHitCounter, shareLimits } from '#redis/share-limits.ts'
import { type HitCounter, hitCounter, setHitCounter } from '#shared/hit-counter.ts'

const windowMs = 60_000

let redis: TestRedis
const stores: RedisStore[] = []
let prefix = ''
beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  prefix = `test:${randomUUID()}:`
  redis = new TestRedis()
  await redis.start()
})
afterEach(() => {
  for (const { client } of stores.splice(0)) client.destroy()
  redis.stop()
})

/** Returns the counter of a connected instance of the shop. */
async function openInstance(url = redis.url): Promise<HitCounter> {
  const store = new RedisStore(url, '')
  stores.push(store)
  connect(store.client)
  await expect.poll(() => store.client.isReady, { timeout: 5_000 }).toBe(true)
  return new RedisHitCounter(store, prefix)
}

async function hitTimes(counter: HitCounter, times: number, key = 'sign-in'): Promise<number> {
  let hits = 0
  for (let n = 0; n < times; n++) hits = (await counter.hit(key, windowMs)).hits
  return hits
}

/** Includes a real Redis when this machine has one. */
const servers = [
  { name: "a double that knows Redis's protocol", url: () => redis.url },
  ...[process.env.REDIS_URL ?? '']
    .filter(Boolean)
    .map((url) => ({ name: 'Redis', url: () => url })),
]

describe.each(servers)('limits shared by $name', ({ url }) => {
  test('count the hits of all instances together, per key', async () => {
    const [one, two] = [await openInstance(url()), await openInstance(url())]
    expect(await hitTimes(one, 3)).toBe(3)
    expect(await hitTimes(two, 2)).toBe(5)
    expect(await hitTimes(two, 1, 'another')).toBe(1)
  })

  test('count each concurrent hit exactly once', async () => {
    const instances = [await openInstance(url()), await openInstance(url())]
    const windows = await Promise.all(
      Array.from({ length: 20 }, (_, n) => instances[n % 2]?.hit('sign-in', windowMs)),
    )
    const numbers = windows.map((window) => window?.hits ?? 0).toSorted((a, b) => a - b)
    expect(numbers).toEqual(Array.from({ length: 20 }, (_, n) => n + 1))
  })

  test('share one window, which the first instance starts', async () => {
    const [one, two] = [await openInstance(url()), await openInstance(url())]
    const { endsAt } = await one.hit('sign-in', windowMs)
    const later = await two.hit('sign-in', 10 * windowMs)
    expect(Math.abs(later.endsAt - endsAt)).toBeLessThan(windowMs)
  })
})

test('a window that has ended no longer counts for any instance', async () => {
  const [one, two] = [await openInstance(), await openInstance()]
  await hitTimes(one, 3)
  redis.pass(windowMs)
  expect(await hitTimes(two, 1)).toBe(1)
})

describe('without Redis', () => {
  test('an instance counts on by itself, and with the others when Redis is back', async () => {
    const [one, two] = [await openInstance(), await openInstance()]
    await hitTimes(one, 2)
    await hitTimes(two, 4)
    redis.stop()
    await expect.poll(() => stores.some(({ client }) => client.isReady)).toBe(false)
    expect(await hitTimes(one, 1)).toBe(3)
    await redis.start()
    await expect
      .poll(() => stores.every(({ client }) => client.isReady), { timeout: 5_000 })
      .toBe(true)
    expect(await hitTimes(one, 1)).toBe(7)
  })

  test('an instance asks a hanging Redis once, and counts the hits itself', async () => {
    const one = await openInstance()
    redis.isHanging = true
    redis.received.length = 0
    expect(await hitTimes(one, 5)).toBe(5)
    expect(redis.received.filter((name) => name === 'MULTI')).toHaveLength(1)
  })

  test('an instance keeps its own count when Redis loses its keys', async () => {
    const one = await openInstance()
    await hitTimes(one, 5)
    redis.forget()
    expect(await hitTimes(one, 1)).toBe(6)
  })
})

describe("the gateway's counter", () => {
  afterEach(() => {
    globalThis.etalaseHitCounter = undefined
  })

  test('is in memory until another is set', async () => {
    expect(await hitTimes(hitCounter(), 2)).toBe(2)
    const [one] = [await openInstance()]
    setHitCounter(one)
    expect(hitCounter()).toBe(one)
  })

  test('is shared per public address: a staging shop on the same Redis counts separately', async () => {
    await openInstance()
    const [store] = stores
    if (!store) throw new Error('There is no instance.')
    shareLimits(store, 'https://shop.example')
    await hitTimes(hitCounter(), 3)
    shareLimits(store, 'https://staging.example')
    expect(await hitTimes(hitCounter(), 1)).toBe(1)
    shareLimits(store, 'https://shop.example')
    expect(await hitTimes(hitCounter(), 1)).toBe(4)
  })
})
