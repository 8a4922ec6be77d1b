import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '#e2e/support/axe.ts'
import { scripts } from '#e2e/support/scripts.ts'
import { anyWidth, nightly, nightlyAnyWidth, test } from '#e2e/support/test.ts'
import { addressMessages as address } from '#messages/address.ts'
import { errorsMessages } from '#messages/errors.ts'
import { estimateMessages as estimate } from '#messages/estimate.ts'
import { productMessages } from '#messages/product.ts'

const shirt = '/product/1001'

const box = (page: Page) => page.getByRole('region', { name: estimate.title })

/** Chooses Mampang Prapatan in Jakarta Selatan. */
async function chooseArea(page: Page) {
  await page.getByRole('button', { name: estimate.choose }).click()
  await box(page).getByLabel(address.province).selectOption({ label: 'DKI Jakarta' })
  await box(page).getByLabel(address.city).selectOption({ label: 'Kota Jakarta Selatan' })
  await box(page).getByLabel(address.subdistrict).selectOption({ label: 'Mampang Prapatan' })
}

const toMampang = /^Delivery to Mampang Prapatan from IDR\s[\d,]+, arrives \d/

test(
  'an area chosen once shows price and days on every product and in the cart',
  nightlyAnyWidth,
  async ({ page }) => {
    await page.goto(shirt)
    await expect(box(page).getByText(estimate.delivery)).toBeVisible()
    await chooseArea(page)
    await expect(box(page).getByText(toMampang)).toBeVisible()
    await expectAccessible(page)
    await page.goto('/product/1072')
    await expect(box(page).getByText(toMampang)).toBeVisible()
    await expect(page.getByRole('button', { name: estimate.change })).toBeVisible()
    const checkout = await page.evaluate(() => localStorage.getItem('checkout') ?? '')
    expect(JSON.parse(checkout).address).toMatchObject({ subdistrictId: 317_403 })
  },
)

test('the estimate does not shift the layout', nightly, async ({ page }) => {
  await page.goto(shirt)
  await chooseArea(page)
  await expect(box(page).getByText(toMampang)).toBeVisible()
  const answered = page.waitForResponse('**/api/product-promise?*')
  await page.goto(shirt)
  const before = await box(page).boundingBox()
  await answered
  await expect(box(page).getByText(toMampang)).toBeVisible()
  expect(await box(page).boundingBox()).toEqual(before)
})

test(
  'a failed estimate is reported, and the page stays usable',
  nightlyAnyWidth,
  async ({ page }) => {
    await page.route('**/api/product-promise?*', (route) =>
      route.fulfill({ status: 500, json: { error: { message: 'No', code: 'INTERNAL' } } }),
    )
    await page.goto(shirt)
    await chooseArea(page)
    await expect(box(page).getByText(estimate.failed('Mampang Prapatan'))).toBeVisible()
    await expect(
      page.getByRole('button', { name: productMessages.addToCart, exact: true }),
    ).toBeEnabled()
  },
)

test('a chooser whose code cannot be loaded reports that', nightlyAnyWidth, async ({ page }) => {
  await page.goto(shirt)
  await expect(page.getByRole('button', { name: estimate.choose })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await page.route(scripts, (route) => route.abort())
  await page.getByRole('button', { name: estimate.choose }).click()
  await expect(box(page).getByText(errorsMessages.connectionFailed)).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test(
    'the box promises delivery, pickup and returns, without the area button',
    anyWidth,
    async ({ page }) => {
      await page.goto(shirt)
      await expect(box(page).getByRole('listitem')).toHaveCount(3)
      await expect(page.getByRole('button', { name: estimate.choose })).toBeHidden()
    },
  )
})
