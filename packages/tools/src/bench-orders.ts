import { parseArgs } from 'node:util'
import { cleanUpAtSignals } from '@etalase/processes/cleanup.ts'
import type { Measure } from '#bench/backend/measure.ts'
import { measureOrders, measurePurchases, measurePurchasesAt } from '#bench/orders/rates.ts'
import { startOrderShop } from '#bench/orders/shops.ts'
import { costTable, measureSteps } from '#bench/orders/step-costs.ts'
import { stockPieces } from '#bench/orders/stock.ts'

// npm run -w packages/tools bench:orders: what a guest's purchase costs shop and backend, call by call, and how many of them
// are bought in a second. On the PostgreSQL of DATABASE_URL, or without it on PGlite (Linux).

const { values } = parseArgs({
  options: {
    purchases: { type: 'string', default: '400' },
    shoppers: { type: 'string', default: '16' },
  },
})
const [purchases, shoppers] = [Number(values.purchases), Number(values.shoppers)]

/** Sizes that everybody wants. */
const hotSizes = 50

const line = (name: string, { perSecond, p50, p99 }: Measure) =>
  console.warn(
    `${name}: ${perSecond.toFixed(1)} a second, p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms`,
  )

cleanUpAtSignals()
const shop = await startOrderShop(process.env.DATABASE_URL)
try {
  const pieces = await stockPieces(shop, { sizes: hotSizes, qty: 10_000 })
  // What runs for the first time is compiled first.
  await measurePurchases(shop, pieces, { purchases: 200, shoppers: 2 })
  console.warn(costTable(await measureSteps(shop, pieces, purchases)))
  const whole = await measurePurchases(shop, pieces, { purchases, shoppers })
  line('whole purchases', whole)
  line('orders alone', await measureOrders(shop, pieces, { purchases, shoppers }))
  const perSecond = (whole.perSecond * 2) / 3
  line('at two thirds', await measurePurchasesAt(shop, pieces, { perSecond, purchases }))
} finally {
  await shop.stop()
}
