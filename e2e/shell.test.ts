import { expect, type Page } from '@playwright/test'
import * as shopper from '#e2e/support/shopper.ts'
import { anyWidth, nightly, nightlyBut, test } from '#e2e/support/test.ts'
import { cartMessages } from '#messages/cart.ts'
import { errorsMessages } from '#messages/errors.ts'
import { headerMessages } from '#messages/header.ts'
import { productMessages } from '#messages/product.ts'

/** One page of each layout. */
const layouts = [
  ['the common layout', '/faq'],
  ['a landing', '/shop/men'],
  ['a page that is missing', '/nowhere'],
] as const

const drawer = (page: Page) => page.getByRole('dialog', { name: cartMessages.drawerTitle })

const toasts = (page: Page) =>
  page.getByRole('listitem').filter({ has: page.locator('[data-title]') })

/** Navigates like a link within the shop. */
async function navigate(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => Object(window).next.router.push(href), path)
  await expect(page).toHaveURL(new RegExp(`${path}$`))
}

async function expectDrawer(page: Page): Promise<void> {
  const cart = page.getByRole('link', { name: /^Cart(, empty)?$/ })
  await shopper.untilAnswering(cart)
  await cart.click()
  await expect(drawer(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(drawer(page)).toBeHidden()
  await shopper.untilPanels(page, 0)
}

test.describe('the cart drawer opens', anyWidth, () => {
  for (const [from, start] of layouts) {
    for (const [to, target] of layouts) {
      const isKept = start === '/faq' && target === '/shop/men'
      test(`on ${to} after ${from}, and after Back`, nightlyBut(isKept), async ({ page }) => {
        await page.goto(start)
        await shopper.untilHydrated(page)
        await expectDrawer(page)
        const path = start === target ? `${target}?again` : target
        await page.evaluate((href) => Object(window).next.router.push(href), path)
        await expect.poll(() => page.url()).toContain(path)
        // A missing page loads as a new document.
        await shopper.untilHydrated(page)
        await expectDrawer(page)
        await page.goBack()
        await shopper.untilHydrated(page)
        await expectDrawer(page)
      })
    }
  }

  test('for a product reached from a landing', nightly, async ({ page }) => {
    await page.goto('/shop/men')
    await expectDrawer(page)
    await navigate(page, '/product/1001')
    await page.getByRole('radio', { name: 'M', exact: true }).check({ force: true })
    await page.getByRole('button', { name: productMessages.addToCart, exact: true }).click()
    await expect(drawer(page)).toBeVisible()
  })
})

test.describe('the focus moves to the new page after', () => {
  const expectOnPage = (page: Page) => expect(page.getByRole('main')).toBeFocused()

  test("the drawer's 'Go To Cart'", nightly, async ({ page }) => {
    await shopper.addToCart(page, 1001, 'M')
    await page.getByRole('link', { name: cartMessages.goToCart }).press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: cartMessages.title })).toBeVisible()
    await expectOnPage(page)
  })

  test("a quick view's 'view detail'", nightly, async ({ page }) => {
    await page.goto('/products?category_id=7')
    const opener = page.getByRole('button', { name: /^Quick view/ }).first()
    await opener.press('Enter')
    const detail = page.getByRole('dialog').getByRole('link', { name: productMessages.viewDetail })
    await expect(detail).toBeVisible()
    // Without another key in between, Enter this soon would count as a double press.
    await page.keyboard.press('Tab')
    await detail.press('Enter')
    await expect(page).toHaveURL(/\/product\/\d+/)
    await expect(page.getByRole('button', { name: productMessages.checkStock })).toBeVisible()
    await expectOnPage(page)
  })

  test('a product card', async ({ page }) => {
    await page.goto('/shop/women')
    await expectDrawer(page)
    await page.locator('[data-product] a').first().press('Enter')
    await expect(page).toHaveURL(/\/product\/\d+/)
    await expectOnPage(page)
  })

  test('a menu link', nightly, async ({ page, viewport }) => {
    test.skip((viewport?.width ?? 0) > 700, 'Only narrow screens have it.')
    await page.goto('/faq')
    await expectDrawer(page)
    await shopper.open(page, headerMessages.menu)
    await page.getByRole('link', { name: headerMessages.stores }).first().press('Enter')
    await expect(page).toHaveURL(/\/stores$/)
    await expectOnPage(page)
  })
})

test('focus stays on a shared element through a navigation', async ({ page }) => {
  await page.goto('/faq')
  await expectDrawer(page)
  const logo = page.getByRole('link', { name: /Sandang Nusa/ }).first()
  await logo.press('Enter')
  await expect(page).toHaveURL(/:\d+\/$/)
  await expect(logo).toBeFocused()
})

test('a toast appears above an open drawer and can be closed there', nightly, async ({ page }) => {
  await shopper.addToCart(page, 1001, 'M')
  await page.route('**/api/cart-item-increment-qty', (route) => route.abort())
  await drawer(page)
    .getByRole('button', { name: /^Increase quantity of/ })
    .click()
  const problem = page.getByText(errorsMessages.connectionFailed)
  await expect(problem).toBeVisible()
  await expect(toasts(page)).toHaveCount(1)
  await toasts(page).getByRole('button', { name: 'Close toast' }).click()
  await expect(problem).toBeHidden()
  await expect(drawer(page)).toBeVisible()
})
