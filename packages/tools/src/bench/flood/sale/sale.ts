import { setTimeout as sleep } from 'node:timers/promises'
import type { Measured } from '#bench/flood/limits.ts'
import { closeBrowsers } from '#bench/flood/sale/browser.ts'
import { arrivalsOf, come } from '#bench/flood/sale/crowd.ts'
import { figuresOf } from '#bench/flood/sale/figures.ts'
import { measurePageCost } from '#bench/flood/sale/page-cost.ts'
import { type SaleShops, startSaleShops, stockPieces } from '#bench/flood/sale/shops.ts'

const pieces = 50

/** Shoppers who buy before the sale to warm the shop up; a real sale does not begin on a freshly started one. */
const earlyShoppers = 20

/** Arrivals per second: 20,000 in a minute. */
const arrivalsPerSecond = 20_000 / 60

const mebibyte = 2 ** 20

/** Lets some shoppers buy, one at a time. */
async function sellBefore({ urls, backendUrl }: SaleShops): Promise<void> {
  const piece = await stockPieces(backendUrl, earlyShoppers * urls.length)
  for (let number = 0; number < earlyShoppers; number++) {
    const arrival = { isBot: false, at: 0, patience: 60, wants: true }
    const address = `198.18.0.${number}`
    for (const url of urls) await come([url], { ...arrival, address }, piece, performance.now())
  }
}

interface Sale {
  arrivals: number
  /** Admissions per minute. */
  perMinute: number
  isFleet: boolean
}

/**
 * Simulates a sale of 50 pieces where one in ten arrivals is a bot's ticket: in front of one shop, or of two with Redis. Redis loses its
 * data after a quarter of the arrivals; one of the two shops is killed after half.
 */
export async function measureSale({ arrivals, perMinute, isFleet }: Sale): Promise<Measured[]> {
  const shops = await startSaleShops({ perMinute, isFleet })
  try {
    await sellBefore(shops)
    const piece = await stockPieces(shops.backendUrl, pieces)
    await shops.order('pause')
    const cost = await measurePageCost(shops.shop, `/product/${piece.productId}`)
    await shops.order('open')
    // Shoppers queued during the pause are admitted first.
    await sleep(5_000)
    const seconds = arrivals / arrivalsPerSecond
    const start = performance.now()
    const visits = arrivalsOf(arrivals, seconds).map((arrival) =>
      come(shops.urls, arrival, piece, start),
    )
    const losing = shops.emptyRedis && sleep(seconds * 250).then(shops.emptyRedis)
    const killing = shops.kill && sleep(seconds * 500).then(shops.kill)
    const ended = await Promise.all(visits)
    await Promise.all([losing, killing])
    const memory = (await shops.shop.memory()) / mebibyte
    return [
      ...figuresOf(ended, pieces),
      ...cost,
      { label: 'resident memory', unit: 'MiB', value: memory, limit: 450 },
    ]
  } finally {
    closeBrowsers()
    await shops.stop()
  }
}
