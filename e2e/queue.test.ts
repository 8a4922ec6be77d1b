import { type Browser, expect } from '@playwright/test'
import { expectAccessible } from '#e2e/support/axe.ts'
import { orderState } from '#e2e/support/backend.ts'
import * as forms from '#e2e/support/checkout-forms.ts'
import { englishOn, pageWidth, productInOwnLanguage } from '#e2e/support/language.ts'
import { ProxiedShop, passOn } from '#e2e/support/proxied-shop.ts'
import * as shopper from '#e2e/support/shopper.ts'
import { nightlyAnyWidth, test } from '#e2e/support/test.ts'
import { waitingMessages as waiting } from '#messages/waiting.ts'

const shirt = { id: 1035, size: 'M' }

/** Settings of a sale that begins while the shop starts, and admits some shoppers per minute. */
const sale = (): Record<string, string> => ({
  QUEUE_PER_MINUTE: '20',
  SALE_START: new Date(Date.now() + 12_000).toISOString(),
  SALE_LOT_MINUTES: '0',
})

/** Sends requests of new shoppers until one has to wait. */
async function fillUp(browser: Browser, url: string): Promise<void> {
  await expect
    .poll(
      async () => {
        const stranger = await browser.newContext()
        const response = await stranger.request.get(`${url}/product/${shirt.id}`)
        const text = await response.text()
        await stranger.close()
        return text
      },
      { timeout: 60_000 },
    )
    .toContain(waiting.title)
}

/** With or without the place in line, which is not known at first. */
const titles = new RegExp(
  `^(${waiting.title}|${waiting.titleWithPlace(7).replace('7', '[\\d.,]+')}) · `,
)

test.describe.configure({ timeout: 180_000 })

for (const javaScriptEnabled of [true, false]) {
  test(
    `a shopper ${javaScriptEnabled ? 'with' : 'without'} scripts waits in line, is let in, and buys`,
    nightlyAnyWidth,
    async ({ browser, request }) => {
      const listener = passOn
      const shop = await ProxiedShop.openWithOwnPages(request, listener, { env: sale() })
      const context = await browser.newContext({
        baseURL: shop.url,
        javaScriptEnabled,
        viewport: { width: 360, height: 640 },
      })
      const page = await context.newPage()
      try {
        await fillUp(browser, shop.url)
        await page.goto(`/product/${shirt.id}`)
        await expect(page.getByRole('heading', { level: 1, name: waiting.title })).toBeVisible()
        await expect(page.getByRole('link', { name: waiting.look })).toBeVisible()
        expect(await page.title()).toMatch(titles)
        if (javaScriptEnabled) {
          expect(await englishOn(page)).toEqual([])
          expect(await pageWidth(page)).toBeLessThanOrEqual(360)
          await expectAccessible(page)
        }

        // The page refreshes by itself.
        const { product_name: name } = await productInOwnLanguage(shirt.id)
        await expect(page.getByRole('heading', { level: 1, name })).toBeVisible({ timeout: 90_000 })
        await expect(page).toHaveURL(`${shop.url}/product/${shirt.id}`)
        if (javaScriptEnabled) {
          await shopper.addToCart(page, shirt.id, shirt.size)
          await shopper.goToCheckout(page)
          await shopper.choosePickup(page)
          expect(await orderState(await shopper.goToPayment(page))).toMatchObject({
            trx_status: 'PENDING',
          })
        } else {
          await forms.startWithout(page, shirt.id, shirt.size)
          await forms.choosePickup(page)
          await forms.review(page)
          await forms.agree(page)
          expect(await orderState(await forms.pay(page))).toMatchObject({ trx_status: 'PENDING' })
        }
      } finally {
        await context.close()
        shop.stop()
      }
    },
  )
}
