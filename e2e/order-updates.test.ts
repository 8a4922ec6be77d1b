import { orderNumber } from '@etalase/contract/rules/codes.ts'
import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '#e2e/support/axe.ts'
import { awaitUpdate } from '#e2e/support/backend.ts'
import * as forms from '#e2e/support/checkout-forms.ts'
import { mailedPath } from '#e2e/support/guest-orders.ts'
import * as shopper from '#e2e/support/shopper.ts'
import { nightly, test } from '#e2e/support/test.ts'
import { addressMessages } from '#messages/address.ts'
import { checkoutMessages as checkout } from '#messages/checkout.ts'
import { ordersMessages as orders } from '#messages/orders.ts'

const shirt = { id: 1036, size: 'M' }
const phone = '0812-3456-7890'

const main = (page: Page) => page.getByRole('main')
const tick = (page: Page) => main(page).getByRole('checkbox', { name: checkout.updatesTo(phone) })
const typedTick = (page: Page) => main(page).getByRole('checkbox', { name: checkout.updates })

/** Opens a guest's order by the link in its mail. */
async function openMailedOrder(page: Page, number: string): Promise<void> {
  await page.goto(await mailedPath(number, 'order-paid'))
  await expect(main(page)).toContainText(orders.number(number))
}

test(
  'a guest ticks WhatsApp updates, keeps them through a reload and Back, gets them, and stops them',
  nightly,
  async ({ page }) => {
    await shopper.putIntoCart(page, shirt.id, shirt.size)
    await page.goto('/checkout')
    await shopper.chooseDelivery(page)
    await expect(tick(page)).not.toBeChecked()
    await tick(page).check()
    await expectAccessible(page)
    await page.reload()
    await expect(tick(page)).toBeChecked()
    await page.goBack()
    await expect(page.getByRole('heading', { name: checkout.methodTitle })).toBeVisible()
    await page.goForward()
    await expect(tick(page)).toBeChecked()
    await page.getByLabel(checkout.guestEmail, { exact: true }).fill('sari@example.com')
    await page.getByRole('button', { name: checkout.goToPayment }).click()
    await expect(page.getByRole('dialog')).toContainText(phone)
    await shopper.agreeToPay(page)
    const number = orderNumber(await shopper.sandboxBill(page))
    await shopper.decide(page, 'OVO', 'The payment succeeds')
    await expect(page.getByRole('heading', { name: 'Order Success' })).toBeVisible()
    const update = await awaitUpdate(number, 'order-paid')
    expect(update).toMatchObject({ to: '+6281234567890', language: 'en' })
    expect(update.text).toContain(number)
    await openMailedOrder(page, number)
    await expect(main(page)).toContainText(orders.updatesGoTo(phone))
    await expectAccessible(page)
    await main(page).getByRole('button', { name: orders.stopUpdates }).click()
    await expect(main(page)).toContainText("You won't get any more WhatsApp updates")
    await expect(main(page)).not.toContainText(orders.updatesGoTo(phone))
  },
)

test('changing the number clears the tick', nightly, async ({ page }) => {
  await shopper.putIntoCart(page, shirt.id, 'L')
  await page.goto('/checkout')
  await shopper.chooseDelivery(page)
  await tick(page).check()
  await page.goto('/checkout?step=choose-address')
  await page.getByLabel(addressMessages.recipientPhone).fill('0813 9999 0000')
  await shopper.continueFromAddress(page)
  await shopper.pressFirstShop(page)
  await page.getByRole('radio', { name: /Regular/ }).check()
  await page.getByRole('button', { name: checkout.continue }).click()
  const other = main(page).getByRole('checkbox', { name: checkout.updatesTo('0813-9999-0000') })
  await expect(other).not.toBeChecked()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test(
    'a guest enters a number for pickup updates; a wrong one shows an error and keeps the entered values',
    nightly,
    async ({ page }) => {
      await forms.startWithout(page, shirt.id, 'S')
      await forms.choosePickup(page)
      await expect(typedTick(page)).not.toBeChecked()
      await typedTick(page).check()
      await page.getByLabel(checkout.updatesPhone).fill('12')
      await page.getByLabel(checkout.guestEmail, { exact: true }).fill('sari@example.com')
      await main(page).getByRole('button', { name: checkout.goToPayment }).first().click()
      await expect(main(page)).toContainText(checkout.updatesPhoneInvalid)
      await expect(typedTick(page)).toBeChecked()
      await expect(page.getByLabel(checkout.updatesPhone)).toHaveValue('12')
      await page.getByLabel(checkout.updatesPhone).fill('+62 812 3456 7890')
      await forms.review(page)
      await expect(main(page)).toContainText(phone)
      await forms.agree(page)
      const number = orderNumber(await forms.pay(page))
      await shopper.decide(page, 'OVO', 'The payment succeeds')
      await expect(page.getByRole('heading', { name: 'Order Success' })).toBeVisible()
      expect(await awaitUpdate(number, 'order-paid')).toMatchObject({ to: '+6281234567890' })
    },
  )
})
