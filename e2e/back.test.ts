import { expect, type Page } from '@playwright/test'
import { holdScripts } from '#e2e/support/scripts.ts'
import * as shopper from '#e2e/support/shopper.ts'
import { anyWidth, nightlyAnyWidth, test } from '#e2e/support/test.ts'
import { checkoutMessages } from '#messages/checkout.ts'
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
  'Back from a page that the scripts have opened loads no page again',
  anyWidth,
  async ({ page }) => {
    await openProduct(page)
    await page.evaluate(() => Reflect.set(window, 'isStillHere', true))
    await page.goBack()
    await expect(page).toHaveURL(list)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await page.evaluate(() => Reflect.get(window, 'isStillHere'))).toBe(true)
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

test.describe('before the scripts of a reloaded page have loaded', anyWidth, () => {
  const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })

  test('Back shows the page that it leads to, and Forward the reloaded one', async ({ page }) => {
    await page.goto(list)
    const name = await heading(page).innerText()
    const product = await openProduct(page)
    const productName = await heading(page).innerText()
    const { release } = await holdScripts(page)
    await page.reload({ waitUntil: 'domcontentloaded' })
    await page.goBack({ waitUntil: 'commit' })
    await expect(page).toHaveURL(list)
    await expect(heading(page)).toHaveText(name)
    await page.goForward({ waitUntil: 'commit' })
    await expect(page).toHaveURL(product)
    await expect(heading(page)).toHaveText(productName)
    release()
    await shopper.untilHydrated(page)
    await expect(heading(page)).toHaveText(productName)
  })

  test('Back in the checkout shows the step before', async ({ page }) => {
    await shopper.putIntoCart(page, 1037, 'M')
    await page.goto('/checkout')
    await page.getByRole('button', { name: checkoutMessages.storePickup }).click()
    const stores = page.getByRole('heading', { name: checkoutMessages.showroomTitle })
    await expect(stores).toBeVisible()
    const { release } = await holdScripts(page)
    await page.reload({ waitUntil: 'domcontentloaded' })
    await page.goBack({ waitUntil: 'commit' })
    release()
    await expect(
      page.getByRole('heading', { name: checkoutMessages.shippingTypeTitle }),
    ).toBeVisible()
    await expect(stores).toBeHidden()
  })

  test('a link within the page does not load it again', async ({ page }) => {
    await page.goto('/stores')
    const { release } = await holdScripts(page)
    await page.reload({ waitUntil: 'domcontentloaded' })
    let isReloaded = false
    page.on('request', (request) => {
      isReloaded ||= request.isNavigationRequest()
    })
    await page.getByRole('main').locator('a[href^="#"]').first().click()
    await expect(page).toHaveURL(/#/)
    await page.goBack({ waitUntil: 'commit' })
    release()
    await shopper.untilHydrated(page)
    expect(isReloaded).toBe(false)
  })
})
