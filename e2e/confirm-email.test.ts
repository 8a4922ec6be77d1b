import { expect, type Page } from '@playwright/test'
import { untilOpen } from '#e2e/support/attack.ts'
import { expectAccessible } from '#e2e/support/axe.ts'
import { ShopWithChanges } from '#e2e/support/changes.ts'
import { confirmationPath } from '#e2e/support/confirmation-mail.ts'
import * as customers from '#e2e/support/customer.ts'
import { type GuestOrder, mailedPath, placeGuestOrder } from '#e2e/support/guest-orders.ts'
import { anyWidth, nightly, nightlyAnyWidth, test } from '#e2e/support/test.ts'
import { confirmEmailMessages as confirmEmail } from '#messages/confirm-email.ts'
import { ordersMessages as orders } from '#messages/orders.ts'

const main = (page: Page) => page.getByRole('main')
const press = (page: Page, name: string) => main(page).getByRole('button', { name }).click()
const link = (page: Page, name: string) => main(page).getByRole('link', { name })

/** Creates a customer who has also ordered as a guest with the same address. */
async function aCustomerWithGuestOrder() {
  const customer = await customers.aCustomer()
  return { customer, order: await placeGuestOrder(1035, 'M', customer.email) }
}

const listed = (page: Page, { number }: GuestOrder) =>
  main(page).getByText(orders.number(number), { exact: true })

test.describe('without JavaScript and signed out', () => {
  test.use({ javaScriptEnabled: false })

  test(
    'pressing the button behind the mailed link moves the orders; opening the link does not',
    anyWidth,
    async ({ page }) => {
      const { customer, order } = await aCustomerWithGuestOrder()
      const path = await confirmationPath(customer.email)
      await page.goto(path)
      await expect(main(page).getByText(confirmEmail.warning)).toBeVisible()
      await customers.signIn(page, customer, '/account/orders')
      await expect(listed(page, order)).toHaveCount(0)
      await page.context().clearCookies()
      await page.goto(path)
      await press(page, confirmEmail.confirm)
      await expect(page).toHaveURL(/\/confirm-email$/)
      await expect(main(page).getByText(/One order .* is now in your account/)).toBeVisible()
      await link(page, confirmEmail.toOrders).click()
      await customers.fillSignIn(page, customer)
      await expect(page).toHaveURL(/\/account\/orders$/)
      await expect(listed(page, order)).toBeVisible()
      await expect(main(page).getByText(confirmEmail.hint)).toHaveCount(0)
    },
  )

  test('a used link says so, and offers a new one', nightlyAnyWidth, async ({ page }) => {
    const { email } = await customers.aCustomer()
    const path = await confirmationPath(email)
    for (const said of [/is confirmed\.$/, /was already used/]) {
      await page.goto(path)
      await press(page, confirmEmail.confirm)
      await expect(main(page).getByText(said)).toBeVisible()
    }
    await link(page, confirmEmail.newLink).click()
    await expect(page).toHaveURL(/\/sign-in\?next=/)
  })

  test(
    'My Orders explains the confirmation, and mails the link again',
    nightlyAnyWidth,
    async ({ page }) => {
      const customer = await customers.aCustomer()
      await customers.signIn(page, customer, '/account/orders')
      await expect(main(page).getByText(confirmEmail.hintText(customer.email))).toBeVisible()
      await press(page, confirmEmail.sendLink)
      await expect(main(page).getByText(/emailed you a link/)).toBeVisible()
    },
  )
})

test('the pages have no accessibility problems', nightly, async ({ page }) => {
  const customer = await customers.aCustomer()
  await page.goto(await confirmationPath(customer.email))
  await expectAccessible(page)
  await page.goto('/confirm-email')
  await expect(main(page).getByText(confirmEmail.noLink)).toBeVisible()
  await expectAccessible(page)
  await customers.signIn(page, customer, '/account/orders')
  await expectAccessible(page)
})

test('a forged link is refused with an explanation', nightlyAnyWidth, async ({ page }) => {
  await page.goto('/confirm-email?token=1.9999999999.forged')
  await press(page, confirmEmail.confirm)
  await expect(main(page).getByText(/no longer works/)).toBeVisible()
  await expect(link(page, confirmEmail.newLink)).toBeVisible()
})

test(
  'a guest’s order page offers an account, and a customer’s does not',
  nightlyAnyWidth,
  async ({ page }) => {
    const order = await placeGuestOrder()
    const path = await mailedPath(order.number, 'order-received')
    await page.goto(path)
    const offer = link(page, confirmEmail.keepOrder)
    await expect(offer).toHaveAttribute('href', '/sign-up?next=/account/orders')
    await expectAccessible(page)
    await customers.signIn(page, await customers.aCustomer(), path)
    await expect(listed(page, order)).toBeVisible()
    await expect(offer).toHaveCount(0)
  },
)

test(
  'a shop whose backend lacks these calls offers no account, and says that links cannot be confirmed',
  nightlyAnyWidth,
  async ({ page }) => {
    const order = await placeGuestOrder()
    const shop = await ShopWithChanges.open()
    try {
      shop.missing = ['/auth/confirm-email', '/user/confirmation-mail']
      await untilOpen(shop.url)
      await page.goto(shop.url + (await mailedPath(order.number, 'order-received')))
      await expect(listed(page, order)).toBeVisible()
      await expect(link(page, confirmEmail.keepOrder)).toHaveCount(0)
      await page.goto(`${shop.url}/confirm-email?token=a`)
      await press(page, confirmEmail.confirm)
      await expect(main(page).getByText(confirmEmail.notOffered)).toBeVisible()
    } finally {
      shop.stop()
    }
  },
)
