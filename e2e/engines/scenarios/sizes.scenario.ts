import { expect } from '@playwright/test'
import * as checkout from '#e2e/engines/checkout.ts'
import { type Environment, startChromium } from '#e2e/engines/drivers/chromium.ts'
import type { Box } from '#e2e/engines/in-page.ts'
import { button, heading } from '#e2e/engines/query.ts'
import { Tab, until } from '#e2e/engines/tab.ts'
import { desktop, phone, test } from '#e2e/engines/test.ts'
import { checkoutMessages } from '#messages/checkout.ts'
import { requireBrowser } from '#scripts/browser.ts'

type Visit = (tab: Tab) => Promise<void>

const open =
  (path: string): Visit =>
  (tab) =>
    tab.open(path)

/** Page states by name; a state that opens no page continues from the previous one. */
const states: Record<string, Visit> = {
  home: open('/'),
  landing: open('/shop/women'),
  list: open('/products?category_id=7'),
  'narrowed list': open('/products?category_id=7&size=M'),
  search: open('/products?search=kemeja'),
  'search without results': open('/products?search=xyzzy'),
  stores: open('/stores'),
  help: open('/faq'),
  terms: open('/tnc'),
  collection: open('/hashtag'),
  'empty cart': open('/cart'),
  'sign-in': open('/sign-in'),
  'sign-up': open('/sign-up'),
  'forgotten password': open('/forgot-password'),
  'order look-up': open('/order'),
  'missing page': open('/no-such-page'),
  product: open('/product/1001'),
  'cart drawer': (tab) => checkout.addToCart(tab, 'M'),
  cart: open('/cart'),
  'checkout, first question': async (tab) => {
    await tab.open('/checkout')
    await tab.sees(heading(checkoutMessages.shippingTypeTitle))
  },
  'checkout, address': (tab) =>
    tab.press(button(new RegExp(`^${checkoutMessages.onlineDelivery}`))),
}

/** Disables the header that shrinks while scrolling, which only Chromium supports. */
const withoutMotion: Environment = { context: { reducedMotion: 'reduce' } }

/** Allowed size difference from Chromium, in CSS pixels and as a share of the size. */
const tolerance = { pixels: 3, part: 0.06 }
/** Engines break lines differently, so a text may have one more line. */
const toleranceOfText = { pixels: 48, part: 0.25 }

function differ(a: number, b: number, { pixels, part } = tolerance): boolean {
  const difference = Math.abs(a - b)
  return difference > pixels && difference > part * Math.max(a, b)
}

const sizeOf = ({ width, height }: Box) => `${width.toFixed(1)} × ${height.toFixed(1)}`

function differences(boxes: readonly Box[], reference: readonly Box[]): string[] {
  const byPlace = new Map(reference.map((box) => [box.place, box]))
  return boxes.flatMap((box) => {
    const other = byPlace.get(box.place)
    if (!other) return box.height === 0 ? [] : `${box.place}: ${sizeOf(box)}, not in Chromium`
    const ofHeight = box.hasText ? toleranceOfText : tolerance
    if (!differ(box.width, other.width) && !differ(box.height, other.height, ofHeight)) return []
    return `${box.place}: ${sizeOf(box)}, in Chromium ${sizeOf(other)}`
  })
}

test.beforeEach(({ browserName: _ }, { project }) => {
  test.skip(!['firefox', 'webkit'].includes(project.name), 'a Chromium is compared with itself')
})

for (const [name, options] of Object.entries({ phone, desktop })) {
  test.describe(`on a ${name}`, () => {
    test.use({ tabOptions: options })

    test('every element has the same size as in Chromium', async ({ tab }) => {
      test.setTimeout(300_000)
      await tab.open('/')
      // MiniBrowser has a minimum window width.
      const width = Number(await tab.evaluate(() => innerWidth))
      const chromium = await startChromium(withoutMotion)(requireBrowser())
      try {
        const reference = new Tab(await chromium.openTab({ ...options, width }), true)
        for (const [state, visit] of Object.entries(states)) {
          await Promise.all([visit(tab), visit(reference)])
          await until(async () => {
            const [boxes, expected] = await Promise.all([tab.boxes(), reference.boxes()])
            expect(differences(boxes, expected), state).toEqual([])
          })
        }
      } finally {
        await chromium.stop()
      }
    })
  })
}
