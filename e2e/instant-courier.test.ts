import { findFreePort } from '@etalase/processes/ports.ts'
import { expect, type Page } from '@playwright/test'
import { BiteshipBackend } from '#e2e/support/biteship.ts'
import * as forms from '#e2e/support/checkout-forms.ts'
import { pressAt } from '#e2e/support/keyboard.ts'
import { watchPolicy } from '#e2e/support/policy-watch.ts'
import { ProxiedShop, passOn } from '#e2e/support/proxied-shop.ts'
import * as shopper from '#e2e/support/shopper.ts'
import { nightlyAnyWidth, test } from '#e2e/support/test.ts'
import { checkoutMessages as checkout } from '#messages/checkout.ts'
import { pinMessages as pin } from '#messages/pin.ts'
import { pinMapMessages as map } from '#messages/pin-map.ts'

const here = { latitude: -6.2607, longitude: 106.8139 }
const main = (page: Page) => page.getByRole('main')
const press = (page: Page, name: string) => main(page).getByRole('button', { name }).first().click()
const instant = (page: Page) => page.getByRole('radio', { name: /Instant/ })

/** Places the pin as a guest with scripts: by the browser's location, then a step north by keyboard. */
async function placeByLocation(page: Page): Promise<void> {
  await page.context().grantPermissions(['geolocation'])
  await page.context().setGeolocation({ ...here, accuracy: 20 })
  await press(page, pin.here)
  await expect(page.getByText(map.located(20))).toBeVisible()
  await expect(page.getByLabel(pin.latitude)).toHaveValue('-6.26070')
  await pressAt(page, main(page).getByRole('button', { name: map.directions.north }))
  await page.keyboard.press('ArrowUp')
  await expect(page.getByLabel(pin.latitude)).not.toHaveValue('-6.26070')
}

/** Goes from the hub to the summary, by the instant courier. */
async function chooseInstant(page: Page): Promise<void> {
  await shopper.firstShop(page).click()
  await expect(page.getByText(pin.hours('1-3'))).toBeVisible()
  await instant(page).check({ force: true })
  await press(page, checkout.continue)
  await expect(page.getByRole('heading', { name: checkout.summaryTitle })).toBeVisible()
  await expect(main(page).getByText('Instant, GRAB')).toBeVisible()
}

test(
  'a guest gives a pin and buys with an instant courier, by keyboard and without scripts',
  nightlyAnyWidth,
  async ({ page, browser, request }) => {
    // A separate backend is first filled with the demo company.
    test.setTimeout(240_000)
    const stopped = await watchPolicy(page.context())
    const ports = { shop: await findFreePort(), proxy: await findFreePort() }
    const backend = await BiteshipBackend.open(`http://localhost:${ports.shop}`)
    const shop = await ProxiedShop.openWithOwnPages(
      request,
      (incoming, outgoing) => passOn(incoming, outgoing, undefined, backend.url),
      { ports, env: { PAYMENT_URL: `${backend.url}/sandbox/payment` } },
    )
    const plain = await browser.newContext({ baseURL: shop.url, javaScriptEnabled: false })
    try {
      await shopper.putIntoCart(page, 1035, 'M', { shopUrl: shop.url })
      await page.goto(`${shop.url}/checkout`)
      await press(page, checkout.onlineDelivery)
      await shopper.fillAddress(page)
      await placeByLocation(page)
      const latitude = await page.getByLabel(pin.latitude).inputValue()
      await press(page, checkout.continue)
      await chooseInstant(page)
      await page.reload()
      await expect(main(page).getByText('Instant, GRAB')).toBeVisible()
      expect(backend.asked.at(-1)).toMatchObject({ destination_latitude: Number(latitude) })
      await page.getByLabel(checkout.guestEmail, { exact: true }).fill('sari@example.com')
      await press(page, checkout.goToPayment)
      await shopper.agreeToPay(page)
      await shopper.sandboxBill(page)

      const guest = await plain.newPage()
      await forms.startWithout(guest, 1035, 'L')
      await press(guest, checkout.onlineDelivery)
      await forms.fillAddress(guest)
      await guest.getByLabel(pin.latitude).fill('51,5')
      await guest.getByLabel(pin.longitude).fill('106,8139')
      await press(guest, checkout.continue)
      await expect(guest.getByText(pin.problems.pinOutside)).toBeVisible()
      await expect(guest.getByLabel(pin.latitude)).toHaveValue('51,5')
      await guest.getByLabel(pin.latitude).fill('-6,2607')
      await press(guest, checkout.continue)
      await expect(guest.getByRole('heading', { name: checkout.hubTitle })).toBeVisible()
      await chooseInstant(guest)
      expect(stopped).toEqual([])
    } finally {
      await plain.close()
      shop.stop()
      await backend.stop()
    }
  },
)
