import { expect, type Page } from '@playwright/test'
import { OtherTab } from '#e2e/support/addresses.ts'
import { orderState } from '#e2e/support/backend.ts'
import * as forms from '#e2e/support/checkout-forms.ts'
import * as customers from '#e2e/support/customer.ts'
import * as shopper from '#e2e/support/shopper.ts'
import { test } from '#e2e/support/test.ts'
import { homeWith } from '#lib/session/session-ended.ts'
import { accountMessages } from '#messages/account.ts'
import { cartMessages } from '#messages/cart.ts'
import { checkoutMessages as checkout } from '#messages/checkout.ts'
import { ordersMessages } from '#messages/orders.ts'

test.use({ javaScriptEnabled: false })

const shirt = { id: 1035, size: 'M' }
const main = (page: Page) => page.getByRole('main')
const press = (page: Page, name: string) => main(page).getByRole('button', { name }).click()
const heading = (page: Page, name: string) => page.getByRole('heading', { name })

/** Signs in from the cart, which leads to the first checkout step. */
async function startSignedIn(page: Page, customer: customers.TestCustomer): Promise<void> {
  await shopper.putIntoCart(page, shirt.id, shirt.size)
  await page.goto('/cart')
  await main(page).getByRole('link', { name: cartMessages.signInToPurchase }).click()
  await customers.fillSignIn(page, customer)
  await expect(heading(page, checkout.shippingTypeTitle)).toBeVisible()
}

/** Goes from the summary to the paid order. */
async function payFromSummary(page: Page): Promise<string> {
  await expect(main(page).getByText(checkout.confirmationToCustomer)).toBeVisible()
  await press(page, checkout.goToPayment)
  await forms.agree(page)
  const billNo = await forms.pay(page)
  await shopper.decide(page, 'OVO', 'The payment succeeds')
  await expect(heading(page, 'Order Success')).toBeVisible()
  return billNo
}

test('without JavaScript a customer has a shirt sent to a saved address, and finds the order', async ({
  page,
}) => {
  const customer = await customers.aCustomer()
  await (await OtherTab.of(customer)).save('Office')
  await startSignedIn(page, customer)
  await press(page, checkout.onlineDelivery)
  await expect(page.getByRole('radio', { name: /Office/ })).toBeChecked()
  await press(page, checkout.continue)
  await shopper.firstShop(page).click()
  await press(page, checkout.continue)
  await expect(main(page).getByText('Jl. Cilandak 1')).toBeVisible()
  expect(await orderState(await payFromSummary(page))).toMatchObject({ trx_status: 'PAID' })
  await main(page).getByRole('link', { name: accountMessages.orders }).click()
  await expect(
    main(page).getByText(ordersMessages.statuses.ONLINE_DELIVERY.PAID.title),
  ).toBeVisible()
})

test('without JavaScript a customer picks up a shirt at a store, and pays', async ({ page }) => {
  await startSignedIn(page, await customers.aCustomer())
  await forms.choosePickup(page)
  expect(await orderState(await payFromSummary(page))).toMatchObject({ trx_status: 'PAID' })
})

test('without JavaScript notes for the shop survive the end of a session', async ({ page }) => {
  const customer = await customers.aCustomer()
  await startSignedIn(page, customer)
  await press(page, checkout.onlineDelivery)
  await expect(main(page).getByText(checkout.noAddresses)).toBeVisible()
  await main(page).getByRole('link', { name: checkout.stepNames['choose-shipping-type'] }).click()
  await forms.choosePickup(page)
  await page.getByLabel(checkout.orderNotes).fill('Ring twice')
  await press(page, checkout.goToPayment)
  await customers.endSessionsOf(customer)
  await press(page, checkout.goToPayment)
  await expect(page).toHaveURL(homeWith('session-ended'))
  await page.goto('/sign-in')
  await customers.fillSignIn(page, customer)
  await expect(page).toHaveURL(/\/checkout\/steps/)
  await expect(heading(page, checkout.summaryTitle)).toBeVisible()
  await expect(page.getByLabel(checkout.orderNotes)).toHaveValue('Ring twice')
})
