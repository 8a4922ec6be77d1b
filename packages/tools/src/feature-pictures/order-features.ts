import type { Page } from '@playwright/test'
import type { Show } from '#feature-pictures/product-features.ts'
import { shirt } from '#feature-pictures/subjects.ts'
import { anArrivedOrder } from '../../../../e2e/support/arrived-order.ts'
import * as shopper from '../../../../e2e/support/shopper.ts'
import { askStaff } from '../../../../e2e/support/staff.ts'
import { checkoutMessages as checkout } from '../../../../lib/messages/en/checkout.ts'
import { paymentMessages as payment } from '../../../../lib/messages/en/payment.ts'
import { returnsMessages as returns } from '../../../../lib/messages/en/returns.ts'
import { reviewsMessages as reviews } from '../../../../lib/messages/en/reviews.ts'

const main = (page: Page) => page.getByRole('main')

const freeShipping: Show = async (page) => {
  await askStaff('free-shipping', { free_shipping_from: 500_000 })
  await shopper.putIntoCart(page, shirt.id, shirt.size)
  await page.goto('/cart')
  const total = main(page)
    .getByRole('complementary')
    .filter({ has: page.getByRole('progressbar') })
  return [total]
}

const vouchers: Show = async (page) => {
  await shopper.addToCart(page, shirt.id, shirt.size)
  await shopper.goToCheckout(page)
  await shopper.chooseDelivery(page)
  const offers = page.getByRole('region', { name: checkout.offers })
  await offers.waitFor()
  return [offers]
}

const qris: Show = async (page) => {
  await shopper.putIntoCart(page, shirt.id, shirt.size)
  await page.goto('/checkout')
  await shopper.choosePickup(page)
  await shopper.goToPayment(page)
  await shopper.decide(page, 'QRIS', 'A payment number is issued, to be paid later')
  await page.getByRole('link', { name: 'Return to the shop' }).click()
  const code = page.getByRole('region', { name: payment.qrTitle })
  await code.waitFor()
  // The instructions below the amount would make the picture too large.
  return [code.getByRole('heading'), code.getByText('IDR')]
}

const returnRequest: Show = async (page) => {
  await anArrivedOrder(page)
  await main(page).getByRole('link', { name: returns.link }).click()
  await page.getByLabel(returns.reason).selectOption('DAMAGED')
  await page.getByLabel(returns.words).fill('The shirt: a seam under the arm is open.')
  return [main(page).locator('form', { has: page.getByLabel(returns.reason) })]
}

interface Written {
  stars: string
  fit: string
  text: string
}

const written: readonly Written[] = [
  { stars: '5', fit: 'TRUE', text: 'Airy on hot days, and the linen gets softer with each wash.' },
  { stars: '4', fit: 'TRUE', text: 'Good cloth, neat seams. The cuffs are a little wide for me.' },
  { stars: '5', fit: 'SMALL', text: 'Lovely colour. I should have taken one size larger.' },
]

/** Writes a review as another customer who bought the shirt; staff approve it. */
async function review(page: Page, { stars, fit, text }: Written): Promise<void> {
  await page.context().clearCookies()
  await anArrivedOrder(page)
  await main(page).getByRole('link', { name: reviews.write }).click()
  await page.getByLabel(reviews.starsLabel).selectOption(stars)
  await page.getByLabel(reviews.fitLabel).selectOption(fit)
  await page.getByLabel(reviews.textLabel).fill(text)
  await page.getByRole('button', { name: reviews.send }).click()
  await main(page)
    .getByText(reviews.yours(Number(stars)))
    .waitFor()
}

const shownReviews: Show = async (page) => {
  for (const each of written) await review(page, each)
  const found = await askStaff<{ reviews: { id: number }[] }>('reviews')
  for (const { id } of found.reviews) await askStaff('review-step', { id, step: 'approve' })
  await page.goto(`/product/${shirt.id}`)
  // The stale page responds once more while it is revalidated.
  await page.reload()
  const section = main(page).locator('#reviews')
  return [section]
}

const whatsapp: Show = async (page) => {
  await shopper.putIntoCart(page, shirt.id, shirt.size)
  await page.goto('/checkout')
  await shopper.choosePickup(page)
  await page.getByRole('checkbox', { name: checkout.updates }).check()
  await page.getByLabel(checkout.updatesPhone).fill('0812 3456 7890')
  const number = page.getByLabel(checkout.updatesPhone)
  await number.blur()
  return [main(page).locator('label', { hasText: checkout.updates }), number]
}

export const orderFeatures = {
  'free-shipping': freeShipping,
  vouchers,
  qris,
  'return-request': returnRequest,
  reviews: shownReviews,
  whatsapp,
} satisfies Record<string, Show>
