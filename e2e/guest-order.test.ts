import { expect, type Page } from '@playwright/test'
import { untilOpen } from '#e2e/support/attack.ts'
import { expectAccessible } from '#e2e/support/axe.ts'
import { mailAbout, piecesIn, shopsWith } from '#e2e/support/backend.ts'
import { ShopWithChanges } from '#e2e/support/changes.ts'
import * as customers from '#e2e/support/customer.ts'
import { payOrder, placeOrder } from '#e2e/support/customer-orders.ts'
import { type GuestOrder, mailedPath, placeGuestOrder } from '#e2e/support/guest-orders.ts'
import { continuePayment, pageOf } from '#e2e/support/order-pages.ts'
import { sandboxBill } from '#e2e/support/shopper.ts'
import { anyWidth, nightly, nightlyAnyWidth, test } from '#e2e/support/test.ts'
import { footerMessages } from '#messages/footer.ts'
import { guestOrderMessages as guestOrder } from '#messages/guest-order.ts'
import { ordersMessages as orders } from '#messages/orders.ts'

const { PICKUP_ON_STORE: pickup } = orders.statuses

/** Counts the pieces of the ordered shirt in all stores. */
async function piecesOnSale(): Promise<number> {
  const shops = await shopsWith(1035, 'M', 1)
  const pieces = await Promise.all(shops.map((shop) => piecesIn(shop.showroom_name, 1035, 'M')))
  return pieces.reduce((sum, qty) => sum + qty, 0)
}

const main = (page: Page) => page.getByRole('main')

async function type(page: Page, { number, email }: Pick<GuestOrder, 'number' | 'email'>) {
  await main(page).getByLabel(guestOrder.number).fill(number)
  await main(page).getByLabel(guestOrder.email).fill(email)
}

async function lookUp(page: Page, given: Pick<GuestOrder, 'number' | 'email'>) {
  await type(page, given)
  await main(page).getByRole('button', { name: guestOrder.open }).click()
}

const openedOrder = (page: Page, { number }: GuestOrder) =>
  expect(main(page).getByText(orders.number(number), { exact: true })).toBeVisible()

const waits = (page: Page) =>
  expect(main(page).getByRole('heading', { name: pickup.PENDING.title })).toBeVisible()

test.describe('a guest on another device', () => {
  test('opens an order by number and e-mail address, and pays it', anyWidth, async ({ page }) => {
    const order = await placeGuestOrder()
    await page.goto('/order')
    await expectAccessible(page)
    await lookUp(page, { ...order, number: order.number.toLowerCase() })
    await openedOrder(page, order)
    await waits(page)
    await expect(main(page)).toContainText(/\d h \d+ min left/)
    await expect(page).toHaveURL(/\/order$/)
    await expectAccessible(page)
    await continuePayment(page).click()
    expect(await sandboxBill(page)).toBe(order.trx_ref)
  })

  test(
    'opens it by the mailed link, whose token disappears from the address',
    anyWidth,
    async ({ page }) => {
      const order = await placeGuestOrder()
      await page.goto(await mailedPath(order.number, 'order-received'))
      await openedOrder(page, order)
      await expect(page).toHaveURL(/\/order$/)
      expect(await page.content()).not.toContain('token=')
      await page.goBack()
      await expect(page).not.toHaveURL(/token/)
    },
  )

  test('sees the payment when returning to the page', nightlyAnyWidth, async ({ page }) => {
    const order = await placeGuestOrder()
    await page.goto(await mailedPath(order.number, 'order-received'))
    await waits(page)
    await payOrder(order)
    const isPaid = main(page).getByRole('heading', { name: pickup.PAID.title })
    // Retries until the page has hydrated and listens.
    await expect(async () => {
      await page.evaluate(() =>
        document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
      )
      await expect(isPaid).toBeVisible({ timeout: 1_000 })
    }).toPass()
  })

  test(
    'closes it, and the next person at the device cannot see it',
    nightlyAnyWidth,
    async ({ page }) => {
      const order = await placeGuestOrder()
      await page.goto(await mailedPath(order.number, 'order-received'))
      await main(page).getByRole('button', { name: guestOrder.close }).click()
      await expect(main(page).getByLabel(guestOrder.number)).toBeVisible()
      await page.goto('/order/pickup')
      await expect(main(page).getByLabel(guestOrder.number)).toBeVisible()
      expect((await page.request.get('/api/order')).status()).toBe(404)
    },
  )
})

