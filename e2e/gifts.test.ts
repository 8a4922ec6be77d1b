import { expect, type Page } from '@playwright/test'
import { cashEmail, paidAtStore, placeInCash } from '#e2e/support/cash.ts'
import * as forms from '#e2e/support/checkout-forms.ts'
import * as shopper from '#e2e/support/shopper.ts'
import { anyWidth, test } from '#e2e/support/test.ts'
import { checkoutMessages as checkout } from '#messages/checkout.ts'
import { errorsMessages } from '#messages/errors.ts'
import { giftMessages as gift } from '#messages/gift.ts'

const shirt = { id: 1035, size: 'M' }
const words = 'Selamat ulang tahun, Ibu!'
const main = (page: Page) => page.getByRole('main')

test(
  'a gift message that is too long is rejected, and a shorter one is sent with the order',
  anyWidth,
  async ({ page }) => {
    await shopper.addToCart(page, shirt.id, shirt.size)
    await shopper.goToCheckout(page)
    await shopper.choosePickup(page)
    const field = page.getByLabel(gift.label)
    await page.getByLabel(checkout.guestEmail, { exact: true }).fill(cashEmail())
    await field.fill('x'.repeat(201))
    await page.getByRole('checkbox', { name: gift.hidePrices }).check()
    await page.getByRole('radio', { name: paidAtStore }).check()
    await page.getByRole('button', { name: checkout.nothingToPay.button }).click()
    await expect(main(page).getByText(errorsMessages.tooLong(200, 201))).toBeVisible()
    await field.fill(words)
    const sent = page.waitForRequest(/checkout-trx/)
    await placeInCash(page)
    expect((await sent).postDataJSON()).toMatchObject({ gift_message: words, hide_prices: true })
  },
)

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a gift keeps its message through the steps', anyWidth, async ({ page }) => {
    await forms.startWithout(page, shirt.id, 'L')
    await forms.choosePickup(page)
    await page.getByLabel(gift.label).fill(words)
    await page.getByRole('checkbox', { name: gift.hidePrices }).check()
    await forms.review(page)
    await page.getByRole('link', { name: checkout.notYet }).click()
    await expect(page.getByLabel(gift.label)).toHaveValue(words)
    await expect(page.getByRole('checkbox', { name: gift.hidePrices })).toBeChecked()
  })
})
