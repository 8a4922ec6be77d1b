import { expect, type Page } from '@playwright/test'
import * as addressPages from '#e2e/support/address-pages.ts'
import { pressTwice } from '#e2e/support/press-twice.ts'
import * as shopper from '#e2e/support/shopper.ts'
import { nightly, nightlyBut, test } from '#e2e/support/test.ts'
import { addressMessages as address } from '#messages/address.ts'
import { checkoutMessages as checkout } from '#messages/checkout.ts'

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })

/** Collects the page's calls of a path. */
function callsOf(page: Page, path: string): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname === `/api/${path}` && request.method() !== 'GET') calls.push(pathname)
  })
  return calls
}

/** Milliseconds between presses: a quick hand presses before the response, a typical one after it. */
const paces = [20, 200]
const usual = 200

test.describe('a double press in the checkout', () => {
  test.beforeEach(async ({ page }) => {
    await shopper.putIntoCart(page, 1037, 'M')
    await page.goto('/checkout')
    await expect(heading(page, checkout.shippingTypeTitle)).toBeVisible()
  })

  for (const pace of paces) {
    test(`on Store Pickup, ${pace} ms apart, chooses no store`, nightly, async ({ page }) => {
      const chosen = callsOf(page, 'check-showroom-stock-availability')
      const answered = () => expect(heading(page, checkout.showroomTitle)).toBeVisible()
      const button = page.getByRole('button', { name: checkout.storePickup })
      await pressTwice(button, { pace, ...(pace === usual && { between: answered }) })
      await answered()
      expect(chosen).toEqual([])
      await shopper.pressFirstShop(page)
      await expect(heading(page, checkout.summaryTitle)).toBeVisible()
    })

    test(
      `on Continue, ${pace} ms apart, chooses no hub`,
      nightlyBut(pace !== usual),
      async ({ page }) => {
        const chosen = callsOf(page, 'check-showroom-stock-availability')
        await page.getByRole('button', { name: checkout.onlineDelivery }).click()
        await shopper.fillAddress(page)
        // Another key ends the gesture: tests fill in the form within the time of a double press.
        await page.keyboard.press('Shift')
        const answered = () => expect(heading(page, checkout.hubTitle)).toBeVisible()
        const button = page.getByRole('button', { name: checkout.continue })
        await pressTwice(button, { pace, ...(pace === usual && { between: answered }) })
        await answered()
        expect(chosen).toEqual([])
      },
    )
  }

  test(
    'by a finger that moves slightly answers one question',
    nightly,
    async ({ page, hasTouch }) => {
      test.skip(!hasTouch, 'There is no finger')
      const chosen = callsOf(page, 'check-showroom-stock-availability')
      const box = await page.getByRole('button', { name: checkout.storePickup }).boundingBox()
      const at = { x: (box?.x ?? 0) + 100, y: (box?.y ?? 0) + 20 }
      await page.touchscreen.tap(at.x, at.y)
      await page.touchscreen.tap(at.x + 12, at.y + 16)
      await expect(heading(page, checkout.showroomTitle)).toBeVisible()
      expect(chosen).toEqual([])
    },
  )

  test('on a store stops at the summary and sends nothing from there', async ({ page }) => {
    const asked = callsOf(page, 'checkout-promo-code')
    await page.getByRole('button', { name: checkout.storePickup }).click()
    const between = () => expect(heading(page, checkout.summaryTitle)).toBeVisible()
    await pressTwice(shopper.firstShop(page), { pace: usual, ...shopper.besideTheMiddle, between })
    await expect(page.getByRole('dialog')).toBeHidden()
    expect(asked).toEqual([])
  })

  test('on Apply applies the promo once', nightly, async ({ page }) => {
    await shopper.choosePickup(page)
    await page.getByRole('textbox', { name: checkout.promoCode }).fill('HALO10')
    await page.getByRole('button', { name: checkout.applyPromo }).dblclick()
    await expect(page.getByText(checkout.discountBy('HALO10'))).toBeVisible()
    await expect(addressPages.toast(page, checkout.promoApplied('HALO10'))).toHaveCount(1)
  })

  test('on Back goes back by one question', nightly, async ({ page }) => {
    await shopper.chooseHub(page)
    // The step gets the focus as it scrolls to its top, which moves the button.
    await expect(heading(page, checkout.methodTitle)).toBeFocused()
    const back = page.getByRole('main').getByRole('button', { name: checkout.back, exact: true })
    const between = () => expect(heading(page, checkout.addressTitle)).toBeVisible()
    await pressTwice(back, { pace: usual, between })
    await between()
  })

  test('by a held key answers one question', nightly, async ({ page }) => {
    await page.getByRole('button', { name: checkout.storePickup }).focus()
    for (let repeat = 0; repeat < 8; repeat++) await page.keyboard.down('Enter')
    await page.keyboard.up('Enter')
    await expect(heading(page, checkout.showroomTitle)).toBeVisible()
  })
})

for (const pace of paces) {
  test(
    `Set as Primary pressed twice, ${pace} ms apart, sends one request and no error`,
    nightlyBut(pace !== usual),
    async ({ page }) => {
      const { tab } = await addressPages.enter(page, ['Home', 'Office', 'Mum'])
      const asked = callsOf(page, 'user/address-primary')
      const button = addressPages
        .card(page, 'Mum')
        .getByRole('button', { name: `${address.setPrimary} Mum` })
      await pressTwice(button, { pace })
      await expect(addressPages.card(page, 'Mum').getByText(address.primaryText)).toBeVisible()
      expect(asked).toHaveLength(1)
      const primary = (await tab.list()).filter(({ is_primary }) => is_primary === 1)
      expect(primary.map(({ label }) => label)).toEqual(['Mum'])
    },
  )
}
