import { expect, type Page, type Response } from '@playwright/test'
import { pressAt } from '#e2e/support/keyboard.ts'
import { anyWidth, nightly, nightlyAnyWidth, test } from '#e2e/support/test.ts'
import { cartMessages } from '#messages/cart.ts'
import { headerMessages } from '#messages/header.ts'
import { productMessages } from '#messages/product.ts'

const women = '/products?category_id=7'

/** Collects the page's requests from now on. */
function requestsOf(page: Page): string[] {
  const urls: string[] = []
  page.on('request', (request) => urls.push(request.url()))
  return urls
}

const isRoute = (url: string) => url.includes('_rsc=')
/** The last prefetch of a product: its page segment. */
const isPageAhead = (response: Response) =>
  isProduct(response.url()) &&
  (response.request().headers()['next-router-segment-prefetch'] ?? '').includes('__PAGE__')

const isProduct = (url: string) => isRoute(url) && url.includes('/product/')

test('a product hovered before the click opens without another request', async ({ page }) => {
  await page.goto(women)
  await page.waitForLoadState('networkidle')
  const card = page.getByRole('main').getByRole('heading', { level: 3 }).first()
  const name = await card.innerText()
  const ahead = page.waitForResponse(isPageAhead)
  await card.hover()
  await (await ahead).finished()
  const requests = requestsOf(page)
  await card.click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  expect(requests.filter(isProduct)).toEqual([])
})

test.describe('a pressed product', () => {
  const card = (page: Page) => page.locator('[data-product]').first()

  /** Opens a list whose product pages are held back until the returned function is called. */
  async function openListWithSlowProducts(page: Page): Promise<() => void> {
    let letPagesCome = () => {}
    const away = new Promise<void>((resolve) => {
      letPagesCome = resolve
    })
    await page.route('**/product/*', async (route) => {
      await away
      await route.continue()
    })
    await page.goto('/products?category_id=7')
    await expect(page.getByRole('link', { name: headerMessages.cart(0) })).toBeVisible()
    return letPagesCome
  }

  test('shows its picture and name while its page is loading', async ({ page }) => {
    const letPagesCome = await openListWithSlowProducts(page)
    const name = await card(page).getByRole('heading').innerText()
    await card(page).getByRole('heading').click()
    const heading = page.getByRole('heading', { level: 1, name })
    await expect(heading).toBeVisible()
    await expect(page).toHaveURL(/category_id=7$/)
    letPagesCome()
    await page.waitForURL(/\/product\//)
    await expect(heading).toHaveCount(1)
    await expect(
      page.getByRole('main').filter({ visible: true }).getByRole('heading', { level: 1 }),
    ).toHaveText(name)
  })

  test('does not cover the list again after Back', nightly, async ({ page }) => {
    const letPagesCome = await openListWithSlowProducts(page)
    letPagesCome()
    const name = await card(page).getByRole('heading').innerText()
    await card(page).getByRole('heading').click()
    await page.waitForURL(/\/product\//)
    await page.goBack()
    await expect(card(page).getByRole('heading', { name })).toBeInViewport()
    await expect(page.getByRole('heading', { level: 1, name })).toHaveCount(0)
  })

  test('in a new tab leaves the list as it is', nightlyAnyWidth, async ({ page, context }) => {
    await openListWithSlowProducts(page)
    const name = await card(page).getByRole('heading').innerText()
    const opened = context.waitForEvent('page')
    await card(page)
      .getByRole('heading')
      .click({ modifiers: ['ControlOrMeta'] })
    await (await opened).close()
    await expect(page.getByRole('heading', { level: 1, name })).toHaveCount(0)
  })
})

test('nothing is prefetched while the shopper points at nothing', anyWidth, async ({ page }) => {
  const requests = requestsOf(page)
  await page.goto(women)
  await page.waitForLoadState('networkidle')
  expect(requests.filter(isRoute)).toEqual([])
})

test('nothing is prefetched under Save-Data', nightlyAnyWidth, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  await page.goto(women)
  await page.waitForLoadState('networkidle')
  const requests = requestsOf(page)
  await page.getByRole('main').getByRole('heading', { level: 3 }).first().hover()
  // A prefetch would precede the loading of a later picture on the same page.
  await page.mouse.wheel(0, 1500)
  await expect(
    page.getByRole('contentinfo').or(page.locator('[data-page="2"]')).first(),
  ).toBeInViewport()
  expect(requests.filter(isRoute)).toEqual([])
})

test(
  'a shopper can go from home to the cart with the keyboard alone',
  nightly,
  async ({ page }) => {
    const main = page.getByRole('main')
    await page.goto('/')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await pressAt(page, main.getByRole('link', { name: 'Shop now' }).first())
    await expect(page).toHaveURL(/\/products/)
    await pressAt(page, main.getByRole('link', { name: /IDR/ }).first())
    await expect(page).toHaveURL(/\/product\/\d+/)
    await expect(page.getByRole('button', { name: productMessages.checkStock })).toBeVisible()
    await pressAt(page, main.getByRole('radio').first(), 'Space')
    await pressAt(page, main.getByRole('button', { name: productMessages.addToCart, exact: true }))
    const drawer = page.getByRole('dialog', { name: cartMessages.drawerTitle })
    await expect(drawer).toBeVisible()
    await pressAt(page, drawer.getByRole('link', { name: cartMessages.goToCart }))
    await expect(page.getByRole('heading', { name: cartMessages.title })).toBeVisible()
  },
)
