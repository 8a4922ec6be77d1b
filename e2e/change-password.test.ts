import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '#e2e/support/axe.ts'
import * as customers from '#e2e/support/customer.ts'
import { nightly, test } from '#e2e/support/test.ts'
import { accountMessages as account } from '#messages/account.ts'
import { authMessages as auth } from '#messages/auth.ts'

const path = '/account/change-password'
const next = 'teh tarik 99'
const changed = 'Your password has been changed.'

const main = (page: Page) => page.getByRole('main')
const field = (page: Page, label: string) => main(page).getByLabel(label, { exact: true })
const press = (page: Page) =>
  main(page).getByRole('button', { name: account.yesChangePassword, exact: true }).click()

async function change(page: Page, old: string, confirmation = next): Promise<void> {
  await field(page, auth.oldPassword).fill(old)
  await field(page, auth.newPassword).fill(next)
  await field(page, auth.newConfirmation).fill(confirmation)
  await press(page)
}

test(
  'changing the password keeps this browser signed in and signs out all others',
  nightly,
  async ({ page, browser }) => {
    const customer = await customers.aCustomer()
    const elsewhere = await browser.newPage()
    await customers.signIn(elsewhere, customer)
    await customers.signIn(page, customer, path)
    await change(page, customer.password)
    await expect(main(page).getByText(changed)).toBeVisible()
    await expect(field(page, auth.oldPassword)).toHaveValue('')
    await page.goto('/account')
    await expect(field(page, auth.email)).toHaveValue(customer.email)
    await elsewhere.reload()
    await expect(elsewhere.getByText(auth.sessionEnded)).toBeVisible()
    await customers.signIn(elsewhere, { ...customer, password: next })
    await elsewhere.close()
  },
)

test(
  'neither token nor passwords appear in any response, page or storage',
  nightly,
  async ({ page, context }) => {
    const customer = await customers.aCustomer()
    await customers.signIn(page, customer, path)
    const before = await customers.tokenIn(context)
    const answered = page.waitForResponse('**/api/user/change-password')
    await change(page, customer.password)
    const response = await answered
    await expect(main(page).getByText(changed)).toBeVisible()
    const after = await customers.tokenIn(context)
    expect(await customers.profileBy(after)).toMatchObject({ email: customer.email })
    expect(after).not.toBe(before)
    const storage = await page.evaluate(
      () => JSON.stringify([localStorage, sessionStorage]) + document.cookie,
    )
    const seen = [await response.text(), JSON.stringify(await response.allHeaders()), storage]
    const everything = [...seen, await page.content()].join()
    for (const secret of [after, before, customer.password, next]) {
      expect(everything).not.toContain(secret)
    }
  },
)

test(
  'each error is shown at its field, the first is focused, and the entered values stay',
  nightly,
  async ({ page }) => {
    const customer = await customers.aCustomer()
    await customers.signIn(page, customer, path)
    await press(page)
    await expect(field(page, auth.oldPassword)).toBeFocused()
    for (const problem of [
      'Please enter the old password',
      'Please enter the new password',
      'Please enter the new password confirmation',
    ]) {
      await expect(main(page).getByText(problem, { exact: true })).toBeVisible()
    }
    await change(page, customer.password, 'teh tarik 98')
    await expect(field(page, auth.newConfirmation)).toBeFocused()
    await expect(main(page).getByText("New password doesn't match the confirmation.")).toBeVisible()
    await change(page, 'not my password')
    await expect(field(page, auth.oldPassword)).toBeFocused()
    await expect(field(page, auth.oldPassword)).toHaveAttribute('aria-invalid', 'true')
    await expect(field(page, auth.newConfirmation)).toHaveValue(next)
    await change(page, customer.password)
    await expect(main(page).getByText(changed)).toBeVisible()
  },
)

test('a lost connection is reported, and the entered values stay', nightly, async ({ page }) => {
  const customer = await customers.aCustomer()
  await customers.signIn(page, customer, path)
  await page.route('**/api/user/change-password', (route) => route.abort())
  await change(page, customer.password)
  await expect(main(page).getByText('Connection failed, please try again')).toBeVisible()
  await expect(field(page, auth.newPassword)).toHaveValue(next)
})

test('a password is visible while its Show button is on', nightly, async ({ page }) => {
  await customers.signIn(page, await customers.aCustomer(), path)
  await field(page, auth.newPassword).fill(next)
  await main(page)
    .getByRole('button', { name: auth.show(auth.newPassword), exact: true })
    .click()
  await expect(field(page, auth.newPassword)).toHaveAttribute('type', 'text')
  await expect(field(page, auth.oldPassword)).toHaveAttribute('type', 'password')
})

test('password managers find the form', nightly, async ({ page, request }) => {
  const known = await request.get('/.well-known/change-password', { maxRedirects: 0 })
  expect([known.status(), known.headers().location]).toEqual([307, path])
  const customer = await customers.aCustomer()
  await customers.signIn(page, customer, path)
  const form = page.locator('form', { has: page.getByLabel(auth.newPassword, { exact: true }) })
  await expect(form.locator('input[autocomplete=username]')).toHaveValue(customer.email)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('changing the password keeps this browser signed in', nightly, async ({ page }) => {
    const customer = await customers.aCustomer()
    await page.goto(`/sign-in?next=${path}`)
    await customers.fillSignIn(page, customer)
    await press(page)
    await expect(main(page).getByText('Please enter the old password')).toBeVisible()
    await change(page, 'not my password')
    await expect(main(page).getByText('The old password is wrong.')).toBeVisible()
    await expect(field(page, auth.oldPassword)).toHaveValue('')
    await change(page, customer.password)
    await expect(main(page).getByText(changed)).toBeVisible()
    await page.reload()
    await expect(main(page).getByText(changed)).toBeHidden()
    await page.goto('/account')
    await expect(field(page, auth.email)).toHaveValue(customer.email)
  })
})

test('axe finds no problems, with and without errors', nightly, async ({ page }) => {
  await customers.signIn(page, await customers.aCustomer(), path)
  await expectAccessible(page)
  await press(page)
  await expect(field(page, auth.oldPassword)).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
})
