import { orderNumber } from '@etalase/contract/rules/codes.ts'
import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { anArrivedOrder } from '#e2e/support/arrived-order.ts'
import { expectAccessible } from '#e2e/support/axe.ts'
import { awaitMail } from '#e2e/support/backend.ts'
import { payOrder } from '#e2e/support/customer-orders.ts'
import { mailedPath, placeGuestOrder } from '#e2e/support/guest-orders.ts'
import { pageOf } from '#e2e/support/order-pages.ts'
import { askStaff, handOver } from '#e2e/support/staff.ts'
import { anyWidth, nightly, test } from '#e2e/support/test.ts'
import { returnsMessages as returns } from '#messages/returns.ts'
import { reviewsMessages as reviews } from '#messages/reviews.ts'

const main = (page: Page) => page.getByRole('main')

const aPhoto = () =>
  sharp({ create: { width: 2400, height: 1800, channels: 3, background: '#a43' } })
    .withExif({ IFD3: { GPSLatitude: '6/1 12/1 30/1' } })
    .jpeg()
    .toBuffer()

const photo = async (name = 'seam.jpg') => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await aPhoto(),
})

async function fillReturn(page: Page) {
  await page.getByLabel(returns.reason).selectOption('DAMAGED')
  await page.getByLabel(returns.words).fill('The shirt: a seam is open.')
}

test(
  'a customer requests a return with pictures, and reads the decision',
  nightly,
  async ({ page, browser }) => {
    const { order } = await anArrivedOrder(page)
    await main(page).getByRole('link', { name: returns.link }).click()
    await expectAccessible(page)
    await page.getByRole('button', { name: returns.send }).click()
    await expect(main(page)).toContainText(returns.problems.reasonRequired)
    await expectAccessible(page)
    await fillReturn(page)
    const text = { name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') }
    await page.getByLabel(returns.pictures).setInputFiles([text])
    await page.getByRole('button', { name: returns.send }).click()
    await expect(main(page)).toContainText(returns.noPicture('notes.jpg'))
    await expect(page.getByLabel(returns.words)).toHaveValue('The shirt: a seam is open.')
    await page.getByLabel(returns.pictures).setInputFiles([await photo(), await photo('label.jpg')])
    await page.getByRole('button', { name: returns.send }).click()
    await expect(page).toHaveURL(new RegExp(`${pageOf(order)}$`))
    await expect(
      main(page).getByRole('heading', { name: returns.statuses.REQUESTED.title }),
    ).toBeVisible()
    const picture = main(page).getByRole('img', { name: returns.picture(1) })
    await expect(picture).toBeVisible()
    await expectAccessible(page)

    const source = (await picture.getAttribute('src')) ?? ''
    const bytes = await (await page.request.get(source)).body()
    // The browser of these tests shows no pictures.
    const { width, exif } = await sharp(bytes).metadata()
    expect({ width, exif }).toEqual({ width: 1600, exif: undefined })
    const stranger = await browser.newContext()
    expect((await stranger.request.get(source)).status()).toBe(401)
    await stranger.close()

    const words = 'To our store in Bandung.'
    await askStaff('return-step', { order: order.trx_ref, step: 'approve', words })
    await page.reload()
    await expect(main(page)).toContainText(words)
    expect(await awaitMail(orderNumber(order.trx_ref), 'return-approved')).toContain(words)
  },
)

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a guest requests a return through the mailed link', anyWidth, async ({ page }) => {
    const order = await placeGuestOrder()
    await payOrder(order)
    await awaitMail(order.number, 'order-paid')
    await handOver(order.trx_ref)
    await page.goto(await mailedPath(order.number, 'order-paid'))
    await main(page).getByRole('link', { name: returns.link }).click()
    await fillReturn(page)
    await page.getByLabel(returns.pictures).setInputFiles([await photo()])
    await page.getByRole('button', { name: returns.send }).click()
    await expect(
      main(page).getByRole('heading', { name: returns.statuses.REQUESTED.title }),
    ).toBeVisible()
    await awaitMail(order.number, 'return-requested')
  })
})

test(
  'a buyer reviews an item, and its page shows the review once approved',
  nightly,
  async ({ page }) => {
    const { order } = await anArrivedOrder(page)
    const id = order.sales_trx_details[0]?.product_detail.id ?? 0
    await main(page).getByRole('link', { name: reviews.write }).click()
    await expectAccessible(page)
    await page.getByRole('button', { name: reviews.send }).click()
    await expect(main(page)).toContainText(reviews.problems.starsRequired)
    await page.getByLabel(reviews.starsLabel).selectOption('4')
    await page.getByLabel(reviews.fitLabel).selectOption('SMALL')
    const text = `Soft <b>linen</b> of ${order.trx_ref}`
    await page.getByLabel(reviews.textLabel).fill(text)
    await page.getByRole('button', { name: reviews.send }).click()
    await expect(main(page)).toContainText(reviews.yours(4))

    await page.goto(`/product/${id}`)
    await expect(main(page)).not.toContainText(text)
    const { reviews: waiting } = await askStaff<{ reviews: { id: number; text: string }[] }>(
      'reviews',
    )
    const review = waiting.find((one) => one.text === text)
    await askStaff('review-step', { id: review?.id, step: 'approve' })
    await expect(async () => {
      await page.goto(`/product/${id}`)
      await expect(main(page)).toContainText(text, { timeout: 500 })
    }).toPass()
    await expectAccessible(page)
    const data = await page.locator('script[type="application/ld+json"]').allTextContents()
    expect(data.join()).toContain('"AggregateRating"')
    await page.goto(`/reviews?item=${id}`)
    await expect(main(page)).toContainText(text)
    await expectAccessible(page)
  },
)
