import { rupiah } from '@etalase/contract/rules/money.ts'
import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '#e2e/support/axe.ts'
import { shopsWith } from '#e2e/support/backend.ts'
import * as forms from '#e2e/support/checkout-forms.ts'
import { scarceProduct } from '#e2e/support/scarce-product.ts'
import * as shopper from '#e2e/support/shopper.ts'
import { nightly, test } from '#e2e/support/test.ts'
import { formatRupiah, formatWibDeadline } from '#lib/messages/formats.ts'
import { cartMessages as cart } from '#messages/cart.ts'
import { checkoutMessages as checkout } from '#messages/checkout.ts'
import { paymentMessages as payment } from '#messages/payment.ts'
import { productMessages as product } from '#messages/product.ts'

const shirt = { id: 1035, size: 'M' }
const main = (page: Page) => page.getByRole('main')

test(
  'the drawer shows the amount missing for free delivery, and when it is reached',
  nightly,
  async ({ page }) => {
    let from = 9_000_000
    await page.route('**/api/cart', async (route) => {
      const response = await route.fetch()
      const { data } = await response.json()
      Object(data.cart).free_shipping_from = from
      await route.fulfill({ response, json: { data } })
    })
    await shopper.addToCart(page, shirt.id, shirt.size)
    const drawer = page.getByRole('dialog', { name: cart.drawerTitle })
    const bar = drawer.getByRole('progressbar', {
      name: cart.freeShipping(formatRupiah(rupiah(from))),
    })
    await expect(bar).toBeVisible()
    await expectAccessible(page, 'dialog[open]')
    from = 1_000
    await page.reload()
    await page
      .getByRole('link', { name: /cart|keranjang|panier/i })
      .first()
      .click()
    await expect(page.getByText(cart.hasFreeShipping)).toBeVisible()
  },
)

test(
  'a chosen size shows how many pieces are left when they are few, and never too many',
  nightly,
  async ({ page }) => {
    const { id, sizes } = await scarceProduct()
    const low = sizes.find(({ stock_low }) => stock_low)
    expect(low).toBeDefined()
    if (!low?.stock_low) return
    expect(await shopsWith(id, low.size_code, low.stock_low)).not.toEqual([])
    expect(await shopsWith(id, low.size_code, low.stock_low + 1)).toEqual([])
    await page.goto(`/product/${id}`)
    await shopper.untilAnswering(page.getByRole('button', { name: product.addToCart, exact: true }))
    const size = page.getByRole('radio', { name: low.size_name, exact: true })
    await size.check({ force: true })
    const words = page.getByText(product.fewLeft(low.stock_low, low.size_name))
    // Visible beside the size, without further scrolling.
    await size.scrollIntoViewIfNeeded()
    await expect(words).toBeInViewport({ ratio: 1 })
    await expectAccessible(page)

    // The size is back in stock: another visit to the same, stale page does not call it low.
    await page.route('**/api/product?*', async (route) => {
      const response = await route.fetch()
      const { data } = await response.json()
      for (const one of data.product.sizes) delete one.stock_low
      await route.fulfill({ response, json: { data } })
    })
    const asked = page.waitForResponse('**/api/product?*')
    await page.reload()
    await shopper.untilAnswering(page.getByRole('button', { name: product.addToCart, exact: true }))
    await size.check({ force: true })
    await asked
    await expect(page.getByText(product.fewLeft(low.stock_low, low.size_name))).toBeHidden()
  },
)

test(
  "a sale with an end shows its date and the time left by the server's clock",
  nightly,
  async ({ page }) => {
    const { id, sale_ends_at } = await scarceProduct()
    const end = formatWibDeadline(sale_ends_at ?? '')
    // A device clock that is a year ahead: by that clock the sale would be over.
    await page.addInitScript(() => {
      const now = Date.now
      Date.now = () => now() + 365 * 24 * 3_600_000
    })
    await page.goto(`/product/${id}`)
    await expect(
      main(page).getByText(
        `${product.saleEnds(end)} (${product.saleLeft({ hours: 7 * 24, minutes: 0 })})`,
      ),
    ).toBeVisible()
    await expectAccessible(page)
  },
)

test('a voucher offered in the summary is applied with one press', nightly, async ({ page }) => {
  await shopper.addToCart(page, shirt.id, shirt.size)
  await shopper.goToCheckout(page)
  await shopper.chooseDelivery(page)
  const offers = page.getByRole('region', { name: checkout.offers })
  await expect(offers.getByRole('listitem').first()).toContainText('HALO10')
  await expectAccessible(page)
  await offers.getByRole('button', { name: checkout.takeOfferOf('HALO10') }).click()
  await expect(page.getByText(checkout.discountBy('HALO10'))).toBeVisible()
  await expect(offers).toBeHidden()
  await shopper.goToPayment(page)
})

test(
  'a QRIS code is shown on the page, which turns to paid by itself',
  nightly,
  async ({ page, context }) => {
    await shopper.putIntoCart(page, shirt.id, shirt.size)
    await page.goto('/checkout')
    await shopper.choosePickup(page)
    await shopper.goToPayment(page)
    await shopper.decide(page, 'QRIS', 'A payment number is issued, to be paid later')
    const wallet = await context.newPage()
    const [back] = await Promise.all([
      page.getByRole('link', { name: 'Return to the shop' }).getAttribute('href'),
      page.getByRole('button', { name: /^Pay / }).waitFor(),
    ])
    await wallet.goto(back ?? '')
    await expect(
      wallet.getByRole('heading', { name: payment.outcomes.waiting.title }),
    ).toBeVisible()
    const code = wallet.getByRole('img', { name: /QR/ })
    await expect(code).toBeVisible()
    const src = (await code.getAttribute('src')) ?? ''
    // The browsers of these tests load no pictures.
    const drawn = await wallet.request.get(src)
    expect([drawn.status(), drawn.headers()['content-type']]).toEqual([200, 'image/svg+xml'])
    await expectAccessible(wallet)
    const stranger = await fetch(new URL(src, wallet.url()))
    expect(stranger.status).toBe(404)

    await page.getByRole('button', { name: /^Pay / }).click()
    await wallet.bringToFront()
    await expect(wallet.getByRole('heading', { name: payment.outcomes.paid.title })).toBeVisible()
  },
)

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test(
    'a sale shows its date, a voucher is a form, and a link checks the QR payment',
    nightly,
    async ({ page }) => {
      const { id, sale_ends_at } = await scarceProduct()
      await page.goto(`/product/${id}`)
      const end = formatWibDeadline(sale_ends_at ?? '')
      await expect(main(page).getByText(product.saleEnds(end))).toBeVisible()

      await forms.startWithout(page, shirt.id, shirt.size)
      await forms.choosePickup(page)
      await page.getByRole('button', { name: checkout.takeOfferOf('HALO10') }).click()
      await expect(page.getByText(checkout.discountBy('HALO10'))).toBeVisible()
      await forms.review(page)
      await forms.agree(page)
      await forms.pay(page)
      await shopper.decide(page, 'QRIS', 'A payment number is issued, to be paid later')
      await page.getByRole('link', { name: 'Return to the shop' }).click()
      await expect(page.getByRole('img', { name: /QR/ })).toBeVisible()
      await page.getByRole('link', { name: payment.checkAgain }).click()
      await expect(page.getByRole('img', { name: /QR/ })).toBeVisible()
    },
  )
})
