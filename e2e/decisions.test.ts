import { expect, type Page } from '@playwright/test'
import { aCustomer, signIn } from '#e2e/support/customer.ts'
import { countDecisions } from '#e2e/support/decisions.ts'
import { saveAddress } from '#e2e/support/saved-address.ts'
import * as shopper from '#e2e/support/shopper.ts'
import { anyWidth, test } from '#e2e/support/test.ts'
import { addressMessages } from '#messages/address.ts'
import { cartMessages } from '#messages/cart.ts'
import { checkoutMessages as checkout } from '#messages/checkout.ts'

const shirt = { id: 1041, size: 'M' }

const main = (page: Page) => page.getByRole('main')
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })
const press = (page: Page, name: string) => main(page).getByRole('button', { name }).click()

/** Goes from the summary to the payment sandbox. */
async function pay(page: Page): Promise<void> {
  await press(page, checkout.goToPayment)
  await shopper.agreeToPay(page)
  await shopper.sandboxBill(page)
}

test(
  'a returning customer orders with four presses from the cart, plus the confirmation',
  anyWidth,
  async ({ page }) => {
    const customer = await aCustomer()
    await saveAddress(customer)
    await shopper.putIntoCart(page, shirt.id, shirt.size)
    await signIn(page, customer, '/cart')
    await expect(heading(page, cartMessages.title)).toBeVisible()
    const { presses, fields } = await countDecisions(page)
    await main(page).getByRole('link', { name: cartMessages.checkout, exact: true }).click()
    await press(page, checkout.onlineDelivery)
    // Tests are so fast that the same place would count as a double press.
    await main(page).getByRole('button', { name: checkout.toSummary }).click(shopper.inTheCorner)
    await expect(page.getByText('Jl. Melati 5')).toBeVisible()
    await pay(page)
    expect(presses.slice(0, -1)).toHaveLength(4)
    expect(fields.size).toBe(0)
  },
)

test('a guest orders a delivery with seven fields and six presses, plus the confirmation', async ({
  page,
}) => {
  await shopper.putIntoCart(page, shirt.id, shirt.size)
  await page.goto('/cart')
  await expect(heading(page, cartMessages.title)).toBeVisible()
  const { presses, fields } = await countDecisions(page)
  await main(page).getByRole('link', { name: cartMessages.checkoutAsGuest }).click()
  await press(page, checkout.onlineDelivery)
  await shopper.fillAddress(page)
  await shopper.continueFromAddress(page)
  await shopper.pressFirstShop(page)
  await expect(heading(page, checkout.methodTitle)).toBeVisible()
  await press(page, checkout.continue)
  await page.getByLabel(checkout.guestEmail, { exact: true }).fill('sari@example.com')
  await pay(page)
  expect(presses.slice(0, -1)).toHaveLength(6)
  expect(fields.size).toBe(7)
})

test(
  'a link in the summary opens one answer, and the list of steps returns to the summary',
  anyWidth,
  async ({ page }) => {
    await shopper.putIntoCart(page, shirt.id, shirt.size)
    await page.goto('/checkout')
    await shopper.chooseDelivery(page)
    await page.getByRole('link', { name: checkout.changeAddress }).click()
    await expect(heading(page, checkout.addressTitle)).toBeFocused()
    await expect(page).toHaveURL(/\?step=choose-address$/)
    await page.getByLabel(addressMessages.recipientName).fill('Dewi Sari')
    const steps = page.getByRole('navigation', { name: checkout.stepsTitle })
    await steps.getByRole('link', { name: checkout.stepNames['order-summary'] }).click()
    await expect(heading(page, checkout.summaryTitle)).toBeVisible()
    await expect(page.getByText('Dewi Sari')).toBeVisible()
    await expect(page.getByText(/^Arrives /)).toBeVisible()
  },
)

test(
  'a step link goes back in the history, so that Back does not go forward again',
  anyWidth,
  async ({ page }) => {
    await shopper.putIntoCart(page, shirt.id, shirt.size)
    await page.goto('/checkout')
    await shopper.chooseHub(page)
    const steps = page.getByRole('navigation', { name: checkout.stepsTitle })
    await steps.getByRole('link', { name: checkout.stepNames['choose-address'] }).click()
    await expect(heading(page, checkout.addressTitle)).toBeVisible()
    await page.goBack()
    await expect(heading(page, checkout.shippingTypeTitle)).toBeVisible()
  },
)
