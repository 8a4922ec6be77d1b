import { connect, RedisStore } from '@etalase/front/redis/redis-store.ts'
import { SharedLines } from '@etalase/front/redis/share-lines.ts'
import { TestRedis } from '@etalase/testkit/test-redis.ts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { QueuedShop, Shopper } from '#tests/support/queued-shop.ts'

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

/** Creates the lines of one shop instance. */
async function linesOfShop(): Promise<SharedLines> {
  const store = new RedisStore(redis.url, 'shop:')
  stores.push(store)
  connect(store.client)
  await expect.poll(() => store.client.isReady, { timeout: 5_000 }).toBe(true)
  return new SharedLines(store, 'https://shop.example', rules, 1)
}

const visit = { now: 1_000_000, acts: new Map<string, number>(), isAdmitting: true }

/** Creates the lines of a shop instance with an open line. */
async function openLines(): Promise<SharedLines> {
  const lines = await linesOfShop()
  await lines.goOn(7, visit)
  return lines
}

const openShop = async () => QueuedShop.open({ lines: await linesOfShop() })

/** Advances both shops; the previous leader's lease expires meanwhile. */
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
  test('give each arrival its own number, in the order of arrival', async () => {
    const [first, second] = [await openLines(), await openLines()]
    const numbers = []
    for (const lines of [first, second, second, first])
      numbers.push(...((await lines.join(7, ['a', 'b'])) ?? []).map(({ number }) => number))
    expect(numbers).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  })

  test('count the tickets of a network together', async () => {
    const [first, second] = [await openLines(), await openLines()]
    const networks = Array.from({ length: 11 }, () => 'bot')
    await first.join(7, networks)
    const arrivals = await second.join(7, networks)
    expect(arrivals?.filter(({ isCrowded }) => isCrowded)).toHaveLength(2)
  })

  test('together admit as many as there is room for, at either of them', async () => {
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

  test('continue when one of them is killed', async () => {
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
  test('admitted shoppers stay in, the queue continues, and the log says so once', async () => {
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
})

describe('a Redis that has lost its data', () => {
  /** Returns people on separate networks. */
  const crowd = (count: number) => Array.from({ length: count }, () => `network ${++networks}`)
  let networks = 0

  /** Advances both shops by a second. */
  async function second(lines: readonly SharedLines[], now: number): Promise<void> {
    redis.pass(1_000)
    for (const own of lines) await own.goOn(7, { ...visit, now: 1_000_000 + now * 1_000 })
  }

  /** Creates two shops sharing a line of 112; the first hasn't yet seen the latest numbers that the second issued. */
  async function fleet() {
    const lines = [await openLines(), await openLines()] as const
    await lines[0].join(7, crowd(60))
    await second(lines, 1)
    await lines[1].join(7, crowd(52))
    return lines
  }

  test('gives no number before each shop has reported its position, and then the next', async () => {
    const lines = await fleet()
    redis.forget()
    expect(await lines[0].join(7, crowd(3))).toBeNull()
    await second(lines, 2)
    expect(await lines[0].join(7, crowd(3))).toBeNull()
    await second(lines, 3)
    const [first] = (await lines[0].join(7, crowd(3))) ?? []
    const [next] = (await lines[1].join(7, crowd(3))) ?? []
    expect([first?.number, next?.number]).toEqual([113, 116])
  })

  test('does not let newcomers overtake when it has evicted only the counts', async () => {
    const lines = await fleet()
    redis.hash('etalase:queue:https://shop.example:7:counts').clear()
    expect(await lines[1].join(7, crowd(1))).toEqual([{ number: 113, isCrowded: false }])
  })

  test('calls no further than before, and counts the shoppers who are in', async () => {
    const lines = await fleet()
    const acts = new Map(['a', 'b', 'c'].map((name) => [name, 9_000_000]))
    await lines[0].goOn(7, { ...visit, now: 1_002_000, acts })
    await second(lines, 3)
    const before = await lines[0].goOn(7, { ...visit, now: 1_003_000 })
    expect(before.entered).toBe(3)
    redis.forget()
    for (let now = 4; now < 90; now++) await second(lines, now)
    const later = await lines[1].goOn(7, { ...visit, now: 1_091_000 })
    expect(later.entered).toBe(before.entered)
    // All three places are taken, so no more people are called.
    expect(later.called).toEqual(before.called)
    expect(later.issued).toEqual([112, 0])
  })

  test('makes newcomers wait a moment, and gives them their places in order of arrival', async () => {
    const shop = await openShop()
    const first = await shop.crowd(5)
    redis.forget()
    const early = shop.shopper().ask('/')
    await expect.poll(() => shop.line.isHolding).toBe(true)
    await goOn([shop], 1)
    const late = shop.shopper().ask('/')
    await expect.poll(() => shop.shop.running).toBe(0)
    await goOn([shop], 2)
    const before = placeIn((await first.at(-1)?.ask('/'))?.text ?? '')
    expect(placeIn((await early).text)).toBeGreaterThan(before)
    expect(placeIn((await late).text)).toBe(placeIn((await early).text) + 1)
  })

  test("restores the networks of tickets from each shop's counts, and how many are crowded", async () => {
    const lines = await openLines()
    await lines.join(
      7,
      Array.from({ length: 22 }, () => 'bot'),
    )
    redis.forget()
    await second([lines], 1)
    await second([lines], 2)
    expect(await lines.join(7, ['bot'])).toEqual([{ number: 3, isCrowded: true }])
  })

  test("keeps the operator's orders", async () => {
    const [first, other] = [await linesOfShop(), await linesOfShop()]
    await first.setControl({ order: 'pause', opened: 7 })
    await other.control()
    redis.forget()
    for (const lines of [other, first])
      expect(await lines.control()).toEqual({ order: 'pause', opened: 7 })
    await other.setControl({ order: null, opened: null })
    expect(await first.control()).toEqual({ order: null, opened: null })
  })
})

test('a Redis that is back gives no number before it knows those given without it', async () => {
  const lines = await openLines()
  await lines.join(7, ['a', 'b'])
  redis.stop()
  await expect.poll(() => stores[0]?.client.isReady).toBe(false)
  await lines.goOn(7, visit)
  expect(await lines.join(7, ['c', 'd'])).toEqual([
    { number: 3, isCrowded: false },
    { number: 4, isCrowded: false },
  ])
  await redis.start()
  await expect.poll(() => stores[0]?.client.isReady, { timeout: 5_000 }).toBe(true)
  await lines.goOn(7, visit)
  expect(await lines.join(7, ['e'])).toBeNull()
  await lines.goOn(7, visit)
  expect(await lines.join(7, ['e'])).toEqual([{ number: 5, isCrowded: false }])
})
