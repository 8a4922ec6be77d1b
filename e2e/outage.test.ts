import { expect } from '@playwright/test'
import { ShopWithOutage } from '#e2e/support/outage.ts'
import { untilUp } from '#e2e/support/proxied-shop.ts'
import { nightly, test } from '#e2e/support/test.ts'
import { cartMessages } from '#messages/cart.ts'
import { checkoutMessages } from '#messages/checkout.ts'
import { errorsMessages } from '#messages/errors.ts'
import { listMessages } from '#messages/list.ts'
import { productMessages } from '#messages/product.ts'

let shop: ShopWithOutage

test.beforeAll(async ({ request }) => {
  shop = await ShopWithOutage.open()
  await untilUp(request, `${shop.url}/brand/logo.svg`)
})

test.afterAll(() => shop.stop())

test(
  'a search during an outage reports it, and Retry works once the backend is back',
  nightly,
  async ({ page }) => {
    shop.isDown = true
    await page.goto(`${shop.url}/products?search=kemeja`)
    await expect(page.getByRole('heading', { name: 'Fail to retrieve products.' })).toBeVisible()
    shop.isDown = false
    await page.getByRole('link', { name: errorsMessages.retry }).click()
    await expect(page.getByText(/^Found \d+ Items/)).toBeVisible()
  },
)

test('a page that cannot be rendered says so, and appears by itself once the backend is back', async ({
  page,
}) => {
  shop.isDown = true
  await page.goto(`${shop.url}/product/1077`)
  await expect(page.getByRole('heading', { name: productMessages.failed })).toBeVisible()
  shop.isDown = false
  await expect(
    page.getByRole('button', { name: productMessages.addToCart, exact: true }),
  ).toBeVisible({
    timeout: 30_000,
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  for (const [path, title] of [
    ['/product/1076', productMessages.failed],
    ['/products?category_id=7&page=3', listMessages.failed],
    ['/products?search=batik', listMessages.failed],
  ] as const) {
    test(
      `the first visit to ${path} during an outage answers 503, and Retry works afterwards`,
      nightly,
      async ({ page }) => {
        shop.isDown = true
        const response = await page.goto(shop.url + path)
        expect([response?.status(), response?.headers()['cache-control']]).toEqual([
          503,
          'no-store',
        ])
        expect(Number(response?.headers()['retry-after'])).toBeGreaterThan(0)
        await expect(page.getByRole('heading', { name: title })).toBeVisible()
        await expect(page).toHaveTitle(new RegExp(`^${title}`))
        await expect(page.getByRole('main').getByRole('searchbox')).toBeVisible()
        shop.isDown = false
        await page.getByRole('link', { name: errorsMessages.retry }).click()
        await expect(page).toHaveURL(shop.url + path)
        await expect(page.getByRole('heading', { name: title })).toHaveCount(0)
      },
    )
  }
})

test('pages rendered before are served during an outage', async ({ request }) => {
  shop.isDown = true
  for (const path of ['/', '/products?category_id=7', '/product/1077']) {
    expect((await request.get(shop.url + path)).status()).toBe(200)
  }
})

test('adding to the cart during an outage reports it and keeps the choice', async ({ page }) => {
  shop.isDown = false
  await page.goto(`${shop.url}/product/1078`)
  await page.getByRole('radio', { name: 'M', exact: true }).check({ force: true })
  shop.isDown = true
  const add = page.getByRole('button', { name: productMessages.addToCart, exact: true })
  await add.click()
  await expect(page.getByText('Connection failed, please try again')).toBeVisible()
  await expect(page.getByRole('radio', { name: 'M', exact: true })).toBeChecked()
  shop.isDown = false
  await add.click()
  await expect(page.getByRole('dialog', { name: cartMessages.drawerTitle })).toBeVisible()
})

test('the checkout reports that availability failed, and Retry continues', async ({ page }) => {
  shop.isDown = false
  await page.goto(`${shop.url}/product/1078`)
  await page.getByRole('radio', { name: 'M', exact: true }).check({ force: true })
  await page.getByRole('button', { name: productMessages.addToCart, exact: true }).click()
  await expect(page.getByRole('dialog', { name: cartMessages.drawerTitle })).toBeVisible()
  shop.isDown = true
  await page.goto(`${shop.url}/checkout`)
  const failed = page.getByText('Fail to load your items availability..')
  await expect(failed).toBeVisible()
  shop.isDown = false
  await page.getByRole('button', { name: checkoutMessages.retry }).click()
  await expect(page.getByRole('button', { name: checkoutMessages.onlineDelivery })).toBeVisible()
})
