import { type BrowserContext, expect, type Page } from '@playwright/test'
import { expectAccessible } from '#e2e/support/axe.ts'
import * as customers from '#e2e/support/customer.ts'
import * as shopper from '#e2e/support/shopper.ts'
import { nightly, test } from '#e2e/support/test.ts'
import { authMessages } from '#messages/auth.ts'
import { cartMessages } from '#messages/cart.ts'
import { checkoutMessages } from '#messages/checkout.ts'
import { headerMessages } from '#messages/header.ts'
import { productMessages } from '#messages/product.ts'
import { wishMessages as wish } from '#messages/wish.ts'
import { wishlistMessages as wishlist } from '#messages/wishlist.ts'

const shirt = { id: 1001, name: 'Everyday T-shirt in Natural White' }
const shirtPage = `/product/${shirt.id}`
const shirtList = '/products?search=everyday+natural'
const women = '/products?category_id=7'
const added = 'Item Added to Wishlist'
const removed = 'Item Removed from Wishlist'

const main = (page: Page) => page.getByRole('main')
const heart = (page: Page, name = shirt.name) =>
  main(page).getByRole('button', { name: wish.heart(name), exact: true })
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true })
const items = (page: Page) => main(page).getByRole('listitem').filter({ visible: true })
const toast = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text })

/** Returns to a tab, with the event that browsers dispatch. */
async function comeBackTo(page: Page): Promise<void> {
  await page.bringToFront()
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
}

/** Collects a browser's calls that only a customer may make. */
function customerCallsOf(context: BrowserContext): string[] {
  const calls: string[] = []
  context.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/user/')) calls.push(request.url())
  })
  return calls
}