test.describe('without scripts', anyWidth, () => {
  test.use({ javaScriptEnabled: false })

  test('a guest opens an order, sees what to pay, and closes it', async ({ page }) => {
    const order = await placeGuestOrder()
    await page.goto('/order')
    await lookUp(page, order)
    await openedOrder(page, order)
    await waits(page)
    await expect(continuePayment(page)).toBeVisible()
    await main(page).getByRole('button', { name: guestOrder.close }).click()
    await expect(main(page).getByLabel(guestOrder.number)).toBeVisible()
  })

  test(
    'a wrong number, wrong address or empty field shows an error and keeps the entered values',
    nightly,
    async ({ page }) => {
      const order = await placeGuestOrder()
      await page.goto('/order')
      const said: string[] = []
      for (const given of [
        { ...order, number: '00000000' },
        { ...order, email: 'mallory@example.com' },
      ]) {
        await lookUp(page, given)
        await expect(main(page).getByLabel(guestOrder.number)).toHaveValue(given.number)
        await expect(main(page).getByLabel(guestOrder.email)).toHaveValue(given.email)
        said.push(
          await main(page)
            .getByText(/couldn't find an order/)
            .innerText(),
        )
      }
      expect(said[0]).toBe(said[1])
      await lookUp(page, { number: '', email: 'sari' })
      await expect(main(page).getByText(guestOrder.problems.numberRequired)).toBeVisible()
      await expect(main(page).getByText(guestOrder.problems.emailInvalid)).toBeVisible()
    },
  )

  test(
    'a link is mailed, with the same answer whether or not the order exists',
    nightly,
    async ({ page }) => {
      const order = await placeGuestOrder()
      const answers: string[] = []
      for (const given of [{ ...order, email: 'mallory@example.com' }, order]) {
        await page.goto('/order')
        await type(page, given)
        await main(page).getByRole('button', { name: guestOrder.mailLink }).click()
        answers.push(
          await main(page)
            .getByText(/emailed you a new link/)
            .innerText(),
        )
      }
      expect(answers[0]).toBe(answers[1])
      await page.goto(await mailedPath(order.number, 'order-link'))
      await openedOrder(page, order)
    },
  )

  test(
    'a link to another order asks first, names both orders, and opens it by one press',
    nightly,
    async ({ page }) => {
      const [open, other] = [await placeGuestOrder(), await placeGuestOrder()]
      await page.goto(await mailedPath(open.number, 'order-received'))
      await openedOrder(page, open)
      const path = await mailedPath(other.number, 'order-received')
      await page.goto(path)
      await expect(page).toHaveURL(/\/order\/offered$/)
      for (const { number } of [open, other])
        await expect(main(page).getByText(number).first()).toBeVisible()
      await main(page).getByRole('link', { name: guestOrder.decline }).click()
      await openedOrder(page, open)
      await page.goto(path)
      await main(page).getByRole('button', { name: guestOrder.open }).click()
      await openedOrder(page, other)
      await page.goto(path)
      await openedOrder(page, other)
    },
  )

  test('an invalid or expired link says so and offers a new one', nightly, async ({ page }) => {
    await page.goto('/order/open?token=1.1600000000.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA')
    await expect(main(page).getByRole('heading', { name: guestOrder.expiredTitle })).toBeVisible()
    await main(page).getByRole('button', { name: guestOrder.newLink }).click()
    await expect(main(page).getByText(/emailed you a new link/)).toBeVisible()
  })
})

test.describe('an unpaid order', () => {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(
      javaScriptEnabled ? 'with scripts' : 'without scripts',
      javaScriptEnabled ? anyWidth : nightlyAnyWidth,
      () => {
        test.use({ javaScriptEnabled })

        test('is cancelled by its guest after a confirmation, and its piece is on sale again', async ({
          page,
        }) => {
          const before = await piecesOnSale()
          const order = await placeGuestOrder()
          expect(await piecesOnSale()).toBe(before - 1)
          await page.goto(await mailedPath(order.number, 'order-received'))
          const yes = main(page).getByRole('button', { name: orders.confirmCancel })
          await expect(yes).toBeHidden()
          await main(page).getByText(orders.cancel, { exact: true }).click()
          await yes.click()
          await expect(main(page).getByText('Your order is cancelled.')).toBeVisible()
          await expect(
            main(page).getByRole('heading', { name: pickup.CANCELLED.title }),
          ).toBeVisible()
          await expect(continuePayment(page)).toHaveCount(0)
          expect(await piecesOnSale()).toBe(before)
        })
      },
    )
  }

  test(
    'that is paid before the cancellation is kept, and the page says why',
    nightlyAnyWidth,
    async ({ page }) => {
      const order = await placeGuestOrder()
      // Requested when the page's scripts start, then only when the shopper returns to the page.
      const asked = page.waitForResponse('**/api/order')
      await page.goto(await mailedPath(order.number, 'order-received'))
      await asked
      await main(page).getByText(orders.cancel, { exact: true }).click()
      await payOrder(order)
      await main(page).getByRole('button', { name: orders.confirmCancel }).click()
      await expect(main(page).getByText(/paid and can no longer be cancelled/)).toBeVisible()
      await expect(main(page).getByRole('heading', { name: pickup.PAID.title })).toBeVisible()
      await expectAccessible(page)
    },
  )

  test('of a customer is cancelled in the account', nightlyAnyWidth, async ({ page }) => {
    const customer = await customers.aCustomer()
    const order = await placeOrder(customer)
    await customers.signIn(page, customer)
    await page.goto(pageOf(order))
    await main(page).getByText(orders.cancel, { exact: true }).click()
    await expectAccessible(page)
    await main(page).getByRole('button', { name: orders.confirmCancel }).click()
    await expect(page).toHaveURL(new RegExp(`${pageOf(order)}$`))
    await expect(main(page).getByText('Your order is cancelled.')).toBeVisible()
    await page.reload()
    await expect(main(page).getByText('Your order is cancelled.')).toBeHidden()
  })
})

