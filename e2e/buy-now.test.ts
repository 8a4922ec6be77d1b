import type { OrderLine } from '@etalase/contract/order-line.ts'
import { type BrowserContext, expect, type Page } from '@playwright/test'
import { expectAccessible } from '#e2e/support/axe.ts'
import * as forms from '#e2e/support/checkout-forms.ts'
import * as shopper from '#e2e/support/shopper.ts'
import { nightly, test } from '#e2e/support/test.ts'
import { checkoutMessages as checkout } from '#messages/checkout.ts'
import { paymentMessages as payment } from '#messages/payment.ts'
import { productMessages as product } from '#messages/product.ts'

const polo = { id: 1040, size: 'M' }
const shirt = { id: 1035, size: 'M' }

const main = (page: Page) => page.getByRole('main')

/** Chooses a size on a product page and buys it at once. */
async function buyNow(page: Page, { id, size }: typeof shirt): Promise<void> {
  await page.goto(`/product/${id}`)
  const button = page.getByRole('button', { name: product.buyNow, exact: true })
  await shopper.untilAnswering(button)
  await page.getByRole('radio', { name: size, exact: true }).check({ force: true })
  await button.click()
  await expect(page.getByRole('heading', { name: checkout.shippingTypeTitle })).toBeVisible()
}

/** Returns a browser's cart as products and quantities. */
async function cartOf({ request }: Page | BrowserContext) {
  const { data } = await (await request.get('/api/cart')).json()
  return data.cart.cart_items.map((line: { product_detail_id: number; qty: number }) => [
    line.product_detail_id,
    line.qty,
  ])
}

test('buying one product now survives a reload, Back and a failed payment, and leaves the cart unchanged', async ({
  page,
}) => {
  await shopper.addToCart(page, polo.id, polo.size)
  await buyNow(page, shirt)
  await shopper.chooseDelivery(page)
  await expectAccessible(page)
  await page.reload()
  await expect(page.getByRole('heading', { name: checkout.summaryTitle })).toBeVisible()
  await shopper.untilHydrated(page)
  await page.goBack()
  await expect(page.getByRole('heading', { name: checkout.methodTitle })).toBeVisible()
  await page.getByRole('button', { name: checkout.continue }).click()
  await expect(page).toHaveURL(/step=order-summary&buy=1035-M-1$/)
  const bill = await shopper.goToPayment(page)
  expect(await cartOf(page)).toEqual([[polo.id, 1]])

  await shopper.decide(page, 'OVO', 'The payment fails')
  await page.getByRole('button', { name: payment.tryAgain }).click()
  expect(await shopper.sandboxBill(page)).toBe(bill)
  await shopper.decide(page, 'OVO', 'The payment succeeds')
  await expect(page.getByRole('heading', { name: payment.outcomes.paid.title })).toBeVisible()
  expect(await cartOf(page)).toEqual([[polo.id, 1]])
})

test('two tabs buy two products, each the one in its summary', nightly, async ({ context }) => {
  const [first, second] = [await context.newPage(), await context.newPage()]
  await buyNow(first, shirt)
  await buyNow(second, polo)
  await shopper.choosePickup(first)
  await second.reload()
  for (const [page, id] of [
    [first, shirt.id],
    [second, polo.id],
  ] as const)
    await expect(page).toHaveURL(new RegExp(`buy=${id}-M-1$`))
  const bill = await shopper.goToPayment(first)
  const { data } = await (await first.request.get(`/api/order-payment?trx_ref=${bill}`)).json()
  const ordered = data.sales_trx_details.map((one: OrderLine) => [one.product_detail.id, one.qty])
  expect(ordered).toEqual([[shirt.id, 1]])
})

test(
  'buying now requires a size, and the checkout reports an unavailable product',
  nightly,
  async ({ page }) => {
    await page.goto(`/product/${shirt.id}`)
    const button = page.getByRole('button', { name: product.buyNow, exact: true })
    await shopper.untilAnswering(button)
    await button.click()
    await expect(main(page).getByText(product.chooseSize)).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`/product/${shirt.id}$`))
    await page.goto(`/checkout?buy=${shirt.id}-M-900`)
    await expect(main(page).getByRole('link', { name: checkout.backToProduct })).toBeVisible()
    await expectAccessible(page)
  },
)

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test(
    'a product is bought through forms, and the cart stays unchanged',
    nightly,
    async ({ page }) => {
      await forms.startWithout(page, polo.id, polo.size)
      await page.goto(`/product/${shirt.id}`)
      await page.getByRole('radio', { name: shirt.size, exact: true }).check({ force: true })
      await page.getByRole('button', { name: product.buyNow, exact: true }).click()
      await expect(page.getByRole('heading', { name: checkout.shippingTypeTitle })).toBeVisible()
      await forms.choosePickup(page)
      await expect(page).toHaveURL(/buy=1035-M-1$/)
      await forms.review(page)
      await forms.agree(page)
      await forms.pay(page)
      expect(await cartOf(page)).toEqual([[polo.id, 1]])
    },
  )
})
