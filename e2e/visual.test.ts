import { expect } from '@playwright/test'
import { returnQuery } from '#e2e/support/backend.ts'
import { expectSame, prepareLooks } from '#e2e/support/looks.ts'
import * as shopper from '#e2e/support/shopper.ts'
import { test, wideToo } from '#e2e/support/test.ts'
import { addressMessages } from '#messages/address.ts'

test.beforeEach(({ page }, testInfo) => prepareLooks(page, testInfo))

test.describe('a page matches its baseline:', wideToo, () => {
  test('the kit', async ({ page }) => {
    await page.goto('/kit')
    await expectSame(page, 'kit', 'all')
  })

  test('home', async ({ page }) => {
    await page.goto('/')
    await expectSame(page, 'home', 'first view')
  })

  test('a list', async ({ page }) => {
    await page.goto('/products?category_id=7&sort=PRICE_DESC')
    await expectSame(page, 'list', 'first view')
  })

  test('a product', async ({ page }) => {
    await page.goto('/product/1100')
    await expectSame(page, 'product', 'first view')
  })

  test('the cart', async ({ page }) => {
    // Recording the product as seen depends on the machine's speed.
    await page.addInitScript(() => localStorage.removeItem('recently-seen'))
    await shopper.addToCart(page, 1100, 'M')
    await page.goto('/cart')
    await expect(page.getByRole('main').getByRole('button', { name: /^Remove/ })).toHaveCount(1)
    await expectSame(page, 'cart', 'all')
  })

  test('the checkout', async ({ page }) => {
    await shopper.addToCart(page, 1100, 'M')
    await shopper.goToCheckout(page)
    await page.getByRole('main').getByRole('button').first().click()
    await expect(page.getByLabel(addressMessages.recipientName)).toBeVisible()
    await expect(page.getByLabel(addressMessages.province)).toBeEnabled()
    await expectSame(page, 'checkout', 'all')
  })

  test('the payment result', async ({ page }) => {
    await page.goto(`/payment/response?${returnQuery('0'.repeat(32), '3')}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectSame(page, 'payment-result', 'all')
  })
})
