import { parseArgs } from 'node:util'
import { cleanUpAtSignals } from '@etalase/processes/cleanup.ts'
import type { Measure } from '#bench/backend/measure.ts'
import { signUpCustomers } from '#bench/orders/customers.ts'
import { type Purchase, purchases } from '#bench/orders/purchases.ts'
import {
  measureBackendOrders,
  measureOrders,
  measurePurchases,
  measurePurchasesAt,
} from '#bench/orders/rates.ts'
import { type OrderShop, startOrderShop } from '#bench/orders/shops.ts'
import { costTable, meanCosts, measureSteps, type StepCost } from '#bench/orders/step-costs.ts'
import type { Piece } from '#bench/orders/steps.ts'
import { stockPieces } from '#bench/orders/stock.ts'

// npm run -w packages/tools bench:orders: measures what purchases cost shop and backend, call by call, and the purchases a second. On the
// PostgreSQL of DATABASE_URL, or without it on PGlite (Linux). `--beside ../old` alternates with the backend of another build. Exits with 1
// when the order books do not balance.

const { values } = parseArgs({
  options: {
    purchases: { type: 'string', default: '400' },
    shoppers: { type: 'string', default: '16' },
    /** Purchases started per second; without it, two thirds of the measured rate. */
    'per-second': { type: 'string' },
    beside: { type: 'string' },
  },
})
const [count, shoppers] = [Number(values.purchases), Number(values.shoppers)]

/** More than the number of concurrent purchases: orders of one account wait for each other. */
const customersToSignUp = 100

/** Purchases before switching to the other backend; at most the number of customers. */
const inRound = 50

/** Orders at the backend, and purchases of each kind, before measuring starts: JIT compilation takes CPU too. */
const warmUp = { orders: 1_500, purchases: 100 }

/** Sizes in high demand. */
const hotSizes = 50

const say = (line: string) => process.stdout.write(`${line}\n`)

const sayRate = (name: string, { perSecond, p50, p99 }: Measure) =>
  say(
    `${name}: ${perSecond.toFixed(1)} a second, p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms`,
  )

interface Measured {
  name: string
  shop: OrderShop
  purchases: readonly Purchase[]
  pieces: readonly Piece[]
}

async function prepare(name: string, shop: OrderShop): Promise<Measured> {
  const pieces = await stockPieces(shop, { sizes: hotSizes, qty: 100_000 })
  const customers = await signUpCustomers(shop, customersToSignUp)
  const ways = purchases(shop, customers)
  await measureBackendOrders(shop, { pieces, purchases: warmUp.orders, shoppers: 8 })
  for (const way of ways)
    await measurePurchases(way, { pieces, purchases: warmUp.purchases, shoppers: 8 })
  return { name, shop, purchases: ways, pieces }
}

/** Compares each kind of purchase step by step. Backends alternate after a few purchases, to average out other load on the machine. */
async function compareSteps(sides: readonly Measured[]) {
  for (const [index, { name }] of (sides[0]?.purchases ?? []).entries()) {
    const rounds = sides.map((): StepCost[][] => [])
    for (let left = count; left > 0; left -= inRound)
      for (const [side, { shop, purchases: ways, pieces }] of sides.entries()) {
        const way = ways[index]
        if (way) rounds[side]?.push(await measureSteps(shop, way, { pieces, shoppers: inRound }))
      }
    const [here = [], beside] = rounds.map(meanCosts)
    say(`\n${name}, CPU in ms\n`)
    say(costTable(here, beside))
  }
}

async function sayRates({ name, shop, purchases: ways, pieces }: Measured) {
  const crowd = { pieces, purchases: count, shoppers }
  sayRate(`${name}: checkout-trx alone, at the backend`, await measureBackendOrders(shop, crowd))
  sayRate(`${name}: checkout-trx alone, through the shop`, await measureOrders(shop, crowd))
  for (const way of ways) {
    const whole = await measurePurchases(way, crowd)
    sayRate(`${name}: ${way.name}`, whole)
    const perSecond = Number(values['per-second'] ?? (whole.perSecond * 2) / 3)
    sayRate(`${name}: ${way.name}, at a rate`, await measurePurchasesAt(way, perSecond, crowd))
  }
}

cleanUpAtSignals()
const shops = [await startOrderShop(process.env.DATABASE_URL)]
try {
  if (values.beside) shops.push(await startOrderShop(process.env.DATABASE_URL, values.beside))
  const sides: Measured[] = []
  for (const shop of shops) sides.push(await prepare(sides.length === 0 ? 'here' : 'beside', shop))
  await compareSteps(sides)
  say('')
  for (const side of sides) await sayRates(side)
  for (const shop of shops) say(await shop.settle())
} finally {
  for (const shop of shops) await shop.stop()
}
