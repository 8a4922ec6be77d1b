import { setTimeout as sleep } from 'node:timers/promises'
import type { Measured } from '#scripts/bench/flood/limits.ts'
import { closeBrowsers, SaleBrowser } from '#scripts/bench/flood/sale/browser.ts'
import { arrivalsOf, come } from '#scripts/bench/flood/sale/crowd.ts'
import { figuresOf } from '#scripts/bench/flood/sale/figures.ts'
import { startSaleShops, stockPieces } from '#scripts/bench/flood/sale/shops.ts'
import type { Server } from '#scripts/bench/pages/server-process.ts'

const pieces = 50
/** Seconds in which all come. */
const seconds = 60
/** Requests by which processor time is measured. */
const measured = 10_000

const mebibyte = 2 ** 20

/** Microseconds of CPU that a shop takes for an answer. */
async function cpuOf(shop: Server, ask: () => Promise<unknown>): Promise<number> {
  const work = async (count: number) => {
    for (let number = 0; number < count; number++) await ask()
  }
  const all = (count: number) =>
    Promise.all(Array.from({ length: 16 }, () => work(Math.ceil(count / 16))))
  await all(measured / 2)
  const before = await shop.cpuTime()
  await all(measured)
  return ((await shop.cpuTime()) - before) / measured
}

/** What a page of the queue costs, beside an answer of a few words that costs nothing to make. */
async function measurePage(shop: Server): Promise<Measured> {
  const browser = new SaleBrowser([shop.url], '198.51.100.1')
  await browser.ask('/product/1001')
  const page = await cpuOf(shop, () => browser.ask('/product/1001'))
  const least = await cpuOf(shop, () => browser.ask('/livez'))
  process.stdout.write(
    `page of the queue: ${page.toFixed(1)} µs of CPU, /livez ${least.toFixed(1)} µs\n`,
  )
  const value = page - least
  return { label: 'CPU of a page of the queue, beside /livez', unit: 'µs', value, limit: 40 }
}

/**
 * A sale for 50 pieces, to which all come within a minute, one in ten of them a ticket of a bot: in front of one shop, or of
 * two with Redis, of which one is killed while all wait.
 */
export async function measureSale({
  arrivals,
  isFleet,
}: {
  arrivals: number
  isFleet: boolean
}): Promise<Measured[]> {
  const shops = await startSaleShops(isFleet)
  try {
    const piece = await stockPieces(shops.backendUrl, pieces)
    await shops.order('pause')
    const page = await measurePage(shops.shop)
    await shops.order('open')
    // Who was there while it was paused has come in.
    await sleep(5_000)
    const start = performance.now()
    const visits = arrivalsOf(arrivals, seconds).map((arrival) =>
      come(shops.urls, arrival, piece, start),
    )
    const killing = shops.kill && sleep(seconds * 1_500).then(shops.kill)
    const ended = await Promise.all(visits)
    await killing
    const memory = (await shops.shop.memory()) / mebibyte
    return [
      ...figuresOf(ended, pieces),
      page,
      { label: 'resident memory', unit: 'MiB', value: memory, limit: 450 },
    ]
  } finally {
    closeBrowsers()
    await shops.stop()
  }
}
