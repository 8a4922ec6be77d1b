import { test } from '../support/test.ts'
import { signInToAdmin } from './admin/open.ts'
import { watchChanges } from './changes.ts'
import type { Day } from './day/day.ts'
import { addCategories, addProduct, beginSale, offerCode, putBanner } from './day/fill-shop.ts'
import { publishReview, sendOrder, takeBack } from './day/serve-buyer.ts'
import { signUp } from './shop/sign-up.ts'

// docs/medusa.md describes this day for staff.
test.setTimeout(900_000)

test("the shop shows each step of a merchandiser's first day, from the first category to the last refund", async ({
  page: shop,
  browser,
}) => {
  const staff = await browser.newPage({ timezoneId: 'Asia/Jakarta' })
  const customer = await signUp(shop)
  await signInToAdmin(staff)

  const day: Day = { staff, shop, buyer: customer.name, untilShown: watchChanges(staff) }
  await addCategories(day)
  await addProduct(day)
  await beginSale(day)
  await putBanner(day)
  await offerCode(day)
  await sendOrder(day)
  await publishReview(day)
  await takeBack(day)
  await staff.close()
})
