import { expect, type Locator, type Page } from '@playwright/test'
import * as shopper from '#e2e/support/shopper.ts'
import { nightly, nightlyBut, test } from '#e2e/support/test.ts'
import { cartMessages } from '#messages/cart.ts'
import { headerMessages } from '#messages/header.ts'
import { productMessages } from '#messages/product.ts'

/** Two presses at one place: as fast as possible, and as the browser's own double click. */
const ways: [string, (page: Page, target: Locator) => Promise<void>][] = [
  [
    'two presses',
    async (page, target) => {
      await target.scrollIntoViewIfNeeded()
      const box = await target.boundingBox()
      if (!box) throw new Error('nothing to press')
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
      await page.mouse.click(x, y)
      await page.mouse.click(x, y)
    },
  ],
  ['a double click', (_, target) => target.dblclick()],
]

for (const [way, pressTwice] of ways) {
  test(
    `${way} on Remove open one confirmation, and do not answer it`,
    nightlyBut(way === 'two presses'),
    async ({ page }) => {
      // Tall enough for Remove to lie beside the confirmation, where a press cancels.
      await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height: 1400 })
      await shopper.putIntoCart(page, 1001, 'M')
      await page.goto('/cart')
      const remove = page.getByRole('main').getByRole('button', { name: /^Remove/ })
      await expect(page.getByRole('link', { name: headerMessages.cart(1) })).toBeVisible()
      await pressTwice(page, remove)
      const question = page.getByRole('dialog', { name: cartMessages.confirmRemove })
      await expect(question).toBeVisible()
      await question.getByRole('button', { name: cartMessages.yesRemove }).click()
      await expect(page.getByRole('main').getByText(cartMessages.empty)).toBeVisible()
    },
  )

  test(
    `${way} on add to cart add one piece, and leave the drawer open`,
    nightlyBut(way === 'two presses'),
    async ({ page }) => {
      await page.goto('/product/1001?size=M')
      await expect(page.getByRole('radio', { name: 'M', exact: true })).toBeChecked()
      await expect(page.getByRole('link', { name: headerMessages.cart(0) })).toBeVisible()
      await pressTwice(
        page,
        page.getByRole('button', { name: productMessages.addToCart, exact: true }),
      )
      await expect(page.getByRole('dialog', { name: cartMessages.drawerTitle })).toBeVisible()
      await expect(page.getByRole('dialog').locator('output').first()).toHaveText('1')
      await expect(page.getByRole('link', { name: headerMessages.cart(1) })).toHaveCount(1)
    },
  )
}

test('a press beside an open confirmation cancels it', nightly, async ({ page }) => {
  await shopper.putIntoCart(page, 1001, 'M')
  await page.goto('/cart')
  await expect(page.getByRole('link', { name: headerMessages.cart(1) })).toBeVisible()
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Remove/ })
    .click()
  const question = page.getByRole('dialog', { name: cartMessages.confirmRemove })
  await expect(question.getByRole('button', { name: cartMessages.keep })).toBeFocused()
  await expect(async () => {
    await page.mouse.click(5, 5)
    await expect(question).toBeHidden({ timeout: 500 })
  }).toPass()
})

test(
  'a held Enter key opens the confirmation, and does not answer it',
  nightly,
  async ({ page }) => {
    await shopper.putIntoCart(page, 1001, 'M')
    await page.goto('/cart')
    await expect(page.getByRole('link', { name: headerMessages.cart(1) })).toBeVisible()
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Remove/ })
      .focus()
    for (const _ of [1, 2, 3, 4]) await page.keyboard.down('Enter')
    await page.keyboard.up('Enter')
    await expect(page.getByRole('dialog', { name: cartMessages.confirmRemove })).toBeVisible()
  },
)
