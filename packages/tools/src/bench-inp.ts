import type { Locator, Page } from '@playwright/test'
import { openBrowser, waitUntilIdle, withPhonePage } from '#bench/pages/phone.ts'
import { percentile } from '#percentile.ts'
import * as shopper from '../../../e2e/support/shopper.ts'
import { cartMessages } from '../../../lib/messages/en/cart.ts'
import { checkoutMessages } from '../../../lib/messages/en/checkout.ts'
import { headerMessages } from '../../../lib/messages/en/header.ts'
import { filterMessages } from '../../../lib/messages/en/list.ts'
import { productMessages } from '../../../lib/messages/en/product.ts'

// npm run bench:inp: Interaction to Next Paint, in milliseconds, for the presses shoppers make most, on a phone with a CPU six times
// slower. Uses a running shop (PREPARE_PICTURES=0 npm start, so that no picture is encoded meanwhile): at SHOP_URL, or on port
// 3000. The first row is the cost of the same press on an otherwise empty page.

const slowCpu = 6
const runs = 8
const limitMs = 100

/** A page in its state before a press, and the element to press or type into. */
interface Interaction {
  open: (page: Page) => Promise<unknown>
  target: (page: Page) => Locator
  typed?: string
}

const at = (path: string) => (page: Page) => page.goto(shopUrl + path)

const sizeM = (page: Page) =>
  page.locator('label', { has: page.getByRole('radio', { name: 'M', exact: true }) }).first()

const addButton = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: productMessages.addToCart })

async function withSize(page: Page): Promise<void> {
  await at('/product/1035')(page)
  await waitUntilIdle(page)
  await sizeM(page).tap()
}

async function withDrawer(page: Page): Promise<void> {
  await withSize(page)
  await addButton(page).tap()
  await page.getByRole('dialog', { name: cartMessages.drawerTitle }).waitFor()
}

const interactions: Readonly<Record<string, Interaction>> = {
  'open a menu on a bare page': {
    open: (page) =>
      page.setContent('<details><summary>Menu</summary><a href="/">Home</a></details>'),
    target: (page) => page.locator('summary'),
  },
  'open the menu': {
    open: at('/'),
    target: (page) =>
      page.locator('summary').filter({ hasText: headerMessages.menu, visible: true }),
  },
  'type into the search': {
    open: async (page) => {
      await at('/')(page)
      await shopper.open(page, headerMessages.openSearch)
    },
    target: shopper.searchField,
    typed: 'kemeja',
  },
  'open the filter': {
    open: at('/products?category_id=7'),
    target: (page) => page.getByRole('link', { name: filterMessages.open }).first(),
  },
  'narrow a list by a size': {
    open: at('/products?category_id=7&filter=1'),
    target: (page) => page.getByRole('link', { name: /^M\b/ }).first(),
  },
  'choose a size': { open: at('/product/1035'), target: sizeM },
  'add to the cart': { open: withSize, target: addButton },
  'one more in the drawer': {
    open: withDrawer,
    target: (page) => page.getByRole('button', { name: /^Increase quantity of/ }),
  },
  'the next step of the checkout': {
    open: async (page) => {
      await withDrawer(page)
      await at('/checkout')(page)
      await page.getByRole('heading', { name: checkoutMessages.shippingTypeTitle }).waitFor()
    },
    target: (page) =>
      page.getByRole('button', { name: new RegExp(`^${checkoutMessages.onlineDelivery}`) }),
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

/** Scrolls an element into view and returns its centre. */
async function middleOf(target: Locator): Promise<[x: number, y: number]> {
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (!box) throw new Error(`${target} has no box`)
  return [box.x + box.width / 2, box.y + box.height / 2]
}

/** Presses at screen coordinates: a locator would first inspect the page in the page's own thread, and that would be measured too. */
const measure = ({ open, target, typed }: Interaction): Promise<number> =>
  withPhonePage(browser, async (page, session) => {
    await open(page)
    const place = await middleOf(target(page))
    await waitUntilIdle(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowCpu })
    await page.evaluate(recordPresses)
    if (typed) await page.keyboard.type(typed, { delay: 200 })
    else await page.touchscreen.tap(...place)
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
