import { expect, type Page } from '@playwright/test'
import { nightly, nightlyBut, test } from '#e2e/support/test.ts'
import { landingMessages } from '#messages/landing.ts'
import { listMessages } from '#messages/list.ts'

const cards = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 })

test.describe('the filter of a list', () => {
  const chip = (page: Page, name: string) =>
    page
      .getByRole('navigation', { name: listMessages.filter })
      .getByRole('link', { name, exact: true })
  const heading = (page: Page) => page.getByRole('heading', { level: 1 })

  test('keeps sale and order, also in the heading', nightly, async ({ page }) => {
    await page.goto('/products?category_id=6&sale=1&sort=PRICE_ASC')
    await expect(heading(page)).toHaveText('MEN Sale')
    await expect(page).toHaveTitle(/^MEN Sale/)
    await chip(page, 'WOMEN').click()
    await expect(page).toHaveURL(/\?category_id=7&sale=1&sort=PRICE_ASC$/)
    await expect(heading(page)).toHaveText('WOMEN Sale')
    await chip(page, listMessages.all).click()
    await expect(page).toHaveURL(/\?sale=1&sort=PRICE_ASC$/)
    await expect(heading(page)).toHaveText(listMessages.sale)
    await expect(chip(page, listMessages.all)).toHaveAttribute('aria-current', 'true')
  })

  test('keeps the search words', nightly, async ({ page }) => {
    await page.goto('/products?search=batik')
    await chip(page, 'MEN').click()
    await expect(page).toHaveURL(/\?category_id=6&search=batik$/)
    await expect(heading(page)).toHaveText('Results for “batik” in MEN')
    await expect(chip(page, 'MEN')).toHaveAttribute('aria-current', 'true')
    await chip(page, listMessages.all).click()
    await expect(heading(page)).toHaveText('Results for “batik”')
    await expect(page).toHaveTitle(/^Results for “batik”/)
  })
})

test.describe('the list of a brand', () => {
  test("has only the brand's products, under its name, also by category", async ({ page }) => {
    await page.goto('/fashion')
    await page.getByRole('link', { name: landingMessages.shopBrand('Wastra') }).click()
    await expect(page).toHaveURL(/\/products\?brand=wastra$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wastra')
    const brands = page.locator('[data-product]').getByText('Wastra', { exact: true })
    await expect(brands).toHaveCount(await cards(page).count())
    await page
      .getByRole('navigation', { name: listMessages.filter })
      .getByRole('link', { name: 'MEN', exact: true })
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wastra, MEN')
    await expect(page).toHaveURL(/category_id=6&brand=wastra$/)
  })

  for (const brand of ['nobody', '%2e%2e%2f', '100%25', 'a~b']) {
    test(
      `answers 404 for the unknown brand ${brand}`,
      nightlyBut(brand === 'nobody'),
      async ({ page }) => {
        const response = await page.goto(`/products?brand=${brand}`)
        expect(response?.status()).toBe(404)
      },
    )
  }
})