test.describe('a customer', () => {
  test.beforeEach(async ({ page }) => {
    await customers.signIn(page, await customers.aCustomer())
  })

  test('adds wishes on the product, a card and the quick view, and finds all in another tab', async ({
    page,
    context,
  }) => {
    const other = await context.newPage()
    await other.goto('/account/wishlist')
    await expect(other.getByText(wishlist.empty)).toBeVisible()

    await page.goto(women)
    const headings = main(page).getByRole('heading', { level: 3 })
    const [first = '', second = '', third = ''] = await headings.allInnerTexts()
    await headings.first().click()
    await expect(page.getByRole('heading', { level: 1, name: first })).toBeVisible()
    await shopper.untilHydrated(page)
    await button(page, 'Add To WishList').click()
    await expect(toast(page, added)).toBeVisible()
    await expect(button(page, 'Remove From WishList')).toBeVisible()

    await page.goto(women)
    await expect(heart(page, first)).toHaveAttribute('aria-pressed', 'true')
    await heart(page, second).click()
    await expect(toast(page, added)).toBeVisible()
    await main(page).getByRole('heading', { name: third, exact: true }).hover()
    await button(page, productMessages.quickViewOf(third)).click()
    const dialog = page.getByRole('dialog', { name: third })
    await dialog.getByRole('button', { name: wish.add }).click()
    await expect(dialog.getByRole('status').filter({ hasText: added })).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(heart(page, third)).toHaveAttribute('aria-pressed', 'true')

    await comeBackTo(other)
    await expect(other.getByText(wishlist.count(3))).toBeVisible()
    await expect(items(other).getByRole('heading')).toHaveText([third, second, first])
    await expectAccessible(other)
  })

  test(
    'removes a product from the list, restores it, and goes on to its sizes',
    nightly,
    async ({ page }) => {
      await page.goto(shirtPage)
      await shopper.untilHydrated(page)
      await button(page, wish.add).click()
      await expect(toast(page, added)).toBeVisible()
      await page.goto('/account/wishlist')
      await shopper.untilHydrated(page)
      await button(page, wishlist.removeItem(shirt.name)).click()
      await expect(toast(page, removed)).toBeVisible()
      await expect(button(page, wishlist.undoRemoval(shirt.name))).toBeFocused()
      await expectAccessible(page)
      await page.keyboard.press('Enter')
      await expect(toast(page, added)).toBeVisible()
      await expect(button(page, wishlist.removeItem(shirt.name))).toBeFocused()
      await page.reload()
      await main(page)
        .getByRole('link', { name: wishlist.chooseSizeOf(shirt.name) })
        .click()
      await expect(page).toHaveURL(new RegExp(`${shirtPage}$`))
      await button(page, wish.remove).click()
      await expect(toast(page, removed)).toBeVisible()
      await page.goBack()
      await expect(page.getByText(wishlist.empty)).toBeVisible()
      await main(page).getByRole('link', { name: wishlist.emptyLink }).click()
      await expect(page).toHaveURL(/\/products$/)
    },
  )

  test('toggles a heart by keyboard, and stays on the list', nightly, async ({ page }) => {
    await page.goto(shirtList)
    await shopper.untilAnswering(heart(page))
    await heart(page).focus()
    await page.keyboard.press('Space')
    await expect(heart(page)).toHaveAttribute('aria-pressed', 'true')
    await expect(toast(page, added)).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(heart(page)).toHaveAttribute('aria-pressed', 'false')
    await expect(toast(page, removed)).toBeVisible()
    await expect(page).toHaveURL(/search=everyday/)
    await expectAccessible(page)
  })

  test(
    'sees an error when adding a wish fails, and the heart is empty again',
    nightly,
    async ({ page }) => {
      await page.goto(shirtList)
      await shopper.untilHydrated(page)
      await page.route('**/api/user/wishlist', (route) =>
        route.request().method() === 'POST' ? route.abort() : route.continue(),
      )
      await heart(page).click()
      await expect(toast(page, 'Connection failed, please try again')).toBeVisible()
      await expect(heart(page)).toHaveAttribute('aria-pressed', 'false')
    },
  )

  test(
    'sees an error when removing a wish fails, and the product stays',
    nightly,
    async ({ page }) => {
      await page.goto(shirtPage)
      await shopper.untilHydrated(page)
      await button(page, wish.add).click()
      await expect(toast(page, added)).toBeVisible()
      await page.goto('/account/wishlist')
      await page.route('**/api/user/wishlist', (route) =>
        route.request().method() === 'DELETE' ? route.abort() : route.continue(),
      )
      await button(page, wishlist.removeItem(shirt.name)).click()
      await expect(toast(page, 'Connection failed, please try again')).toBeVisible()
      await expect(button(page, wishlist.removeItem(shirt.name))).toBeVisible()
    },
  )

  test(
    'whose session ended elsewhere sees a notice on the home page',
    nightly,
    async ({ page }) => {
      const customer = await customers.aCustomer()
      await page.context().clearCookies()
      const wished = page.waitForResponse('**/api/user/wishlist')
      await customers.signIn(page, customer, shirtPage)
      // Otherwise the page's own call finds the ended session before the press.
      await wished
      await expect(button(page, wish.add)).toBeVisible()
      await customers.endSessionsOf(customer)
      await button(page, wish.add).click()
      await expect(page.getByText(authMessages.sessionEnded)).toBeVisible()
    },
  )

  test('goes from the cart straight to the checkout', nightly, async ({ page }) => {
    await shopper.addToCart(page, 1001, 'M')
    await page.getByRole('link', { name: cartMessages.goToCart }).click()
    await expect(main(page).getByRole('link', { name: 'Checkout', exact: true })).toBeVisible()
    await expect(main(page).getByRole('link', { name: 'Sign In To Purchase' })).toHaveCount(0)
  })
})

