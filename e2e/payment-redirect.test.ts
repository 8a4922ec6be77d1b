import { expect, type Page } from '@playwright/test'
import * as forms from '#e2e/support/checkout-forms.ts'
import { watchPolicy } from '#e2e/support/policy-watch.ts'
import { ProxiedShop, passOn } from '#e2e/support/proxied-shop.ts'
import * as shopper from '#e2e/support/shopper.ts'
import { anyWidth, nightlyAnyWidth, test } from '#e2e/support/test.ts'
import { checkoutMessages as checkout } from '#messages/checkout.ts'

const shirt = { id: 1035, size: 'M' }

/** A page of another origin, which the shop's policy does not allow. */
const url = 'https://pay.invoices.test/i/inv_1'

const isAtProvider = async (page: Page) => {
  await expect(page.getByRole('heading', { name: 'Invoice' })).toBeVisible()
  expect(page.url()).toBe(url)
}

/** Returns the response of a backend whose provider uses a page instead of a form. */
function redirected(body: string): string {
  const answer = JSON.parse(body)
  const form = answer.data?.payment_data
  if (!form) return body
  const payment_redirect = {
    trx_ref: form.order_id,
    grand_total: Number(form.bill_total),
    url,
  }
  return JSON.stringify({ data: { ...answer.data, payment_data: null, payment_redirect } })
}

test.beforeEach(({ page }) =>
  page.route('https://pay.invoices.test/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Invoice</h1>' }),
  ),
)

test(
  "a confirmed order redirects to the provider's page, which the checkout's policy allows",
  anyWidth,
  async ({ page }) => {
    const stopped = await watchPolicy(page.context())
    await page.route('**/api/checkout-trx', async (route) => {
      const response = await route.fetch({ maxRetries: 2 })
      await route.fulfill({ response, body: redirected(await response.text()) })
    })
    await shopper.putIntoCart(page, shirt.id, shirt.size)
    await page.goto('/checkout')
    await shopper.choosePickup(page)
    await page.getByLabel(checkout.guestEmail, { exact: true }).fill('sari@example.com')
    await page.getByRole('button', { name: checkout.goToPayment }).click()
    await shopper.agreeToPay(page)
    await isAtProvider(page)
    await page.goBack()
    await expect(page.getByRole('heading', { name: checkout.pendingPlaced.title })).toBeVisible()
    await page.getByRole('button', { name: checkout.continuePayment }).click()
    await isAtProvider(page)
    expect(stopped).toEqual([])
  },
)

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test(
    "a confirmed order has a link to the provider's page",
    nightlyAnyWidth,
    async ({ page, request }) => {
      // The shop accepts only forms of its own pages.
      const shop = await ProxiedShop.openWithOwnPages(request, (incoming, outgoing) =>
        passOn(incoming, outgoing, redirected),
      )
      try {
        await forms.startWithout(page, shirt.id, shirt.size)
        await page.goto(`${shop.url}/checkout/steps`)
        await forms.choosePickup(page)
        await forms.review(page)
        await forms.agree(page)
        await page.getByRole('link', { name: checkout.handOffButton }).click()
        await isAtProvider(page)
      } finally {
        shop.stop()
      }
    },
  )
})
