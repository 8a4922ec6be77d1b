import { expect } from '@playwright/test'
import { checkoutMessages as checkout } from '#messages/checkout.ts'
import { ordersMessages as orders } from '#messages/orders.ts'
import * as shopper from '../support/shopper.ts'
import { test } from '../support/test.ts'
import { signInToAdmin } from './admin/open.ts'
import { openOrderOf, pack, refund, ship } from './admin/order.ts'
import { createProduct, type NewProduct, setStock } from './admin/product.ts'
import { offerPromotion } from './admin/promotion.ts'
import { watchChanges } from './changes.ts'
import { newName } from './new-name.ts'
import { checkOut, hub, pay } from './shop/buy.ts'
import { openOrder, untilOrderSays } from './shop/order.ts'
import { main } from './shop/pages.ts'
import { openProduct } from './shop/product.ts'
import { signUp } from './shop/sign-up.ts'

const statuses = orders.statuses.ONLINE_DELIVERY

const product: NewProduct = {
  title: newName('Linen shirt'),
  options: { Size: ['M', 'L'] },
  price: 189_000,
  pictures: ['packages/backend-kit/src/seed/assets/products/aline-dress-black-1.webp'],
  category: 'Shirts',
}

test('changes in the admin appear in the shop, and orders of the shop appear in the admin', async ({
  page,
  browser,
}) => {
  const staff = await browser.newPage()
  const untilShown = watchChanges(staff)
  const customer = await signUp(page)

  await signInToAdmin(staff)
  await createProduct(staff, product)
  await setStock(staff, { M: 3 }, hub)
  await openProduct(page, product.title, untilShown)
  await expect(main(page)).toContainText('189,000')
  const soldOut = page.getByRole('radio', { name: /^L\b/ })
  await expect(soldOut).toHaveAttribute('aria-disabled', 'true')
  const picture = main(page)
    .getByRole('img', { name: new RegExp(product.title) })
    .first()
  const pixels = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)
  await expect.poll(pixels).toBeGreaterThan(0)

  await checkOut(page, 'M')
  const number = await pay(page)
  await openOrder(page, number)
  await openOrderOf(staff, customer.name)
  await expect(staff.getByText(number)).toBeVisible()
  await pack(staff)
  await ship(staff, 'JNE0012345')
  await untilOrderSays(page, 'JNE0012345', untilShown)
  await expect(main(page)).toContainText(statuses.SHIPPED.title)
  await refund(staff)
  await untilOrderSays(page, statuses.REFUNDED.title, untilShown)
  await staff.close()
})

test('a promotion code offered in the admin can be applied with one press in the checkout', async ({
  page,
  browser,
}) => {
  const staff = await browser.newPage()
  await signInToAdmin(staff)
  await offerPromotion(staff, 'PERTAMA')
  await staff.close()
  await shopper.addToCart(page, 1035, 'M')
  await shopper.goToCheckout(page)
  await shopper.choosePickup(page)
  await page.getByRole('button', { name: checkout.takeOfferOf('PERTAMA') }).click()
  await expect(page.getByText(checkout.discountBy('PERTAMA'))).toBeVisible()
})
