import { expect } from '@playwright/test'
import { brand } from '#brand/company.ts'
import { expectAccessible } from '#e2e/support/axe.ts'
import { addToCart, goToCheckout, untilHydrated } from '#e2e/support/shopper.ts'
import { nightly, test } from '#e2e/support/test.ts'
import { cartMessages } from '#messages/cart.ts'
import { footerMessages } from '#messages/footer.ts'
import { headerMessages as header } from '#messages/header.ts'

test('the checkout header links only to home, help and the cart', nightly, async ({ page }) => {
  await addToCart(page, 1001, 'M')
  await goToCheckout(page)
  const banner = page.getByRole('banner')
  await expect(banner.getByRole('link')).toHaveCount(3)
  await expect(banner.getByRole('link', { name: header.home(brand.name) })).toBeVisible()
  await expect(banner.getByRole('link', { name: footerMessages.chat })).toBeVisible()
  await expect(page.getByRole('navigation', { name: header.mainNavigation })).toHaveCount(0)
  await expect(page.getByRole('search')).toHaveCount(0)
  await expect(page.getByRole('complementary', { name: header.promotion })).toHaveCount(0)
  await expectAccessible(page)
  await banner.getByRole('link', { name: header.backToCart }).click()
  await expect(page.getByRole('heading', { name: cartMessages.title })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: header.cart(1) })).toBeVisible()
})

test('its links are at least 44 px in size, and fit at 320 px', nightly, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/checkout')
  for (const name of [footerMessages.chat, header.backToCart]) {
    const box = await page.getByRole('banner').getByRole('link', { name }).boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0), name).toBeGreaterThanOrEqual(44)
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})

test(
  'the skip link comes first and skips the header, and Back returns to the previous page',
  nightly,
  async ({ page }) => {
    await page.goto('/faq')
    await page.goto('/checkout')
    await untilHydrated(page)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: header.skip })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    await page.goBack()
    await expect(page).toHaveURL(/\/faq$/)
  },
)

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('its links work', async ({ page }) => {
    await page.goto('/checkout')
    await page.getByRole('link', { name: header.skip }).press('Enter')
    await expect(page).toHaveURL(/#content$/)
    await page.getByRole('banner').getByRole('link', { name: header.backToCart }).click()
    await expect(page.getByRole('heading', { name: cartMessages.title })).toBeVisible()
  })
})
