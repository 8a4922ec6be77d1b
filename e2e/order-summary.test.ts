import { rupiah } from '@etalase/contract/rules/money.ts'
import { expect, type Page } from '@playwright/test'
import { askBackend, orderState } from '#e2e/support/backend.ts'
import * as shopper from '#e2e/support/shopper.ts'
import { nightly, test } from '#e2e/support/test.ts'
import { formatRupiah } from '#lib/messages/formats.ts'
import { cartMessages } from '#messages/cart.ts'
import { checkoutMessages as checkout } from '#messages/checkout.ts'

const shirt = { id: 1038, size: 'M' }

/** Returns an amount in the summary, in whole rupiah; 0 when missing. */
async function amount(page: Page, label: string): Promise<number> {
  const row = page
    .getByRole('main')
    .locator('dl > div')
    .filter({ has: page.locator('dt', { hasText: label }) })
  if ((await row.count()) === 0) return 0
  return Number((await row.locator('dd').textContent())?.replaceAll(/[^\d-]/g, ''))
}

/** Returns the total after checking that all amounts add up to it. */
async function addedUp(page: Page): Promise<number> {
  const subtotal = await amount(page, cartMessages.subtotal)
  const discount = await amount(page, 'Discount')
  const shipping = await amount(page, checkout.shipping)
  const total = await amount(page, checkout.grandTotal)
  expect(total).toBe(subtotal + discount + shipping)
  return total
}

async function applyPromo(page: Page, code: string): Promise<void> {
  await page.getByRole('textbox', { name: checkout.promoCode }).fill(code)
  await page.getByRole('button', { name: checkout.applyPromo }).click()
}

async function openCheckout(page: Page): Promise<void> {
  await page.goto('/checkout')
  await expect(page.getByRole('heading', { name: checkout.shippingTypeTitle })).toBeVisible()
}

/** Goes from the shipping type to the summary of a pickup in a store that has one item of two. */
async function chooseStoreThatLacksOne(page: Page): Promise<void> {
  await page.getByRole('button', { name: checkout.storePickup }).click()
  await expect(page.getByRole('heading', { name: checkout.showroomTitle })).toBeVisible()
  await page.locator('main details').evaluateAll((regions) => {
    for (const region of regions) region.setAttribute('open', '')
  })
  const store = page.getByRole('listitem').filter({ hasText: checkout.shopStock(1, 2) })
  await store.first().getByRole('button').click(shopper.besideTheMiddle)
}

test.describe('a promo', () => {
  test.beforeEach(async ({ page }) => {
    await shopper.putIntoCart(page, shirt.id, shirt.size)
    await openCheckout(page)
  })

  test("is applied once, and the bill equals the summary's total", async ({ page }) => {
    await shopper.choosePickup(page)
    await applyPromo(page, 'halo10')
    await expect(page.getByText(checkout.discountBy('HALO10'))).toBeVisible()
    await expect(page.getByRole('textbox', { name: checkout.promoCode })).toBeHidden()
    const total = await addedUp(page)
    const billNo = await shopper.goToPayment(page)
    await expect(page.getByText(formatRupiah(rupiah(total)))).toBeVisible()
    expect(await orderState(billNo)).toMatchObject({ grand_total: total })
  })

  test('with an unknown code is refused with a message', nightly, async ({ page }) => {
    await shopper.choosePickup(page)
    const total = await addedUp(page)
    await applyPromo(page, 'NOPE')
    await expect(page.getByRole('main').getByText("This promo code isn't valid.")).toBeVisible()
    await expect(page.getByRole('textbox', { name: checkout.promoCode })).toBeFocused()
    expect(await addedUp(page)).toBe(total)
  })
})

test('offers that arrive late do not move fields or buttons', async ({ page }) => {
  const { promise: shown, resolve: show } = Promise.withResolvers<void>()
  await page.route('**/api/promo-offers', async (route) => {
    await shown
    await route.continue()
  })
  await shopper.putIntoCart(page, shirt.id, shirt.size)
  await openCheckout(page)
  await shopper.choosePickup(page)
  const fields = [
    page.getByLabel(checkout.guestEmail, { exact: true }),
    page.getByLabel(checkout.orderNotes),
    page.getByRole('textbox', { name: checkout.promoCode }),
    page.getByRole('button', { name: checkout.goToPayment }),
  ]
  const offers = page.getByRole('region', { name: checkout.offers })
  const places = () => Promise.all(fields.map((field) => field.boundingBox()))
  await fields[0]?.fill('sari@')
  const before = await places()
  await expect(offers).toHaveCount(0)
  show()
  await expect(offers).toBeVisible()
  expect(await places()).toEqual(before)
  await expect(page.locator(':focus')).toHaveValue('sari@')
})

test('the e-mail address comes first, by keyboard too', async ({ page }) => {
  await shopper.putIntoCart(page, shirt.id, shirt.size)
  await openCheckout(page)
  await shopper.choosePickup(page)
  const email = page.getByLabel(checkout.guestEmail, { exact: true })
  const promo = page.getByRole('textbox', { name: checkout.promoCode })
  const [above, below] = [await email.boundingBox(), await promo.boundingBox()]
  expect(above?.y).toBeLessThan(below?.y ?? 0)
  await promo.focus()
  const isBefore = await email.evaluate(
    (field) => field.compareDocumentPosition(document.activeElement ?? field) & 4,
  )
  expect(isBefore).toBe(4)
})

