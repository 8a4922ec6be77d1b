import { orderNumber } from '@etalase/contract/rules/codes.ts'
import { expect, type Page } from '@playwright/test'
import { aCustomer, fillSignIn } from '#e2e/support/customer.ts'
import type { ProxiedShop } from '#e2e/support/proxied-shop.ts'
import * as shopper from '#e2e/support/shopper.ts'
import { openSpecOnlyShop, specOnlyUrl } from '#e2e/support/spec-only-shop.ts'
import { anyWidth, nightlyAnyWidth, test } from '#e2e/support/test.ts'
import { checkoutMessages as checkout } from '#messages/checkout.ts'
import { estimateMessages } from '#messages/estimate.ts'
import { guestOrderMessages } from '#messages/guest-order.ts'
import { filterMessages } from '#messages/list.ts'
import { paymentMessages as payment } from '#messages/payment.ts'
import { productMessages as product, stockAlertMessages } from '#messages/product.ts'

const shirt = { id: 1035, size: 'M' }

let shop: ProxiedShop

test.use({ baseURL: specOnlyUrl })

test.beforeAll(async ({ request }) => {
  shop = await openSpecOnlyShop(request)
})

test.afterAll(() => shop.stop())

const main = (page: Page) => page.getByRole('main')

/** Collects a page's script errors and the shop's server errors. */
function watchProblems(page: Page): string[] {
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('response', (response) => {
    const isOwn = response.url().startsWith(specOnlyUrl)
    if (isOwn && response.status() >= 500) problems.push(`${response.status()} ${response.url()}`)
  })
  return problems
}

test.describe('with a backend that supports only the calls of the spec', () => {
  test(
    'a guest searches, has a shirt delivered, pays, and sees the confirmation',
    nightlyAnyWidth,
    async ({ page }) => {
      const problems = watchProblems(page)
      await shop.returnHere(page)
      await page.goto('/products?search=camp+shirt+parang')
      await main(page)
        .getByRole('link', { name: /Batik camp shirt in Parang Maroon/ })
        .first()
        .click()
      await expect(page.getByRole('heading', { level: 1, name: /Parang Maroon/ })).toBeVisible()
      await shopper.addToCart(page, shirt.id, shirt.size)
      await shopper.goToCheckout(page)
      await shopper.chooseDelivery(page)
      const billNo = await shopper.goToPayment(page)
      await shopper.decide(page, 'OVO', 'The payment succeeds')
      await expect(page.getByRole('heading', { name: 'Order Success' })).toBeVisible()
      expect(new URL(page.url()).origin).toBe(specOnlyUrl)
      await expect(page.getByText(payment.orderNumber(orderNumber(billNo)))).toBeVisible()
      expect(problems).toEqual([])
    },
  )

  test(
    'a customer signs in, and picks up a shirt at a store',
    nightlyAnyWidth,
    async ({ page }) => {
      const problems = watchProblems(page)
      await shop.returnHere(page)
      await page.goto('/sign-in')
      await fillSignIn(page, await aCustomer())
      await expect(page).not.toHaveURL(/sign-in/)
      await shopper.addToCart(page, shirt.id, 'L')
      await page.goto('/checkout')
      await shopper.choosePickup(page)
      await main(page).getByRole('button', { name: checkout.goToPayment }).click()
      await shopper.agreeToPay(page)
      await shopper.sandboxBill(page)
      await shopper.decide(page, 'OVO', 'The payment succeeds')
      await expect(page.getByRole('heading', { name: 'Order Success' })).toBeVisible()
      expect(new URL(page.url()).origin).toBe(specOnlyUrl)
      for (const path of ['/account', '/account/orders', '/account/profile']) {
        await page.goto(path)
        await expect(main(page).getByRole('heading').first()).toBeVisible()
      }
      expect(problems).toEqual([])
    },
  )

  test(
    'features with optional calls are missing, and nothing waits for them',
    anyWidth,
    async ({ page }) => {
      const problems = watchProblems(page)
      await page.goto('/product/1010')
      await expect(page.getByRole('button', { name: product.addToCart, exact: true })).toBeVisible()
      await expect(page.getByRole('button', { name: estimateMessages.choose })).toHaveCount(0)
      await expect(page.getByRole('link', { name: stockAlertMessages.ask })).toHaveCount(0)
      await page.goto('/products?category_id=7')
      await expect(
        page.getByRole('region', { name: filterMessages.title, exact: true }),
      ).toHaveCount(0)
      await page.goto('/order')
      await expect(main(page).getByText(guestOrderMessages.unavailableText)).toBeVisible()
      await expect(main(page).getByRole('textbox')).toHaveCount(0)
      expect(problems).toEqual([])
    },
  )

  test('every link of its pages works', nightlyAnyWidth, async ({ page, request }) => {
    const links = new Set<string>()
    for (const path of ['/', '/products?category_id=7', '/product/1010', '/cart', '/order']) {
      await page.goto(path)
      const hrefs = await page
        .locator('a[href^="/"]')
        .evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute('href') ?? ''))
      for (const href of hrefs) if (!/^\/product\/(?!1010)/.test(href)) links.add(href)
    }
    const failed: string[] = []
    for (const href of links) {
      const status = (await request.get(specOnlyUrl + href)).status()
      if (status !== 200) failed.push(`${status} ${href}`)
    }
    expect(failed).toEqual([])
  })
})
