import { expect, type Page } from '@playwright/test'
import * as shopper from '#e2e/support/shopper.ts'
import { anyWidth, nightlyAnyWidth, test } from '#e2e/support/test.ts'
import { headerMessages } from '#messages/header.ts'
import { productMessages } from '#messages/product.ts'

const list = '/products?category_id=7'

const zoom = (page: Page) =>
  page.getByRole('dialog', { name: productMessages.gallery, exact: false })

/** Goes from a list to its first product, as a shopper does. Returns the product's path. */
async function openProduct(page: Page): Promise<string> {
  await page.goto(list)
  await shopper.untilHydrated(page)
  await page.locator('[data-product] a[href^="/product/"]').first().click()
  await expect(page.getByRole('button', { name: productMessages.addToCart })).toBeVisible()
  return new URL(page.url()).pathname
}

test(
  'Back closes the enlarged picture on the product, Forward does not reopen it, and Back then leaves',
  anyWidth,
  async ({ page }) => {
    const product = await openProduct(page)
    const enlarge = page.getByRole('link', { name: /Enlarge picture 1/ }).first()
    await shopper.untilAnswering(page.getByRole('button', { name: productMessages.addToCart }))
    await enlarge.click()
    await expect(zoom(page)).toBeVisible()
    await page.goBack()
    await expect(zoom(page)).toBeHidden()
    await expect(page).toHaveURL(product)
    await page.goForward()
    await expect(zoom(page)).toBeHidden()
    await enlarge.click()
    await page.getByRole('button', { name: productMessages.close, exact: true }).click()
    await expect(zoom(page)).toBeHidden()
    await expect.poll(() => page.evaluate(() => history.state.openPanels)).toBeUndefined()
    await page.goBack()
    await expect(page).toHaveURL(list)
  },
)

test(
  'one Back from a page opened through menu, drawer or search returns to the page below, panel closed',
  nightlyAnyWidth,
  async ({ page }) => {
    const product = await openProduct(page)
    const isClosed = async () => {
      await expect(page).toHaveURL(product)
      await expect(page.getByRole('dialog')).toBeHidden()
      await expect(page.locator('header details[open]')).toHaveCount(0)
    }
    await shopper.open(page, headerMessages.menu)
    await shopper.untilPanels(page, 1)
    await page.goBack()
    await isClosed()
    await shopper.open(page, headerMessages.menu)
    await shopper.untilPanels(page, 1)
    await page.getByRole('link', { name: headerMessages.stores }).first().click()
    await expect(page).toHaveURL(/\/stores$/)
    await page.goBack()
    await isClosed()
    await page.getByRole('link', { name: /^Cart(, empty)?$/ }).click()
    await page.getByRole('dialog').getByRole('link').last().click()
    await expect(page).not.toHaveURL(product)
    await page.goBack()
    await isClosed()
    await shopper.open(page, headerMessages.openSearch)
    await shopper.searchField(page).fill('batik')
    await shopper.searchField(page).press('Enter')
    await expect(page).toHaveURL(/search=batik/)
    await page.goBack()
    await expect(page).toHaveURL(product)
    await page.goBack()
    await expect(page).toHaveURL(list)
  },
)
