import { orderNumber } from '@etalase/contract/rules/codes.ts'
import { expect, type Page } from '@playwright/test'
import { addressMessages } from '#messages/address.ts'
import { cartMessages } from '#messages/cart.ts'
import { checkoutMessages as checkout } from '#messages/checkout.ts'
import { productMessages as words } from '#messages/product.ts'
import * as shopper from '../../support/shopper.ts'
import { main, press } from './pages.ts'

/** A hub of the demo company that ships parcels. */
export const hub = 'Sandang Nusa Plaza Kirana Rawamangun'

/** Adds a size of the open product to the cart, and goes to the summary of a delivery to a new address. */
export async function checkOut(page: Page, size: string): Promise<void> {
  const add = page.getByRole('button', { name: words.addToCart, exact: true })
  await shopper.untilAnswering(add)
  await page.getByRole('radio', { name: size, exact: true }).check({ force: true })
  await add.click()
  await page.getByRole('link', { name: cartMessages.goToCart }).click()
  await page.getByRole('link', { name: cartMessages.checkout, exact: true }).click()
  await press(page, checkout.onlineDelivery)
  await main(page).getByLabel(addressMessages.label, { exact: true }).fill('Home')
  await shopper.fillAddress(page)
  await main(page).getByLabel(addressMessages.zip, { exact: true }).fill('12730')
  await press(page, addressMessages.save)
  await expect(main(page).getByRole('radio', { name: /^Home/ })).toBeChecked()
  await press(page, checkout.continue)
  await expect(page.getByRole('heading', { name: checkout.hubTitle })).toBeVisible()
  await shopper.pressFirstShop(page)
  await main(page)
    .getByRole('radio', { name: /Regular/ })
    .check()
  await press(page, checkout.continue)
}

/** Places and pays the order in the summary. Returns the order number as shoppers read it. */
export async function pay(page: Page): Promise<string> {
  await press(page, checkout.goToPayment)
  await shopper.agreeToPay(page)
  const number = orderNumber(await shopper.sandboxBill(page))
  await shopper.decide(page, 'OVO', 'The payment succeeds')
  await expect(page.getByRole('heading', { name: 'Order Success' })).toBeVisible()
  return number
}
