import assert from 'node:assert/strict'
import { rm } from 'node:fs/promises'
import { chromium, expect, type Page } from '@playwright/test'
import type { Check } from '#fleet/checks.ts'
import { publicUrl } from '#fleet/fleet.ts'
import { runDir } from '../../../../e2e/settings.ts'
import * as shopper from '../../../../e2e/support/shopper.ts'
import { cartMessages } from '../../../../lib/messages/en/cart.ts'
import { headerMessages } from '../../../../lib/messages/en/header.ts'
import { productMessages } from '../../../../lib/messages/en/product.ts'
import { requireBrowser } from '../../../../scripts/browser.ts'

/** Adds a piece to the cart; works before and after the page's scripts start. */
async function addToCart(page: Page): Promise<void> {
  await page.goto('/product/1001')
  await page.getByRole('radio', { name: 'M', exact: true }).check({ force: true })
  await page.getByRole('button', { name: productMessages.addToCart, exact: true }).click()
  await expect(page.getByRole('link', { name: headerMessages.cart(1) })).toBeVisible()
}

/** Buys and pays for a piece as a guest. */
async function buy(page: Page): Promise<void> {
  await addToCart(page)
  await page.goto('/cart')
  await page.getByRole('link', { name: cartMessages.checkoutAsGuest }).click()
  await shopper.choosePickup(page)
  await shopper.goToPayment(page)
  await shopper.decide(page, 'OVO', 'The payment succeeds')
  await expect(page.getByRole('heading', { name: 'Order Success' })).toBeVisible()
}

/** Returns cookies that other hosts, or requests without TLS, could read or set. */
async function openCookies(page: Page): Promise<string[]> {
  const cookies = await page.context().cookies()
  assert.ok(cookies.some(({ name }) => name.startsWith('__Host-')))
  return cookies
    .filter(({ name, secure }) => !secure || !/^__(Host|Secure)-/.test(name))
    .map(({ name }) => name)
}

export const purchaseCheck: Check = {
  title: 'a browser buys something over TLS, and all its cookies belong to this host',
  async run() {
    const browser = await chromium.launch({
      executablePath: requireBrowser(),
      args: ['--no-sandbox'],
    })
    try {
      // The fleet's certificate is self-signed.
      const page = await browser.newPage({ baseURL: publicUrl, ignoreHTTPSErrors: true })
      await buy(page)
      assert.deepEqual(await openCookies(page), [])
    } finally {
      await browser.close()
      // Folder of the browser tests, whose steps this check uses.
      await rm(runDir, { recursive: true, force: true })
    }
    return undefined
  },
}
