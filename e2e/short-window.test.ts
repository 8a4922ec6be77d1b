import { expect, type Locator, type Page } from '@playwright/test'
import * as shopper from '#e2e/support/shopper.ts'
import { anyWidth, test } from '#e2e/support/test.ts'
import { cartMessages } from '#messages/cart.ts'
import { headerMessages } from '#messages/header.ts'
import { productMessages } from '#messages/product.ts'

/** A window of 1280 × 800 at 400% zoom (WCAG 2.2, 1.4.10). */
const zoomed = { width: 320, height: 200 }

/** Opens the cart drawer with one line, at 400% zoom. */
async function openDrawer(page: Page): Promise<Locator> {
  await shopper.addToCart(page, 1001, 'M')
  await page.setViewportSize(zoomed)
  return page.getByRole('dialog', { name: cartMessages.drawerTitle })
}

/** Scrolls to an element, and expects no fixed element to cover any of it. */
async function expectWholeAfterScroll(element: Locator): Promise<void> {
  await element.scrollIntoViewIfNeeded()
  await expect(element).toBeInViewport({ ratio: 1 })
}

test(
  'at 400% zoom each control of the cart drawer is fully visible',
  anyWidth,
  async ({ page }) => {
    const drawer = await openDrawer(page)
    for (const control of [
      drawer.getByRole('button', { name: /^Increase quantity of/ }),
      drawer.getByRole('button', { name: /^Remove/ }),
      drawer.getByRole('link', { name: cartMessages.goToCart }),
      drawer.getByRole('button', { name: cartMessages.close, exact: true }),
    ])
      await expectWholeAfterScroll(control)
  },
)

test('at 400% zoom a confirmation is fully readable', anyWidth, async ({ page }) => {
  const drawer = await openDrawer(page)
  await drawer.getByRole('button', { name: /^Remove/ }).click()
  const question = page.getByRole('dialog', { name: cartMessages.confirmRemove })
  for (const part of [
    question.getByRole('button', { name: cartMessages.keep }),
    question.getByRole('heading'),
    question.getByRole('button', { name: cartMessages.yesRemove }),
  ])
    await expectWholeAfterScroll(part)
})

test.describe('at 400% zoom an overlay is readable to its end:', anyWidth, () => {
  test.beforeEach(async ({ page }) => {
    await page.setViewportSize(zoomed)
    await page.goto('/')
    await shopper.untilHydrated(page)
  })

  test('the menu', async ({ page }) => {
    await shopper.open(page, headerMessages.menu)
    const groups = page
      .getByRole('navigation', { name: headerMessages.mainNavigation })
      .getByRole('listitem')
      .filter({ visible: true })
    await expectWholeAfterScroll(groups.last())
    await expectWholeAfterScroll(groups.first())
  })

  test('the search suggestions', async ({ page }) => {
    await shopper.open(page, headerMessages.openSearch)
    await shopper.searchField(page).fill('kemeja')
    await expectWholeAfterScroll(page.getByRole('option').last())
    await expectWholeAfterScroll(page.getByRole('option').first())
  })
})

test(
  'with doubled text every button of an enlarged picture is inside the window',
  anyWidth,
  async ({ page, context }) => {
    const session = await context.newCDPSession(page)
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
    await page.setViewportSize({ width: 360, height: 640 })
    await page.goto('/product/1001')
    await shopper.untilHydrated(page)
    await page.getByRole('link', { name: productMessages.zoomPicture(1, 3) }).click()
    const buttons = page.getByRole('dialog').getByRole('button').filter({ visible: true })
    await expect(buttons.first()).toBeVisible()
    for (const button of await buttons.all()) await expect(button).toBeInViewport({ ratio: 1 })
  },
)
