import type { Page } from '@playwright/test'
import { OtherTab } from '#e2e/support/addresses.ts'
import { expectAccessible } from '#e2e/support/axe.ts'
import * as forms from '#e2e/support/checkout-forms.ts'
import * as customers from '#e2e/support/customer.ts'
import { placeOrder } from '#e2e/support/customer-orders.ts'
import { mailedPath, placeGuestOrder } from '#e2e/support/guest-orders.ts'
import { customersPages, guests, shared } from '#e2e/support/page-addresses.ts'
import * as shopper from '#e2e/support/shopper.ts'
import { test } from '#e2e/support/test.ts'
import { withoutScripts } from '#e2e/support/without-scripts.ts'
import { checkoutMessages as checkout } from '#messages/checkout.ts'

const press = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name }).click()

test('axe finds nothing on any step of a delivery by forms', async ({ page }) => {
  test.setTimeout(300_000)
  await withoutScripts(page)
  await shopper.putIntoCart(page, 1035, 'M')
  await page.goto('/checkout/steps')
  await expectAccessible(page)
  await press(page, checkout.onlineDelivery)
  await press(page, checkout.continue)
  await expectAccessible(page)
  await forms.fillAddress(page)
  await press(page, checkout.continue)
  await expectAccessible(page)
  await shopper.firstShop(page).click()
  await expectAccessible(page)
  await press(page, checkout.continue)
  await press(page, checkout.goToPayment)
  await expectAccessible(page)
  await forms.review(page)
  await expectAccessible(page)
  await forms.agree(page)
  await expectAccessible(page)
})

test('axe finds nothing on any page of a guest without scripts', async ({ page }) => {
  test.setTimeout(300_000)
  await withoutScripts(page)
  await shopper.putIntoCart(page, 1035, 'M')
  const { number } = await placeGuestOrder()
  await page.goto(await mailedPath(number, 'order-received'))
  for (const path of Object.values({ ...shared, ...guests }).flat()) {
    await page.goto(path)
    await expectAccessible(page)
  }
})

test('axe finds nothing on any page of a customer without scripts', async ({ page }) => {
  test.setTimeout(300_000)
  await withoutScripts(page)
  const customer = await customers.aCustomer()
  const { id: order } = await placeOrder(customer)
  const address = await (await OtherTab.of(customer)).save('Office')
  await page.goto('/sign-in?next=/account')
  await customers.fillSignIn(page, customer)
  await page.waitForURL('/account')
  for (const path of Object.values(customersPages({ order, address })).flat()) {
    await page.goto(path)
    await expectAccessible(page)
  }
})
