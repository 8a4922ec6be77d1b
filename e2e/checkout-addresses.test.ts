import { expect, type Page } from '@playwright/test'
import { OtherTab } from '#e2e/support/addresses.ts'
import { expectAccessible } from '#e2e/support/axe.ts'
import * as customers from '#e2e/support/customer.ts'
import { ordersOf } from '#e2e/support/saved-address.ts'
import * as shopper from '#e2e/support/shopper.ts'
import { nightly, test } from '#e2e/support/test.ts'
import { addressMessages as address } from '#messages/address.ts'
import { checkoutMessages as checkout } from '#messages/checkout.ts'

const shirt = { id: 1039, size: 'M' }

const main = (page: Page) => page.getByRole('main')
const field = (page: Page, label: string) => main(page).getByLabel(label, { exact: true })
const press = (page: Page, name: string | RegExp) =>
  main(page).getByRole('button', { name }).click()
const choice = (page: Page, name: RegExp) => main(page).getByRole('radio', { name })
const toast = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text })

/** Takes a new customer with saved addresses under these labels to the address step. */
async function toAddressStep(page: Page, ...labels: string[]) {
  const customer = await customers.aCustomer()
  const tab = await OtherTab.of(customer)
  for (const label of labels) await tab.save(label)
  await shopper.putIntoCart(page, shirt.id, shirt.size)
  await customers.signIn(page, customer, '/checkout')
  await press(page, checkout.onlineDelivery)
  await expect(page.getByRole('heading', { name: checkout.addressTitle })).toBeVisible()
  return { customer, tab }
}

async function fillIn(page: Page): Promise<void> {
  await field(page, address.label).fill('Mum')
  await shopper.fillAddress(page)
  await field(page, address.zip).fill('12730')
}

/** Goes from the chosen address to the payment sandbox, as a customer. */
async function payFromHere(page: Page): Promise<string> {
  await press(page, checkout.continue)
  await expect(page.getByRole('heading', { name: checkout.hubTitle })).toBeVisible()
  await shopper.pressFirstShop(page)
  await choice(page, /Regular/).check()
  await press(page, checkout.continue)
  await press(page, checkout.goToPayment)
  await shopper.agreeToPay(page)
  return shopper.sandboxBill(page)
}

test('a customer without an address adds one during the checkout, and pays', async ({ page }) => {
  const { customer, tab } = await toAddressStep(page)
  await expect(page.getByText(checkout.noAddresses)).toBeVisible()
  await fillIn(page)
  await expectAccessible(page)
  await press(page, address.save)
  await expect(toast(page, 'Your address has been added.')).toBeVisible()
  await expect(choice(page, /^Mum/)).toBeChecked()
  await expect(choice(page, /^Mum/)).toBeFocused()
  await expect(page).toHaveURL(/\/checkout\?step=choose-address$/)
  expect(await tab.list()).toMatchObject([{ label: 'Mum', is_primary: 1 }])
  const billNo = await payFromHere(page)
  await shopper.decide(page, 'OVO', 'The payment succeeds')
  await expect(page.getByRole('heading', { name: 'Order Success' })).toBeVisible()
  expect(await ordersOf(customer)).toMatchObject([
    { trx_ref: billNo, trx_status: 'PAID', address_street: 'Jl. Kemang Raya 12' },
  ])
})

test(
  'an address that could not be saved keeps the entered values, and fits the window',
  nightly,
  async ({ page }) => {
    const { tab } = await toAddressStep(page, 'Home')
    await page.setViewportSize({ width: 320, height: 700 })
    const width = () => page.evaluate(() => document.documentElement.scrollWidth)
    expect(await width()).toBe(320)
    await press(page, address.add)
    await press(page, address.save)
    await expect(main(page).getByText('Recipient Zipcode is required.')).toBeVisible()
    expect(await width()).toBe(320)
    await fillIn(page)
    await page.route('**/api/user/address', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    )
    await press(page, address.save)
    await expect(toast(page, 'Connection failed, please try again')).toBeVisible()
    await expect(field(page, address.label)).toHaveValue('Mum')
    await expect(field(page, address.street)).toHaveValue('Jl. Kemang Raya 12')
    await page.unroute('**/api/user/address')
    await press(page, address.cancel)
    await expect(choice(page, /^Home/)).toBeVisible()
    expect(await tab.list()).toHaveLength(1)
  },
)
