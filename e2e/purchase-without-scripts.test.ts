import { orderNumber } from '@etalase/contract/rules/codes.ts'
import { expect, type Page } from '@playwright/test'
import { awaitMail, orderState } from '#e2e/support/backend.ts'
import * as forms from '#e2e/support/checkout-forms.ts'
import * as shopper from '#e2e/support/shopper.ts'
import { nightly, test } from '#e2e/support/test.ts'
import { addressMessages as address } from '#messages/address.ts'
import { checkoutMessages as checkout } from '#messages/checkout.ts'

test.use({ javaScriptEnabled: false })

const shirt = { id: 1035, size: 'M' }
const main = (page: Page) => page.getByRole('main')
const press = (page: Page, name: string) => main(page).getByRole('button', { name }).click()

test('without JavaScript a guest has a shirt delivered, pays, and gets a mail', async ({
  page,
}) => {
  await forms.startWithout(page, shirt.id, shirt.size)
  await forms.chooseDelivery(page)
  await expect(main(page).getByText('Jl. Kemang Raya 12')).toBeVisible()
  await forms.review(page)
  await expect(main(page).getByText('sari@example.com')).toBeVisible()
  await forms.agree(page)
  const billNo = await forms.pay(page)
  await shopper.decide(page, 'OVO', 'The payment succeeds')
  await expect(page.getByRole('heading', { name: 'Order Success' })).toBeVisible()
  expect(await orderState(billNo)).toMatchObject({ trx_status: 'PAID' })
  expect(await awaitMail(orderNumber(billNo), 'order-paid')).toContain('To: sari@example.com')
})

test(
  'without JavaScript a guest picks up a shirt at a store, and pays',
  nightly,
  async ({ page }) => {
    await forms.startWithout(page, shirt.id, 'L')
    await forms.choosePickup(page)
    await forms.review(page)
    await forms.agree(page)
    const billNo = await forms.pay(page)
    await shopper.decide(page, 'OVO', 'The payment succeeds')
    await expect(page.getByRole('heading', { name: 'Order Success' })).toBeVisible()
    expect(await orderState(billNo)).toMatchObject({ trx_status: 'PAID' })
  },
)

test(
  'without JavaScript address errors are shown at their fields, and the entered values stay',
  nightly,
  async ({ page }) => {
    await forms.startWithout(page, shirt.id, 'S')
    await press(page, checkout.onlineDelivery)
    await page.getByLabel(address.recipientName).fill('Sari Dewi')
    await page.getByLabel(address.recipientPhone).fill('12')
    await press(page, checkout.continue)
    await expect(main(page).getByText(address.problems.recipientPhoneInvalid)).toBeVisible()
    await expect(main(page).getByText(address.problems.streetRequired)).toBeVisible()
    await expect(main(page).getByText(address.problems.provinceRequired)).toBeVisible()
    await expect(page.getByLabel(address.recipientName)).toHaveValue('Sari Dewi')
    await expect(page.getByLabel(address.recipientPhone)).toHaveValue('12')
  },
)

test(
  'without JavaScript Back or reopening the checkout shows the pending order, not a second one',
  nightly,
  async ({ page }) => {
    await forms.startWithout(page, shirt.id, 'XL')
    await forms.choosePickup(page)
    await forms.review(page, 'again@example.com')
    await forms.agree(page)
    const number =
      (await main(page)
        .getByText(/^Order number/)
        .textContent()) ?? ''
    await page.goBack()
    await expect(main(page).getByText(number)).toBeVisible()
    await page.goto('/checkout')
    await expect(main(page).getByText(number)).toBeVisible()
  },
)

test(
  'without JavaScript an order without an e-mail address is refused',
  nightly,
  async ({ page }) => {
    await forms.startWithout(page, shirt.id, 'M')
    await forms.choosePickup(page)
    await page.getByLabel(checkout.orderNotes).fill('Ring twice')
    await press(page, checkout.goToPayment)
    await expect(main(page).getByText(checkout.emailRequired)).toBeVisible()
    await expect(page.getByLabel(checkout.orderNotes)).toHaveValue('Ring twice')
    await expect(page.getByRole('heading', { name: checkout.summaryTitle })).toBeVisible()
  },
)

test(
  'without JavaScript an unknown promo code is refused at its field',
  nightly,
  async ({ page }) => {
    await forms.startWithout(page, shirt.id, 'M')
    await forms.choosePickup(page)
    await page.getByRole('textbox', { name: checkout.promoCode }).fill('NOSUCHCODE')
    await press(page, checkout.applyPromo)
    await expect(page.getByRole('textbox', { name: checkout.promoCode })).toHaveValue('NOSUCHCODE')
    await expect(page.getByRole('textbox', { name: checkout.promoCode })).toHaveAttribute(
      'aria-invalid',
      'true',
    )
  },
)

test('without JavaScript leaving an order requires a confirmation', nightly, async ({ page }) => {
  await forms.startWithout(page, shirt.id, 'M')
  await forms.choosePickup(page)
  await forms.review(page, 'leave@example.com')
  await forms.agree(page)
  await main(page).getByRole('link', { name: checkout.newOrder }).click()
  await expect(page.getByRole('heading', { name: checkout.confirmNewOrder })).toBeVisible()
  await main(page).getByRole('link', { name: checkout.keepOrder }).click()
  await expect(page.getByRole('heading', { name: checkout.pendingPlaced.title })).toBeVisible()
  await main(page).getByRole('link', { name: checkout.newOrder }).click()
  await press(page, checkout.yesNewOrder)
  await expect(main(page).getByText(checkout.emptyCart)).toBeVisible()
})