test.describe('a store that lacks an item', () => {
  test(
    'names what it leaves out, which stays in the cart after the purchase',
    nightly,
    async ({ page }) => {
      await shopper.putIntoCart(page, shirt.id, shirt.size)
      await shopper.putIntoCart(page, 1100, 'M', { qty: 2 })
      await openCheckout(page)
      await chooseStoreThatLacksOne(page)
      await expect(page.getByText(checkout.excluded(1))).toBeVisible()
      await expect(page.getByText(/has all your items\.$/)).toBeVisible()
      await addedUp(page)
      await shopper.goToPayment(page)
      await shopper.decide(page, 'OVO', 'The payment succeeds')
      await expect(page.getByRole('heading', { name: 'Order Success' })).toBeVisible()
      await page.goto('/cart')
      await expect(page.getByRole('main').getByRole('button', { name: /^Remove/ })).toHaveCount(1)
    },
  )
})

test.describe('the hand-off to the provider', () => {
  test.beforeEach(async ({ page }) => {
    await shopper.putIntoCart(page, shirt.id, shirt.size)
    await openCheckout(page)
  })

  test(
    'has a button in case the form is not sent by itself, and allows only the provider',
    nightly,
    async ({ page }) => {
      const answer = await page.request.get('/checkout', { maxRetries: 2 })
      const policy = answer.headers()['content-security-policy'] ?? ''
      await page.addInitScript(() => {
        HTMLFormElement.prototype.submit = () => {}
      })
      await page.reload()
      await shopper.choosePickup(page)
      await page.getByLabel(checkout.guestEmail, { exact: true }).fill('sari@example.com')
      await page.getByRole('button', { name: checkout.goToPayment }).click()
      await shopper.agreeToPay(page)
      const form = page.locator('form[method=post]', { has: page.locator('[name=signature]') })
      const target = new URL((await form.getAttribute('action')) ?? '')
      expect(policy).toContain(`form-action 'self' ${target.origin}`)
      await page.getByRole('button', { name: checkout.handOffButton }).click()
      await shopper.sandboxBill(page)
    },
  )

  test('does not happen with a bill over another amount: the page shows both amounts', async ({
    page,
  }) => {
    await page.route('**/api/checkout-trx', async (route) => {
      const response = await route.fetch({ maxRetries: 2 })
      const { data } = await response.json()
      const payment_data = { ...data.payment_data, bill_total: '999000' }
      await route.fulfill({ response, json: { data: { payment_data } } })
    })
    await shopper.choosePickup(page)
    const total = formatRupiah(rupiah(await addedUp(page)))
    await page.getByLabel(checkout.guestEmail, { exact: true }).fill('sari@example.com')
    await page.getByRole('button', { name: checkout.goToPayment }).click()
    await shopper.agreeToPay(page)
    await expect(page.getByText(checkout.billDiffers(total, 'IDR 999,000'))).toBeVisible()
    await expect(page).toHaveURL(/\/checkout/)
  })

  test(
    'requires an e-mail address and a confirmation, and "Not yet" sends nothing',
    nightly,
    async ({ page }) => {
      let orders = 0
      page.on('request', (request) => {
        if (request.url().endsWith('/api/checkout-trx')) orders++
      })
      await shopper.choosePickup(page)
      await page.getByRole('button', { name: checkout.goToPayment }).click()
      await expect(
        page.getByRole('main').getByText('Please input your email address.'),
      ).toBeVisible()
      await page.getByLabel(checkout.guestEmail, { exact: true }).fill('sari@example.com')
      await page.getByRole('button', { name: checkout.goToPayment }).click()
      await page.getByRole('dialog').getByRole('button', { name: checkout.notYet }).click()
      await expect(page.getByRole('dialog')).toBeHidden()
      expect(orders).toBe(0)
    },
  )
})

test('calling the API cannot skip a step, as the server checks each again', async ({ page }) => {
  await shopper.putIntoCart(page, shirt.id, shirt.size)
  await openCheckout(page)
  const asked = { product_detail_id: shirt.id, size: shirt.size, qty: 1 }
  const { showrooms } = await askBackend<{ showrooms: { id: number; is_hub: 0 | 1 }[] }>(
    'check-stock-location',
    asked,
  )
  const hub = showrooms.find(({ is_hub }) => is_hub)?.id
  const store = showrooms.find(({ is_hub }) => !is_hub)?.id
  const order = { shipping_type: 'ONLINE_DELIVERY', showroom_id: hub, guest_email: 'a@example.com' }
  const address = {
    address_recipient_name: 'Sari',
    address_recipient_phone: '081234567890',
    address_street: 'Jl. Melati 5',
    province_id: 31,
    city_id: 3174,
    subdistrict_id: 317403,
  }
  const codeOf = (data: object) =>
    page.evaluate(async (body) => {
      const headers = { 'Content-Type': 'application/json' }
      const init = { method: 'POST', headers, body: JSON.stringify(body) }
      return (await (await fetch('/api/checkout-trx', init)).json()).error?.code
    }, data)
  expect(await codeOf(order)).toBe('ADDRESS_INCOMPLETE')
  expect(await codeOf({ ...order, ...address })).toBe('SHIPPING_CHANGED')
  expect(await codeOf({ ...order, user_address_id: 1 })).toBe('UNAUTHORIZED')
  expect(await codeOf({ ...order, ...address, showroom_id: store })).toBe('INVALID_INPUT')
  const pickup = { shipping_type: 'PICKUP_ON_STORE', showroom_id: store }
  // It has neither a guest's e-mail address nor a signed-in customer.
  expect(await codeOf(pickup)).toBe('UNAUTHORIZED')
})
