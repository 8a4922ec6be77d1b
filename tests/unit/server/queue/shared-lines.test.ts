import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { connect, RedisStore } from '#server/redis/redis-store.ts'
import { SharedLines } from '#server/redis/share-lines.ts'
import { QueuedShop, Shopper } from '#tests/support/queued-shop.ts'
import { TestRedis } from '#tests/support/test-redis.ts'

const rules = {
  perSecond: 1,
  shoppers: 3,
  admissionMs: 600_000,
  over: null,
  sale: null,
  covers: 'all',
} as const

let redis: TestRedis
const stores: RedisStore[] = []

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  redis = new TestRedis()
  await redis.start()
})
afterEach(() => {
  for (const store of stores.splice(0)) store.client.destroy()
  redis.stop()
})

/** The lines of one of several shops. */
async function linesOfShop(): Promise<SharedLines> {
  const store = new RedisStore(redis.url, 'shop:')
  stores.push(store)
  connect(store.client)
  await expect.poll(() => store.client.isReady, { timeout: 5_000 }).toBe(true)
  return new SharedLines(store, 'https://shop.example', rules, 1)
}

const openShop = async () => QueuedShop.open({ lines: await linesOfShop() })

/** Lets both shops go on; the lease of the one that was first ends meanwhile. */
async function goOn(shops: readonly QueuedShop[], seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second++) {
    redis.pass(1_000)
    for (const shop of shops) await shop.after(1)
  }
}

const moved = (shopper: Shopper, shop: QueuedShop) => {
  const same = new Shopper(shop.shop, shopper.client)
  for (const [name, value] of shopper.cookies) same.cookies.set(name, value)
  return same
}

const placeIn = (text: string) => Number(/place in line: (\d+)/.exec(text)?.[1])

describe('two shops with one Redis', () => {
  test('give each arrival another number, in the order in which all came', async () => {
    const [first, second] = [await linesOfShop(), await linesOfShop()]
    const numbers = []
    for (const lines of [first, second, second, first])
      numbers.push(...(await lines.join(7, ['a', 'b'])).map(({ number }) => number))
    expect(numbers).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  })

  test('count the tickets of a network together', async () => {
    const [first, second] = [await linesOfShop(), await linesOfShop()]
    const networks = Array.from({ length: 11 }, () => 'bot')
    await first.join(7, networks)
    const arrivals = await second.join(7, networks)
    expect(arrivals.filter(({ isCrowded }) => isCrowded)).toHaveLength(2)
  })

  test('let in together as many as there is room for, and anybody at either of them', async () => {
    const shops = [await openShop(), await openShop()] as const
    await shops[0].line.order('pause')
    await goOn(shops, 1)
    const crowd = [...(await shops[0].crowd(3)), ...(await shops[1].crowd(3))]
    await shops[1].line.order('open')
    await goOn(shops, 5)
    const within = []
    for (const shopper of crowd) within.push(await moved(shopper, shops[0]).isIn())
    expect(within.filter(Boolean)).toHaveLength(3)
    expect(within.slice(0, 3)).toEqual([true, true, true])
  })

  test('go on when one of them is killed', async () => {
    const shops = [await openShop(), await openShop()] as const
    const crowd = await shops[0].crowd(6)
    await goOn(shops, 2)
    await goOn([shops[1]], 5)
    expect(await moved(crowd[0] as Shopper, shops[1]).isIn()).toBe(true)
    const { text } = await moved(crowd[5] as Shopper, shops[1]).ask('/')
    expect(placeIn(text)).toBeGreaterThan(0)
  })
})

describe('when Redis is lost', () => {
  test('who is in stays in, the line goes on, and the log says so once', async () => {
    const shop = await openShop()
    const crowd = await shop.crowd(5)
    await goOn([shop], 3)
    expect(await crowd[0]?.isIn()).toBe(true)
    redis.stop()
    await expect.poll(() => stores[0]?.client.isReady).toBe(false)
    await goOn([shop], 3)
    expect(await crowd[0]?.isIn()).toBe(true)
    expect(placeIn((await shop.shopper().ask('/')).text)).toBeGreaterThan(0)
    const said = vi
      .mocked(console.warn)
      .mock.calls.flat()
      .filter((line) => String(line).includes('the queue goes on'))
    expect(said).toHaveLength(1)
  })

  test('and is back without its data, the line stands where it stood', async () => {
    const lines = await linesOfShop()
    const visit = { now: 1_000_000, acts: new Map<string, number>(), isAdmitting: true }
    await lines.join(
      7,
      Array.from({ length: 10 }, (_, number) => `network ${number}`),
    )
    const before = await lines.goOn(7, visit)
    redis.forget()
    redis.pass(1_000)
    const later = await lines.goOn(7, { ...visit, now: 1_001_000 })
    expect(later.called[0]).toBeGreaterThanOrEqual(before.called[0])
    expect(later.issued).toEqual(before.issued)
    expect(await lines.join(7, ['new'])).toEqual([{ number: 11, isCrowded: false }])
  })
})