test.describe('a guest', () => {
  for (const { where, page: path, press } of [
    { where: 'the product', page: shirtPage, press: (page: Page) => button(page, wish.add) },
    { where: 'a card', page: shirtList, press: (page: Page) => heart(page) },
  ]) {
    test(
      `who adds a wish on ${where} is asked to sign in, and returns to the product`,
      nightly,
      async ({ page, context }) => {
        const calls = customerCallsOf(context)
        await page.goto(path)
        await press(page).click()
        await expect(main(page).getByText('Please sign in first to add wishlist')).toBeVisible()
        await expectAccessible(page)
        expect(calls).toEqual([])
        await customers.fillSignIn(page, await customers.aCustomer())
        await expect(page).toHaveURL(new RegExp(`${shirtPage}$`))
        await button(page, wish.add).click()
        await expect(button(page, wish.remove)).toBeVisible()
      },
    )
  }

  test('is recognised after signing in in another tab', nightly, async ({ page, context }) => {
    await page.goto(shirtPage)
    await expect(button(page, wish.add)).toBeVisible()
    const other = await context.newPage()
    await customers.signIn(other, await customers.aCustomer())
    await comeBackTo(page)
    await button(page, wish.add).click()
    await expect(toast(page, added)).toBeVisible()
  })

  test(
    'whose session has vanished is asked to sign in before removing a wish',
    nightly,
    async ({ page }) => {
      await customers.signIn(page, await customers.aCustomer(), shirtPage)
      await button(page, wish.add).click()
      await expect(toast(page, added)).toBeVisible()
      await page.context().clearCookies({ name: 'session' })
      await button(page, wish.remove).click()
      await expect(
        main(page).getByText('Please sign in first to remove from wishlist'),
      ).toBeVisible()
      await expect(page).toHaveURL(/\/sign-in\?next=%2Fproduct%2F1001$/)
    },
  )

  test(
    'causes no session request on pages without products',
    nightly,
    async ({ page, context }) => {
      const asked: string[] = []
      context.on('request', (request) => {
        if (request.url().endsWith('/api/session')) asked.push(request.url())
      })
      await page.goto('/faq')
      await expect(page.getByRole('link', { name: headerMessages.cart(0) })).toBeVisible()
      expect(asked).toEqual([])
    },
  )

  test('buys after signing in, with the same cart', nightly, async ({ page }) => {
    await shopper.addToCart(page, 1001, 'M')
    await page.getByRole('link', { name: cartMessages.goToCart }).click()
    await expect(main(page).getByRole('link', { name: 'Checkout as guest' })).toBeVisible()
    await main(page).getByRole('link', { name: 'Sign In To Purchase' }).click()
    await customers.fillSignIn(page, await customers.aCustomer())
    await expect(page).toHaveURL(/\/checkout(\?step=choose-shipping-type)?$/)
    await expect(
      page.getByRole('heading', { name: checkoutMessages.shippingTypeTitle }),
    ).toBeVisible()
    await expect(main(page).getByRole('complementary')).toContainText(
      cartMessages.size({ size_name: 'M' }),
    )
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test(
    'a guest who adds a wish is asked to sign in, returns, and adds it',
    nightly,
    async ({ page }) => {
      await page.goto(shirtPage)
      await button(page, wish.add).click()
      await expect(main(page).getByText('Please sign in first to add wishlist')).toBeVisible()
      await customers.fillSignIn(page, await customers.aCustomer())
      await expect(page).toHaveURL(new RegExp(`${shirtPage}$`))
      await button(page, wish.add).click()
      await expect(page).toHaveURL(/\/account\/wishlist$/)
      await expect(main(page).getByText(added)).toBeVisible()
      await expect(items(page).getByRole('heading')).toHaveText([shirt.name])
      await page.reload()
      await expect(main(page).getByText(added)).toBeHidden()
      await button(page, wishlist.removeItem(shirt.name)).click()
      await expect(main(page).getByText(removed)).toBeVisible()
      await expect(page.getByText(wishlist.empty)).toBeVisible()
    },
  )

  test('a heart on a card works', nightly, async ({ page }) => {
    await page.goto(`/sign-in?next=${encodeURIComponent(shirtList)}`)
    await customers.fillSignIn(page, await customers.aCustomer())
    await heart(page).click()
    await expect(main(page).getByText(added)).toBeVisible()
    await expect(items(page).getByRole('heading')).toHaveText([shirt.name])
  })

  test('the cart offers both ways to the checkout', async ({ page }) => {
    await page.goto(shirtPage)
    await page.getByRole('radio', { name: 'M', exact: true }).check({ force: true })
    await button(page, productMessages.addToCart).click()
    for (const name of ['Sign In To Purchase', 'Checkout as guest']) {
      await expect(main(page).getByRole('link', { name })).toBeVisible()
    }
  })
})

test('hearts are 44 px in size, and no page is wider than 320 px', nightly, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await customers.signIn(page, await customers.aCustomer(), shirtList)
  const box = await heart(page).boundingBox()
  expect([box?.width, box?.height]).toEqual([44, 44])
  await heart(page).click()
  await expect(toast(page, added)).toBeVisible()
  await page.goto('/account/wishlist')
  await expect(items(page).getByRole('heading')).toHaveText([shirt.name])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})
