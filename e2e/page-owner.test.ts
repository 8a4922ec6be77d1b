import { type BrowserContext, expect, type Page } from '@playwright/test'
import { field, main, press } from '#e2e/support/account-pages.ts'
import { askBackend } from '#e2e/support/backend.ts'
import * as customers from '#e2e/support/customer.ts'
import { anyWidth, nightly, nightlyAnyWidth, test } from '#e2e/support/test.ts'
import { accountMessages as account } from '#messages/account.ts'
import { authMessages as auth } from '#messages/auth.ts'
import { errorsMessages as errors } from '#messages/errors.ts'

/** Returns the backend's profile. */
async function profileOf({ email, password }: customers.TestCustomer) {
  const { access_token } = await askBackend<{ access_token: string }>('auth/sign-in', {
    email,
    password,
  })
  return customers.profileBy(access_token)
}

/** Leaves one customer's profile open in a tab, and signs in another one in a second tab without notifying the first. */
async function leftOpen(context: BrowserContext) {
  const [first, next] = [await customers.aCustomer(), await customers.aCustomer()]
  const tab = await context.newPage()
  await customers.signIn(tab, first)
  await field(tab, auth.name).fill('The one before')
  await customers.signOutBehind(tab)
  const { email, password } = next
  const headers = { Origin: new URL(tab.url()).origin }
  await context.request.post('/api/session/sign-in', { headers, data: { email, password } })
  return { tab, first, next }
}

async function showsTheNextOne(tab: Page, next: customers.TestCustomer): Promise<void> {
  await expect(tab.getByText(errors.sessionChanged)).toBeVisible()
  await expect(field(tab, auth.email)).toHaveValue(next.email)
  await expect(field(tab, auth.name)).toHaveValue(next.name)
  expect(await profileOf(next)).toMatchObject({ name: next.name, email: next.email })
}

test.describe('a tab left open by a customer', anyWidth, () => {
  test("changes nothing in the next customer's account, and shows that account", async ({
    context,
  }) => {
    const { tab, first, next } = await leftOpen(context)
    await press(tab, account.save)
    await showsTheNextOne(tab, next)
    await expect(main(tab)).not.toContainText(first.email)
  })

  test(
    'switches at once when the next customer signs in beside it',
    nightly,
    async ({ context }) => {
      const { tab, next } = await leftOpen(context)
      const beside = await context.newPage()
      await beside.goto('/')
      const announce = () => new BroadcastChannel('session').postMessage('signed-in')
      // The tab starts to listen some time after its page has loaded.
      await expect(async () => {
        await beside.evaluate(announce)
        await expect(tab.getByText(errors.sessionChanged)).toBeVisible({ timeout: 8000 })
      }).toPass()
      await showsTheNextOne(tab, next)
    },
  )

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test("changes nothing in the next customer's account, and says so", async ({ context }) => {
      const { tab, next } = await leftOpen(context)
      await press(tab, account.save)
      await showsTheNextOne(tab, next)
    })
  })
})

test('a new e-mail address requires the password', nightlyAnyWidth, async ({ page }) => {
  const customer = await customers.aCustomer()
  await customers.signIn(page, customer)
  await expect(field(page, auth.password)).toBeHidden()
  const email = `new-${customer.email}`
  await field(page, auth.email).fill(email)
  await press(page, account.save)
  await expect(main(page).getByText(auth.problems.passwordRequired)).toBeVisible()
  await field(page, auth.password).fill(customer.password)
  await press(page, account.save)
  await expect(main(page).getByText(account.profileSaved)).toBeVisible()
  expect(await profileOf({ ...customer, email })).toMatchObject({ email })
})
