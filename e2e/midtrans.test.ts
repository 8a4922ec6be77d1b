import { findFreePort } from '@etalase/processes/ports.ts'
import { expect } from '@playwright/test'
import { MidtransBackend, snapPages } from '#e2e/support/midtrans.ts'
import { watchPolicy } from '#e2e/support/policy-watch.ts'
import { ProxiedShop, passOn } from '#e2e/support/proxied-shop.ts'
import * as shopper from '#e2e/support/shopper.ts'
import { nightlyAnyWidth, test } from '#e2e/support/test.ts'
import { checkoutMessages as checkout } from '#messages/checkout.ts'
import { paymentMessages as payment } from '#messages/payment.ts'

test(
  'a guest chooses a channel at Midtrans, gets its number, pays, and sees the order as paid',
  nightlyAnyWidth,
  async ({ page, request }) => {
    // A separate backend is first filled with the demo company.
    test.setTimeout(180_000)
    const stopped = await watchPolicy(page.context())
    await page.route(`${snapPages}**`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>Snap</h1>' }),
    )
    const ports = { shop: await findFreePort(), proxy: await findFreePort() }
    const backend = await MidtransBackend.open(`http://localhost:${ports.shop}`)
    const shop = await ProxiedShop.openWithOwnPages(
      request,
      (incoming, outgoing) => passOn(incoming, outgoing, undefined, backend.url),
      { ports },
    )
    try {
      await shopper.putIntoCart(page, 1035, 'M', { shopUrl: shop.url })
      await page.goto(`${shop.url}/checkout`)
      await shopper.choosePickup(page)
      const channels = page.getByRole('list', { name: checkout.accepted }).getByRole('listitem')
      await expect(channels).toHaveText(['BCA', 'QRIS', 'GoPay', 'Akulaku PayLater', 'Alfamart'])
      await expect(page.getByText(checkout.payLater)).toBeVisible()
      await page.getByLabel(checkout.guestEmail, { exact: true }).fill('sari@example.com')
      await page.getByRole('button', { name: checkout.goToPayment }).click()
      await shopper.agreeToPay(page)
      await expect(page.getByRole('heading', { name: 'Snap' })).toBeVisible()
      const [charge] = backend.charges
      expect(charge?.enabled_payments).toEqual([
        'bca_va',
        'other_qris',
        'gopay',
        'akulaku',
        'alfamart',
      ])

      expect(await backend.tell('pending', '201')).toBe(200)
      const { order_id } = Object(charge?.transaction_details)
      const said = `order_id=${order_id}&status_code=201&transaction_status=pending`
      await page.goto(`${charge?.callbacks.finish}&${said}`)
      await expect(page.getByText('333333333333333')).toBeVisible()
      await expect(page.getByText(payment.outcomes.waiting.state)).toBeVisible()

      expect(await backend.tell('settlement', '200')).toBe(200)
      await page.goto(String(charge?.callbacks.finish))
      await expect(page.getByText(payment.outcomes.paid.text)).toBeVisible()
      expect(stopped).toEqual([])
    } finally {
      shop.stop()
      await backend.stop()
    }
  },
)
