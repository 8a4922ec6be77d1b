import { expect, type Page } from '@playwright/test'
import { e2e } from '#e2e/settings.ts'
import { expectAccessible } from '#e2e/support/axe.ts'
import { ShopWithChanges } from '#e2e/support/changes.ts'
import * as customers from '#e2e/support/customer.ts'
import { payOrder, placeOrder } from '#e2e/support/customer-orders.ts'
import { pageOf } from '#e2e/support/order-pages.ts'
import { untilUp } from '#e2e/support/proxied-shop.ts'
import { anyWidth, nightlyAnyWidth, test } from '#e2e/support/test.ts'
import { accountMessages as account } from '#messages/account.ts'
import { ordersMessages as orders } from '#messages/orders.ts'

const { PICKUP_ON_STORE: pickup } = orders.statuses

const showsVoucher = async (page: Page, code: string) => {
  await expect(page.getByText(code, { exact: true })).toBeVisible()
  await expect(page.getByRole('img', { name: orders.qr(code) })).toBeVisible()
}

/** Opens the voucher of a paid order. Returns its code and address, and the order. */
async function openVoucher(page: Page, origin = e2e.shopUrl) {
  const customer = await customers.aCustomer()
  const order = await placeOrder(customer, { isPickup: true })
  await payOrder(order)
  await customers.signIn(page, customer)
  await page.goto(origin + pageOf(order))
  const code = await page
    .getByRole('main')
    .getByText(/^[A-Z2-9]{6}$/)
    .innerText()
  await page.getByRole('main').getByRole('link', { name: orders.printCode }).click()
  await showsVoucher(page, code)
  return { code, order, voucher: `${origin}${pageOf(order)}/pickup` }
}

test(
  'a voucher opened once also opens offline, in a new tab and by Back',
  anyWidth,
  async ({ page, context }) => {
    const { code, order, voucher } = await openVoucher(page)
    await expectAccessible(page)
    await page.goto('/faq')
    await context.setOffline(true)
    const tab = await context.newPage()
    await tab.goto(voucher)
    await showsVoucher(tab, code)
    await expect(tab.getByRole('main')).toContainText(order.showroom?.showroom_name ?? 'a store')
    await page.goBack()
    await showsVoucher(page, code)
    await context.setOffline(false)
  },
)

test('a saved voucher is a file that opens offline', nightlyAnyWidth, async ({ page, context }) => {
  const { code } = await openVoucher(page)
  const saved = page.waitForEvent('download')
  await page.getByRole('link', { name: orders.saveVoucher }).click()
  const path = `/tmp/pickup-voucher-${process.pid}.html`
  await (await saved).saveAs(path)
  await context.setOffline(true)
  const tab = await context.newPage()
  await tab.goto(`file://${path}`)
  await showsVoucher(tab, code)
  await expect(tab.getByRole('link')).toHaveCount(0)
  await context.setOffline(false)
})

test.describe('after its order changes', () => {
  let shop: ShopWithChanges
  test.beforeAll(async ({ request }) => {
    shop = await ShopWithChanges.open()
    await untilUp(request, `${shop.url}/brand/logo.svg`)
  })
  test.beforeEach(() => {
    shop.renamed.clear()
  })
  test.afterAll(() => shop.stop())

  test(
    'a stored voucher says that the order is ready, at its next opening online',
    nightlyAnyWidth,
    async ({ page, context }) => {
      const { code, voucher } = await openVoucher(page, shop.url)
      await expect(page.getByText(orders.notReadyYet)).toBeVisible()
      shop.renamed.set('"trx_status":"PAID"', '"trx_status":"READY_FOR_PICKUP"')
      const tab = await context.newPage()
      await tab.goto(voucher)
      await expect(tab.getByText(orders.notReadyYet)).toHaveCount(0)
      await showsVoucher(tab, code)
    },
  )

  test(
    'a stored voucher leads to the order once that is picked up, and is deleted',
    nightlyAnyWidth,
    async ({ page, context }) => {
      const { voucher } = await openVoucher(page, shop.url)
      shop.renamed.set('"trx_status":"PAID"', '"trx_status":"COMPLETED"')
      const tab = await context.newPage()
      await tab.goto(voucher)
      await expect(tab.getByRole('heading', { name: pickup.COMPLETED.title })).toBeVisible()
      await context.setOffline(true)
      await expect(tab.goto(voucher)).rejects.toThrow('ERR_INTERNET_DISCONNECTED')
      await context.setOffline(false)
    },
  )
})

test(
  'signing out deletes the voucher, also offline',
  nightlyAnyWidth,
  async ({ page, context }) => {
    const { voucher } = await openVoucher(page)
    await page.goto('/account/sign-out')
    // A call in flight when the session ends would get 401, and lead to the home page instead.
    await page.waitForLoadState('networkidle')
    await page.getByRole('main').getByRole('button', { name: account.signOut }).click()
    await expect(page).toHaveURL(/\/sign-in/)
    await context.setOffline(true)
    const tab = await context.newPage()
    await expect(tab.goto(voucher)).rejects.toThrow('ERR_INTERNET_DISCONNECTED')
    await context.setOffline(false)
    await tab.goto(voucher)
    await expect(tab).toHaveURL(/\/sign-in/)
  },
)

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test(
    'the voucher shows the code, without buttons that need scripts',
    nightlyAnyWidth,
    async ({ page }) => {
      const { code } = await openVoucher(page)
      await showsVoucher(page, code)
      await expect(page.getByRole('button')).toHaveCount(0)
      await expect(page.getByRole('link', { name: orders.backToOrder })).toBeVisible()
    },
  )
})

test(
  'at 320 px the voucher is complete, and its print has no navigation',
  nightlyAnyWidth,
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    const { code } = await openVoucher(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    await page.emulateMedia({ media: 'print' })
    await showsVoucher(page, code)
    await expect(page.getByRole('navigation')).toBeHidden()
  },
)
