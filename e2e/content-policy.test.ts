import { expect, type Page } from '@playwright/test'
import * as customers from '#e2e/support/customer.ts'
import * as orders from '#e2e/support/customer-orders.ts'
import { addressesOf, apart, customersPages, guests, shared } from '#e2e/support/page-addresses.ts'
import { watchPolicy } from '#e2e/support/policy-watch.ts'
import * as shopper from '#e2e/support/shopper.ts'
import { nightly, nightlyBut, test } from '#e2e/support/test.ts'
import { findRoute } from '#lib/config/routes.ts'
import { authMessages } from '#messages/auth.ts'
import { headerMessages } from '#messages/header.ts'
import { listMessages } from '#messages/list.ts'
import { productMessages } from '#messages/product.ts'
import { wishMessages } from '#messages/wish.ts'

const unknownBill = '0'.repeat(32)

/** Pages for everyone, and for a guest without data. */
const guestPaths = [
  ...addressesOf(shared, guests),
  '/checkout',
  `/payment/response?bill_no=${unknownBill}&status=3`,
  '/products?category_id=999',
  '/product/999999',
  '/no-such-page',
]

/** Returns the pages of a customer with an order. */
const customerPaths = (order: number) => [
  ...addressesOf(customersPages({ order, address: 1 }), apart({ order })),
  '/account/orders/2147483647',
  '/cart',
  '/checkout',
  '/checkout/steps',
]

let stopped: string[]
test.beforeEach(async ({ context }) => {
  stopped = await watchPolicy(context)
})

/** Opens a page and waits until its scripts, if any, have hydrated it. */
async function start(page: Page, path: string): Promise<void> {
  const response = await page.goto(path)
  const policy = response?.headers()['content-security-policy'] ?? ''
  expect(policy.replace(/style-src [^;]*/, ''), path).not.toContain('unsafe')
  if (findRoute(new URL(page.url()).pathname)?.withoutScripts) {
    expect(policy, path).toContain("script-src 'none'")
    await expect(page.locator('script:not([type="application/ld+json"])')).toHaveCount(0)
    return
  }
  expect(policy, path).toMatch(/script-src 'self' '(sha256|nonce)-[\w+/=]+'/)
  await page.waitForFunction(() => Object(window).next?.router)
}

test(
  'every shared page starts under a policy without inline scripts',
  nightly,
  async ({ page }) => {
    test.setTimeout(180_000)
    for (const path of guestPaths) await start(page, path)
    expect(stopped).toEqual([])
  },
)

test(
  'every customer page starts under a policy without inline scripts',
  nightly,
  async ({ page }) => {
    test.setTimeout(180_000)
    const customer = await customers.aCustomer()
    const order = await orders.placeOrder(customer, { isPickup: true })
    await customers.signIn(page, customer)
    for (const path of customerPaths(order.id)) await start(page, path)
    expect(stopped).toEqual([])
  },
)

test(
  'the policy blocks nothing while a guest shops up to the payment',
  nightly,
  async ({ page }) => {
    await start(page, '/')
    await shopper.open(page, headerMessages.menu)
    await page.keyboard.press('Escape')
    await shopper.open(page, headerMessages.openSearch)
    await shopper.searchField(page).fill('batik')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('batik')
    await page
      .getByRole('navigation', { name: listMessages.filter })
      .getByRole('link', { name: 'MEN', exact: true })
      .click()
    await expect(page).toHaveURL(/category_id=6/)

    await start(page, '/product/1001')
    await page.getByRole('link', { name: productMessages.zoomPicture(1, 3) }).click()
    const picture = page.getByRole('dialog').getByRole('button', {
      name: new RegExp(`^${productMessages.zoomIn}:`),
    })
    await picture.click()
    await expect(picture).toBeHidden()
    await page.keyboard.press('Escape')
    await page.locator('summary').filter({ hasText: productMessages.sizeChart }).click()
    await page.getByRole('radio', { name: 'M', exact: true }).check({ force: true })
    await page.getByRole('button', { name: productMessages.checkStock }).click()
    await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible()

    await shopper.addToCart(page, 1035, 'M')
    await shopper.goToCheckout(page)
    await shopper.chooseDelivery(page)
    await shopper.goToPayment(page)
    await shopper.decide(page, 'OVO', 'The payment succeeds')
    await expect(page.getByRole('heading', { name: 'Order Success' })).toBeVisible()
    expect(stopped).toEqual([])
  },
)