test('the chat opens with the order number filled in', nightlyAnyWidth, async ({ page }) => {
  const order = await placeGuestOrder()
  await page.goto(await mailedPath(order.number, 'order-received'))
  const chat = main(page).getByRole('link', { name: footerMessages.chat })
  const href = (await chat.getAttribute('href')) ?? ''
  expect(new URL(href).searchParams.get('text')).toContain(order.number)
  expect(href).not.toContain(order.email)
})

test(
  'the 404 page, the footer and My Orders link to the look-up page',
  nightlyAnyWidth,
  async ({ page }) => {
    await page.goto('/no-such-page')
    await main(page).getByRole('link', { name: guestOrder.title }).click()
    await expect(main(page).getByLabel(guestOrder.number)).toBeVisible()
    const fromFooter = page.getByRole('contentinfo').locator('a', { hasText: guestOrder.title })
    await expect(fromFooter).toHaveAttribute('href', '/order')
    await customers.signIn(page, await customers.aCustomer(), '/account/orders')
    await main(page).getByRole('link', { name: orders.asGuestLink }).click()
    await expect(main(page).getByLabel(guestOrder.number)).toBeVisible()
  },
)

test('the offer to open another order is accessible', nightlyAnyWidth, async ({ page }) => {
  const [open, other] = [await placeGuestOrder(), await placeGuestOrder()]
  for (const { number } of [open, other])
    await page.goto(await mailedPath(number, 'order-received'))
  await expect(main(page).getByRole('heading', { name: guestOrder.offerTitle })).toBeVisible()
  await expectAccessible(page)
})

test('its errors are accessible', nightlyAnyWidth, async ({ page }) => {
  await page.goto('/order/open?token=1.2.3')
  await expect(main(page).getByRole('heading', { name: guestOrder.expiredTitle })).toBeVisible()
  await expectAccessible(page)
  await lookUp(page, { number: '', email: 'sari' })
  const number = main(page).getByLabel(guestOrder.number)
  await expect(number).toHaveAccessibleDescription(new RegExp(guestOrder.problems.numberRequired))
  await expectAccessible(page)
})

test('the page is neither indexed nor cached', anyWidth, async ({ page }) => {
  const order = await placeGuestOrder()
  for (const path of ['/order', await mailedPath(order.number, 'order-received')]) {
    const response = await page.goto(path)
    expect(response?.headers()['cache-control']).toMatch(/no-store/)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  }
  expect(await mailAbout(order.number, 'order-link')).toBeNull()
})

test(
  'the page says where to turn when the backend lacks these calls',
  nightlyAnyWidth,
  async ({ page }) => {
    const shop = await ShopWithChanges.open()
    try {
      shop.missing = ['/order-lookup', '/order-by-token', '/order-link']
      await untilOpen(shop.url)
      await page.goto(`${shop.url}/order`)
      await expect(main(page).getByText(guestOrder.unavailableText)).toBeVisible()
      await expect(main(page).getByLabel(guestOrder.number)).toHaveCount(0)
      await expect(main(page).getByRole('link', { name: footerMessages.chat })).toBeVisible()
      await page.goto(`${shop.url}/order/open?token=1.2.3`)
      await expect(main(page).getByText(guestOrder.unavailableText)).toBeVisible()
      await expectAccessible(page)
    } finally {
      shop.stop()
    }
  },
)
