import type { BrowserContext, Route } from '@playwright/test'
import { Agent } from '#agents/agent.ts'

const item = { id: 1035, size: 'M' }

/** Ways to lose a response: after the shop has added, before the request arrives, or in an error without a reason. */
const losses: readonly ((route: Route) => Promise<void>)[] = [
  async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  },
  (route) => route.abort('connectionrefused'),
  async (route) => {
    await route.fetch()
    await route.fulfill({ status: 504, json: {} })
  },
]

const isAdd = (route: Route) => route.request().method() === 'POST'

/** Returns the quantity of the item in the browser's cart. */
const piecesIn = (agent: Agent) =>
  agent.page.evaluate(async ({ id, size }) => {
    const { data } = await (await fetch('/api/cart')).json()
    const lines: { product_detail_id: number; size_code: string; qty: number }[] =
      data.cart.cart_items
    return lines.find((line) => line.product_detail_id === id && line.size_code === size)?.qty ?? 0
  }, item)

/** Maximum retries of a failed call. */
const repeats = 3

/** Adds the item, losing one response, and retries until it succeeds. Returns the number of pieces added. */
async function runOnce(context: BrowserContext, shop: string, run: number): Promise<number> {
  await context.clearCookies()
  const page = await context.newPage()
  try {
    const agent = await Agent.on(page, shop)
    await agent.open(`/product/${item.id}`)
    // Every other shopper already has a cart.
    if (run % 2 === 1) await agent.call('add_to_cart', { size: item.size, qty: '2' })
    const before = await piecesIn(agent)
    let isLost = true
    await page.route('**/api/cart', (route) => {
      if (!isLost || !isAdd(route)) return route.continue()
      isLost = false
      return losses[run % losses.length]?.(route)
    })
    const call = () => agent.call('add_to_cart', { size: item.size, qty: '1' })
    let outcome = await call()
    for (let repeat = 0; repeat < repeats && outcome.isRefused; repeat++) outcome = await call()
    // An unsure agent calls once more.
    await call()
    return (await piecesIn(agent)) - before
  } finally {
    await page.close()
  }
}

/** Runs adds whose responses get lost. Counts those that added once, and those that added more. */
export async function loseAnswers(context: BrowserContext, shop: string, runs: number) {
  let [added, twice] = [0, 0]
  for (let run = 0; run < runs; run++) {
    const pieces = await runOnce(context, shop, run)
    if (pieces === 1) added += 1
    if (pieces > 1) twice += 1
  }
  return { added, twice }
}