test('the policy blocks nothing while a customer uses forms, toasts and the heart', async ({
  page,
}) => {
  await start(page, '/sign-in')
  await page
    .getByRole('main')
    .getByRole('button', { name: authMessages.signIn, exact: true })
    .click()
  await expect(page.getByText(/Please enter your email/).first()).toBeVisible()
  await customers.signIn(page, await customers.aCustomer())
  await start(page, '/product/1001')
  const heart = page.getByRole('main').getByRole('button', { name: wishMessages.add, exact: true })
  await shopper.untilAnswering(heart)
  await heart.click()
  await expect(
    page.getByRole('listitem').filter({ hasText: 'Item Added to Wishlist' }),
  ).toBeVisible()
  await start(page, '/account/shipping-address/new')
  await shopper.fillAddress(page)
  await start(page, '/stores')
  await page.getByRole('main').getByRole('searchbox').fill('Bandung')
  expect(stopped).toEqual([])
})

test('client-side navigation to pages with another policy loads their scripts', async ({
  page,
}) => {
  for (const [from, to] of [
    ['/faq', '/cart'],
    ['/cart', '/stores'],
    ['/sign-in', '/product/1001'],
  ] as const) {
    await start(page, from)
    await page.evaluate((path) => Object(window).next.router.push(path), to)
    await expect(page).toHaveURL(new RegExp(`${to}$`))
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  }
  expect(stopped).toEqual([])
})

for (const path of ['/product/1001', '/cart']) {
  test.describe(`content injected into ${path}`, nightlyBut(path === '/product/1001'), () => {
    test('as a script in its HTML does not run, while the shop does', async ({ page }) => {
      await page.route(path, async (route) => {
        const response = await route.fetch()
        const html = (await response.text()).replace(
          '<main',
          '<script>window.stolen = 1</script><img src="/none" onerror="window.stolen = 2"><script src="https://evil.example/x.js"></script><base href="https://evil.example/"><main',
        )
        await route.fulfill({ response, body: html })
      })
      await page.goto(path)
      await page.waitForFunction(() => Object(window).next?.router)
      await expect.poll(() => stopped.join('\n')).toMatch(/script-src-elem inline/)
      await expect.poll(() => stopped.join('\n')).toMatch(/script-src-attr inline/)
      await expect.poll(() => stopped.join('\n')).toMatch(/evil\.example\/x\.js/)
      await expect.poll(() => stopped.join('\n')).toMatch(/base-uri/)
      expect(await page.evaluate(() => Object(window).stolen)).toBeUndefined()
    })

    test('as HTML into the open page does not run, nor submit a form elsewhere', async ({
      page,
    }) => {
      await start(page, path)
      await page.evaluate(() => {
        document.body.insertAdjacentHTML(
          'beforeend',
          '<img src="/none" onerror="window.stolen = 1"><form action="https://evil.example/" method="post"></form>',
        )
        document.querySelector<HTMLFormElement>('form[action^="https://evil"]')?.submit()
      })
      await expect.poll(() => stopped.join('\n')).toMatch(/script-src-attr inline/)
      await expect.poll(() => stopped.join('\n')).toMatch(/form-action/)
      expect(await page.evaluate(() => Object(window).stolen)).toBeUndefined()
      expect(await page.evaluate(() => location.pathname)).toBe(path)
    })
  })
}
