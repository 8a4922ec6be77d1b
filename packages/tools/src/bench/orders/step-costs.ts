import { setTimeout } from 'node:timers/promises'
import { measure } from '#bench/backend/measure.ts'
import type { Purchase } from '#bench/orders/purchases.ts'
import type { OrderShop } from '#bench/orders/shops.ts'
import { type Piece, take } from '#bench/orders/steps.ts'

/** CPU time of a step, in milliseconds. */
export interface StepCost {
  name: string
  shop: number
  backend: number
}

/** Maximum CPU time of an idle backend in `calmMs`, in microseconds. */
const idleUs = 20_000

/** Smallest measurable cost, in milliseconds. */
const tick = 0.1

/** Concurrent shoppers. */
const atATime = 2

/** Length of an idle check in milliseconds; order mails are sent within it. */
const calmMs = 300

/** Waits until the backend is idle. */
async function untilCalm({ backend }: OrderShop): Promise<void> {
  let before = Number.NEGATIVE_INFINITY
  for (let now = 0; now - before > idleUs; now = await backend.cpuTime()) {
    before = now
    await setTimeout(calmMs)
  }
}

const cpuTimes = async ({ cpuTime, backend }: OrderShop) =>
  [await cpuTime(), await backend.cpuTime()] as const

/** Lets all shoppers take each step before the next. Returns the cost of a step per shopper; order mails are included. */
export async function measureSteps(
  shop: OrderShop,
  { steps, shopper }: Purchase,
  { pieces, shoppers }: { pieces: readonly Piece[]; shoppers: number },
): Promise<StepCost[]> {
  const browsers = Array.from({ length: shoppers }, shopper)
  const costs: StepCost[] = []
  for (const step of steps) {
    const [shopBefore, backendBefore] = await cpuTimes(shop)
    await measure(
      shoppers,
      async (index) => {
        const [browser, piece] = [browsers[index], pieces[index % pieces.length]]
        if (browser && piece) await take(step, browser, piece)
      },
      atATime,
    )
    if (step === steps.at(-1)) await untilCalm(shop)
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

/** Returns the mean of several rounds of the same steps. */
export const meanCosts = (rounds: readonly StepCost[][]): StepCost[] =>
  (rounds[0] ?? []).map(({ name }, index) => {
    const mean = (part: 'shop' | 'backend') =>
      rounds.reduce((total, round) => total + (round[index]?.[part] ?? 0), 0) / rounds.length
    return { name, shop: mean('shop'), backend: mean('backend') }
  })

/** Sums all steps. */
const wholeCost = (costs: readonly StepCost[]): StepCost => ({
  name: 'whole purchase',
  shop: costs.reduce((total, { shop }) => total + shop, 0),
  backend: costs.reduce((total, { backend }) => total + backend, 0),
})

/** Returns the costs and their sum as a table, beside those of another backend if given. */
export function costTable(costs: readonly StepCost[], others?: readonly StepCost[]): string {
  const besides = others && [...others, wholeCost(others)]
  const row = ({ name, shop, backend }: StepCost, index: number) => {
    const other = besides?.[index]
    const ratio = other && other.backend >= tick ? (backend / other.backend).toFixed(2) : ''
    const more = other ? ` ${other.backend.toFixed(2)} | ${ratio} |` : ''
    return `| ${name} | ${shop.toFixed(2)} | ${backend.toFixed(2)} |${more}`
  }
  const head = besides
    ? ['| step | shop | backend | beside | ratio |', '| --- | --: | --: | --: | --: |']
    : ['| step | shop | backend |', '| --- | --: | --: |']
  return [...head, ...[...costs, wholeCost(costs)].map(row)].join('\n')
}
