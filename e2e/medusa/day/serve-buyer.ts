import { expect } from '@playwright/test'
import { ordersMessages as orders } from '#messages/orders.ts'
import { returnsMessages as returns } from '#messages/returns.ts'
import { reviewsMessages as reviews } from '#messages/reviews.ts'
import { openAdmin } from '../admin/open.ts'
import { deliver, openOrderOf, pack, refund, ship } from '../admin/order.ts'
import { approveReturn, receiveReturn } from '../admin/return.ts'
import { showReview } from '../admin/review.ts'
import { takePicture } from '../picture.ts'
import { pay } from '../shop/buy.ts'
import { openOrder, untilOrderSays } from '../shop/order.ts'
import { main, press, says } from '../shop/pages.ts'
import { type Day, product } from './day.ts'

const statuses = orders.statuses.ONLINE_DELIVERY
const opinion = 'Soft, and the colour stays.'

/** The buyer pays; staff pack, ship and deliver. */
export async function sendOrder({ staff, shop, buyer, untilShown }: Day): Promise<void> {
  const number = await pay(shop)
  await openOrder(shop, number)
  const until = (text: string) => untilOrderSays(shop, text, untilShown)
  await openOrderOf(staff, buyer)
  await expect(staff.getByText(number)).toBeVisible()
  await pack(staff)
  await until(statuses.PROCESSING.title)
  await ship(staff, 'JNE0012345')
  await until('JNE0012345')
  await takePicture(staff, 'order')
  await deliver(staff)
  await until(statuses.COMPLETED.title)
}

/** The buyer reviews the delivered product; staff publish it. */
export async function publishReview({ staff, shop, untilShown }: Day): Promise<void> {
  await main(shop).getByRole('link', { name: reviews.write }).click()
  await shop.getByLabel(reviews.starsLabel).selectOption('5')
  await shop.getByLabel(reviews.textLabel).fill(opinion)
  await shop.getByRole('button', { name: reviews.send }).click()
  await expect(main(shop)).toContainText(reviews.yours(5))
  const link = main(shop)
    .getByRole('link', { name: new RegExp(product.title) })
    .first()
  const page = (await link.getAttribute('href')) ?? ''
  await openAdmin(staff, '/reviews')
  await expect(staff.getByText(opinion).first()).toBeVisible()
  await takePicture(staff, 'review')
  await showReview(staff, opinion)
  await untilShown('A review', () => says(shop, page, opinion))
}

/** The buyer returns the order; staff approve it, receive the goods and refund. */
export async function takeBack({ staff, shop, buyer, untilShown }: Day): Promise<void> {
  const until = (text: string) => untilOrderSays(shop, text, untilShown)
  await main(shop).getByRole('link', { name: returns.link }).click()
  await shop.getByLabel(returns.reason).selectOption('WRONG_SIZE')
  await shop.getByLabel(returns.words).fill('The shirt is too large for me.')
  await press(shop, returns.send)
  await expect(main(shop)).toContainText(returns.statuses.REQUESTED.title)
  await openOrderOf(staff, buyer)
  await expect(staff.getByRole('heading', { name: 'Return requested' })).toBeVisible()
  await takePicture(staff, 'return')
  await approveReturn(staff, 'Please send it to our store in Rawamangun.')
  await until(returns.statuses.APPROVED.title)
  await receiveReturn(staff, 1)
  await until(returns.statuses.RECEIVED.title)
  await refund(staff)
  await until(returns.statuses.REFUNDED.title)
}
