import type { Page } from '@playwright/test'
import * as shopper from '#e2e/support/shopper.ts'
import * as words from '#lib/messages/words.ts'
import { openBrowser, waitUntilIdle, withPhonePage } from '#scripts/bench/pages/phone.ts'
import { percentile } from '#scripts/percentile.ts'

// npm run bench:inp: Interaction to Next Paint, in milliseconds, of what a shopper presses most, on a phone whose CPU is
// six times slower. It presses in a shop that runs (npm start): at SHOP_URL, or else on port 3000.

const slowCpu = 6
const runs = 8
const limitMs = 100

/** A page in the state before a press, and the press. */
interface Interaction {
  open: (page: Page) => Promise<unknown>
  press: (page: Page) => Promise<void>
}

const at = (path: string) => (page: Page) => page.goto(shopUrl + path)

async function withSize(page: Page): Promise<void> {
  await at('/product/1035')(page)
  await page.getByRole('radio', { name: 'M', exact: true }).check({ force: true })
}

const add = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: words.product.addToCart }).tap()

async function withDrawer(page: Page): Promise<void> {
  await withSize(page)
  await add(page)
  await page.getByRole('dialog', { name: words.cart.drawerTitle }).waitFor()
}

const interactions: Readonly<Record<string, Interaction>> = {
  'open the menu': {
    open: at('/'),
    press: (page) => shopper.open(page, words.header.menu),
  },
  'type into the search': {
    open: async (page) => {
      await at('/')(page)
      await shopper.open(page, words.header.openSearch)
      await shopper.searchField(page).waitFor()
    },
    press: (page) => shopper.searchField(page).pressSequentially('kemeja', { delay: 200 }),
  },
  'open the filter': {
    open: at('/products?category_id=7'),
    press: (page) => page.getByRole('link', { name: words.filter.open }).first().tap(),
  },
  'narrow a list by a size': {
    open: at('/products?category_id=7&filter=1'),
    press: (page) => page.getByRole('link', { name: /^M\b/ }).first().tap(),
  },
  'choose a size': {
    open: at('/product/1035'),
    press: (page) =>
      page
        .locator('label', { has: page.getByRole('radio', { name: 'M' }) })
        .first()
        .tap(),
  },
  'add to the cart': { open: withSize, press: add },
  'one more in the drawer': {
    open: withDrawer,
    press: (page) => page.getByRole('button', { name: /^Increase quantity of/ }).tap(),
  },
  'the next step of the checkout': {
    open: async (page) => {
      await withDrawer(page)
      await at('/checkout')(page)
      await page.getByRole('heading', { name: words.checkout.shippingTypeTitle }).waitFor()
    },
    press: (page) =>
      page.getByRole('button', { name: new RegExp(`^${words.checkout.onlineDelivery}`) }).tap(),
  },
}

declare global {
  interface Window {
    longestPress?: number
  }
}

/** Runs in the page. Records how long the slowest interaction took until the next paint (W3C, Event Timing). */
function recordPresses(): void {
  window.longestPress = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!Reflect.get(entry, 'interactionId')) continue
      window.longestPress = Math.max(window.longestPress ?? 0, entry.duration)
    }
  }).observe({ type: 'event', durationThreshold: 16 })
}

const measure = ({ open, press }: Interaction): Promise<number> =>
  withPhonePage(browser, async (page, session) => {
    await open(page)
    await waitUntilIdle(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowCpu })
    await page.evaluate(recordPresses)
    await press(page)
    // The browser reports a press after the paint that follows it.
    await waitUntilIdle(page)
    return page.evaluate(() => window.longestPress ?? 0)
  })

const shopUrl = process.env.SHOP_URL ?? 'http://localhost:3000'
const browser = await openBrowser()
try {
  for (const [name, interaction] of Object.entries(interactions)) {
    const times: number[] = []
    for (let run = 0; run < runs; run++) times.push(await measure(interaction))
    const time = percentile(
      times.toSorted((a, b) => a - b),
      0.75,
    )
    process.stdout.write(`${time.toFixed(0).padStart(5)} ms  ${name}\n`)
    if (time > limitMs) process.exitCode = 1
  }
  process.stdout.write(`The limit is ${limitMs} ms, for three presses out of four.\n`)
} finally {
  await browser.close()
}
