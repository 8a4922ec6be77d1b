import { measure } from '#bench/backend/measure.ts'
import type { OrderShop } from '#bench/orders/shops.ts'
import { type Piece, purchase, take } from '#bench/orders/steps.ts'

/** CPU time of a step, in milliseconds. */
interface StepCost {
  name: string
  shop: number
  backend: number
}

/** Shoppers at a time. */
const atATime = 2

const cpuTimes = async ({ cpuTime, backend }: OrderShop) =>
  [await cpuTime(), await backend.cpuTime()] as const

/** Lets shoppers buy, all of them each step before the next, and gives what a step costs each of them. */
export async function measureSteps(
  shop: OrderShop,
  pieces: readonly Piece[],
  shoppers: number,
): Promise<StepCost[]> {
  const browsers = Array.from({ length: shoppers }, () => shop.shopper())
  const costs: StepCost[] = []
  for (const step of purchase) {
    const [shopBefore, backendBefore] = await cpuTimes(shop)
    await measure(
      shoppers,
      async (index) => {
        const [browser, piece] = [browsers[index], pieces[index % pieces.length]]
        if (browser && piece) await take(step, browser, piece)
      },
      atATime,
    )
    const [shopAfter, backendAfter] = await cpuTimes(shop)
    const each = (us: number) => us / 1_000 / shoppers
    costs.push({
      name: step.name,
      shop: each(shopAfter - shopBefore),
      backend: each(backendAfter - backendBefore),
    })
  }
  return costs
}

/** The costs as a table, with their sums. */
export function costTable(costs: readonly StepCost[]): string {
  const sum = (part: 'shop' | 'backend') => costs.reduce((total, cost) => total + cost[part], 0)
  const all = { name: 'whole purchase', shop: sum('shop'), backend: sum('backend') }
  const row = ({ name, shop, backend }: StepCost) =>
    `| ${name} | ${shop.toFixed(2)} | ${backend.toFixed(2)} |`
  return ['| step | shop | backend |', '| --- | --: | --: |', ...[...costs, all].map(row)].join(
    '\n',
  )
}
