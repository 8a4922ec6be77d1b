import { orderNumber } from '@etalase/contract/rules/codes.ts'
import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '#e2e/support/axe.ts'
import * as customers from '#e2e/support/customer.ts'
import { payOrder, placeOrder } from '#e2e/support/customer-orders.ts'
import { mailedPath } from '#e2e/support/guest-orders.ts'
import { anyWidth, nightlyAnyWidth, test } from '#e2e/support/test.ts'
import { deleteAccountMessages as deleteAccount } from '#messages/account.ts'
import { authMessages } from '#messages/auth.ts'
import { guestOrderMessages } from '#messages/guest-order.ts'
import { ordersMessages as orders } from '#messages/orders.ts'

const main = (page: Page) => page.getByRole('main')

async function confirm(page: Page, password: string) {
  await main(page).getByLabel(deleteAccount.password, { exact: true }).fill(password)
  await main(page).getByRole('button', { name: deleteAccount.confirm }).click()
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test(
    'a customer deletes the account, and can sign up again with the same e-mail address',
    anyWidth,
    async ({ page, context }) => {
      const customer = await customers.aCustomer()
      const order = await placeOrder(customer, { isPickup: true })
      const path = await mailedPath(orderNumber(order.trx_ref), 'order-received')
      await customers.signIn(page, customer)
      await main(page).getByRole('link', { name: deleteAccount.title }).click()
      await confirm(page, 'something else')
      await expect(main(page).getByText('The password is wrong.')).toBeVisible()
      await confirm(page, customer.password)
      await expect(page).toHaveURL(/\/sign-in$/)
      await expect(main(page).getByText('Your account has been deleted.')).toBeVisible()
      const names = (await context.cookies()).map(({ name }) => name)
      expect(
        names.filter((name) => ['session', 'device_id', 'order', 'known'].includes(name)),
      ).toEqual([])
      await customers.fillSignIn(page, customer)
      await expect(main(page).getByText(/password is wrong/)).toBeVisible()
      await page.goto(path)
      await expect(main(page).getByText(guestOrderMessages.expiredTitle)).toBeVisible()
      const again = { ...customer, gender: 'FEMALE', password_conf: customer.password }
      const signedUp = await page.request.post('/api/session/sign-up', {
        headers: { Origin: new URL(page.url()).origin },
        data: again,
      })
      expect(signedUp.status()).toBe(200)
      await page.goto('/account/orders')
      await expect(main(page).getByText(orders.emptyTitle)).toBeVisible()
    },
  )

  test(
    'an account with a paid order under way is kept, and the page says why',
    nightlyAnyWidth,
    async ({ page }) => {
      const customer = await customers.aCustomer()
      await payOrder(await placeOrder(customer, { isPickup: true }))
      await customers.signIn(page, customer, '/account/delete')
      await confirm(page, customer.password)
      await expect(main(page).getByText(/hasn't reached you yet/)).toBeVisible()
      await page.goto('/account')
      await expect(main(page).getByLabel(authMessages.name, { exact: true })).toHaveValue(
        customer.name,
      )
    },
  )
})

test(
  'a browser elsewhere reports an ended session after the deletion',
  nightlyAnyWidth,
  async ({ page, browser }) => {
    const customer = await customers.aCustomer()
    const elsewhere = await browser.newPage()
    await customers.signIn(elsewhere, customer)
    await customers.signIn(page, customer, '/account/delete')
    await expectAccessible(page)
    await confirm(page, customer.password)
    await expect(main(page).getByText('Your account has been deleted.')).toBeVisible()
    await elsewhere.reload()
    await expect(elsewhere.getByText(authMessages.sessionEnded)).toBeVisible()
  },
)

test('a guest who opens the page is asked to sign in', anyWidth, async ({ page }) => {
  await page.goto('/account/delete')
  await expect(page).toHaveURL(/\/sign-in\?next=/)
})
