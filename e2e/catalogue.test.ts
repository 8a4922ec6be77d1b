import { expect } from '@playwright/test'
import { expectAccessible } from '#e2e/support/axe.ts'
import * as shopper from '#e2e/support/shopper.ts'
import { nightly, test } from '#e2e/support/test.ts'
import { checkoutMessages } from '#messages/checkout.ts'
import { listMessages } from '#messages/list.ts'

test('the order can be changed, also within a category', nightly, async ({ page }) => {
  await page.goto('/products?category_id=8')
  await page.getByLabel(listMessages.sortBy).selectOption(listMessages.sorts.PRICE_ASC)
  await expect(page).toHaveURL(/category_id=8&sort=PRICE_ASC/)
  const prices = await page.getByRole('main').locator('p.tabular-nums').allTextContents()
  expect(prices).toHaveLength(8)
  // The first amount is the price to pay.
  const amounts = prices.map((price) =>
    Number((/\d[\d.,\s]*/.exec(price)?.[0] ?? '').replaceAll(/\D/g, '')),
  )
  expect(amounts).toEqual(amounts.toSorted((a, b) => a - b))
})

test(
  'cards show how many colours a garment has, and the names in a row line up',
  nightly,
  async ({ page }) => {
    await page.goto('/products?category_id=7')
    const counted = page.getByRole('main').locator('.card-colors')
    for (const text of await counted.allTextContents()) expect(text).toMatch(/^\d+ /)
    expect(await counted.count()).toBeGreaterThan(3)
    const dots = await counted
      .first()
      .evaluate((line) => getComputedStyle(line, '::before').getPropertyValue('background-image'))
    expect(dots).toContain('linear-gradient')
    const tops = await page
      .getByRole('main')
      .locator('[data-product]')
      .evaluateAll((cards) =>
        cards.map((card) => ({
          row: card.getBoundingClientRect().top,
          name: card.querySelector('h3')?.getBoundingClientRect().top ?? 0,
        })),
      )
    const rows = Map.groupBy(tops, ({ row }) => row)
    for (const [, cards] of rows) expect(new Set(cards.map(({ name }) => name)).size).toBe(1)
  },
)

test.describe('accessibility', () => {
  test(
    'axe finds no problems in the cart drawer and at each step of a delivery',
    nightly,
    async ({ page }) => {
      const check = () => expectAccessible(page)
      await shopper.addToCart(page, 1001, 'M')
      await check()
      await shopper.goToCheckout(page)
      await check()
      await page.getByRole('button', { name: checkoutMessages.onlineDelivery }).click()
      await shopper.continueFromAddress(page)
      await check()
      await shopper.fillAddress(page)
      await shopper.continueFromAddress(page)
      await shopper.pressFirstShop(page)
      await page.getByRole('radio').first().check()
      await check()
      await page.getByRole('button', { name: checkoutMessages.continue }).click()
      await page.getByRole('button', { name: checkoutMessages.goToPayment }).waitFor()
      await check()
    },
  )
})
