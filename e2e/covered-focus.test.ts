import { expect, type Page } from '@playwright/test'
import { signIn } from '#e2e/support/customer.ts'
import { customerWithPages } from '#e2e/support/customer-with-pages.ts'
import { addressesOf, guests, runsScripts, shared } from '#e2e/support/page-addresses.ts'
import * as shopper from '#e2e/support/shopper.ts'
import { anyWidth, test } from '#e2e/support/test.ts'
import { cartMessages } from '#messages/cart.ts'
import { checkoutMessages } from '#messages/checkout.ts'

/** A window of 1280 × 1024 at 400% zoom, and a phone. */
const windows = [
  { width: 320, height: 256 },
  { width: 390, height: 664 },
]

/** A list has a stop for each product, and all of them are alike. */
const maxStops = 80

interface Stop {
  name: string
  isSeen: boolean
  isNew: boolean
}

/** Reads the focus after the next paint, and whether any of 25 points of it is visible within a second; null at the end of the page. */
async function readStop(): Promise<Stop | null> {
  const nextFrame = () => new Promise(requestAnimationFrame)
  await nextFrame()
  await nextFrame()
  const focused = document.activeElement
  if (!(focused instanceof HTMLElement) || focused === document.body) return null
  // A radio button or checkbox may be hidden behind its label.
  const label = focused instanceof HTMLInputElement ? focused.labels?.[0] : undefined
  const shown = focused.offsetWidth > 1 ? focused : (label ?? focused)
  const isAt = (x: number, y: number) => {
    const box = shown.getBoundingClientRect()
    const top = document.elementFromPoint(box.left + box.width * x, box.top + box.height * y)
    return top !== null && (focused.contains(top) || label?.contains(top) === true)
  }
  const parts = [0.02, 0.25, 0.5, 0.75, 0.98]
  const isSeen = () => parts.some((x) => parts.some((y) => isAt(x, y)))
  // On a busy machine the page scrolls some frames later.
  for (let frame = 0; frame < 60 && !isSeen(); frame++) await nextFrame()
  const isNew = focused.dataset.visited === undefined
  focused.dataset.visited = ''
  return {
    name: focused.getAttribute('aria-label') ?? focused.textContent ?? focused.tagName,
    isSeen: isSeen(),
    isNew,
  }
}

/** Tabs through a page, and expects the focus to be visible. */
async function expectFocusSeen(page: Page): Promise<void> {
  const hidden: string[] = []
  let stops = 0
  while (stops < maxStops) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(readStop)
    if (!stop?.isNew) break
    stops++
    if (!stop.isSeen) hidden.push(stop.name)
  }
  expect(stops).toBeGreaterThan(3)
  expect(hidden).toEqual([])
}

test.describe('no fixed element covers the focused element (WCAG 2.2, 2.4.11):', anyWidth, () => {
  // With smooth scrolling, the focus would become visible with a delay.
  test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

  for (const size of windows) {
    const name = `${size.width} × ${size.height}`

    for (const path of addressesOf(shared, guests).filter(runsScripts)) {
      test(`${path} at ${name}`, async ({ page }) => {
        await page.setViewportSize(size)
        await page.goto(path)
        await shopper.untilHydrated(page)
        await expectFocusSeen(page)
      })
    }

    test(`cart and order summary at ${name}`, async ({ page }) => {
      await page.setViewportSize(size)
      await shopper.putIntoCart(page, 1001, 'M')
      await page.goto('/cart')
      await expect(page.getByRole('link', { name: cartMessages.checkoutAsGuest })).toBeVisible()
      await expectFocusSeen(page)
      await page.goto('/checkout')
      await shopper.chooseDelivery(page)
      const heading = page.getByRole('heading', { name: checkoutMessages.summaryTitle })
      await expect(heading).toBeFocused()
      await expect(heading).toBeInViewport()
      await expectFocusSeen(page)
    })

    test(`the pages of a customer at ${name}`, async ({ page }) => {
      test.setTimeout(300_000)
      await page.setViewportSize(size)
      const { customer, paths } = await customerWithPages()
      await signIn(page, customer)
      for (const path of paths) {
        await page.goto(path)
        await shopper.untilHydrated(page)
        await expectFocusSeen(page)
      }
    })
  }
})
