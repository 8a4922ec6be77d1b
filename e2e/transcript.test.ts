import { expect, type Page } from '@playwright/test'
import { offerScreenReader, transcript } from '#e2e/support/screen-reader.ts'
import * as shopper from '#e2e/support/shopper.ts'
import { nightlyAnyWidth, test } from '#e2e/support/test.ts'
import { addressMessages } from '#messages/address.ts'
import { cartMessages } from '#messages/cart.ts'
import { checkoutMessages as checkout } from '#messages/checkout.ts'
import { paymentMessages } from '#messages/payment.ts'

// Transcripts of a screen reader during a purchase, in the build's language: e2e/baselines/*/purchase.md.
// After a change of the spoken text: npm run e2e -- transcript --update-snapshots=all

test.use({ bypassCSP: true })

/** Not used by other tests: each hub has its whole stock. */
const polo = { id: 1017, size: 'M' }
const { paid } = paymentMessages.outcomes
const heading = (page: Page, name: string) => page.getByRole('heading', { name })

test(
  'a screen reader announces a purchase as the transcript says',
  nightlyAnyWidth,
  async ({ page }) => {
    test.setTimeout(180_000)
    await offerScreenReader(page)
    // Vouchers load after the summary, at an unpredictable time.
    await page.route('**/api/promo-offers', (route) =>
      route.fulfill({ json: { data: { promos: [] } } }),
    )
    const parts: string[] = []
    const listen = async (title: string) => {
      parts.push(await transcript(page, title))
    }
    await page.goto(`/product/${polo.id}`)
    await listen('Product')
    await shopper.addToCart(page, polo.id, polo.size)
    await page.getByRole('link', { name: cartMessages.goToCart }).click()
    await expect(heading(page, cartMessages.title)).toBeVisible()
    await listen('Cart')
    await page.getByRole('link', { name: cartMessages.checkoutAsGuest }).click()
    await expect(heading(page, checkout.shippingTypeTitle)).toBeVisible()
    await listen('Shipping type')
    await page.getByRole('button', { name: checkout.onlineDelivery }).click()
    await shopper.continueFromAddress(page)
    await expect(page.locator('#street-problem')).toBeVisible()
    await expect(page.getByLabel(addressMessages.province)).toBeEnabled()
    await listen('Address, sent empty')
    await shopper.fillAddress(page)
    await shopper.continueFromAddress(page)
    await expect(heading(page, checkout.hubTitle)).toBeVisible()
    await listen('Hubs')
    await shopper.pressFirstShop(page)
    await page.getByRole('radio', { name: /Regul[ae]r|Standard/ }).check()
    await listen('Shipping method')
    await page.getByRole('button', { name: checkout.continue }).click()
    await expect(heading(page, checkout.summaryTitle)).toBeVisible()
    await listen('Summary')
    await shopper.goToPayment(page)
    await shopper.decide(page, 'OVO', 'The payment succeeds')
    await expect(heading(page, paid.title)).toBeVisible()
    await listen('Result')
    expect(parts.join('\n')).toMatchSnapshot('purchase.md')
  },
)
