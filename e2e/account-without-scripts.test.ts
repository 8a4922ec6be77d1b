import { expect } from '@playwright/test'
import { field, fillSignUp, main, press } from '#e2e/support/account-pages.ts'
import * as customers from '#e2e/support/customer.ts'
import { nightly, test } from '#e2e/support/test.ts'
import { accountMessages as account } from '#messages/account.ts'
import { authMessages as auth } from '#messages/auth.ts'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a customer signs in and lands on the requested page', async ({ page }) => {
    const customer = await customers.aCustomer()
    await page.goto('/account')
    await customers.fillSignIn(page, { ...customer, password: 'something else' })
    await expect(main(page).getByText(/password is wrong/)).toBeVisible()
    await expect(field(page, auth.email)).toHaveValue(customer.email)
    await expect(field(page, auth.password)).toHaveValue('')
    expect(page.url()).not.toContain('@')
    await customers.fillSignIn(page, customer)
    await expect(page).toHaveURL(/\/account$/)
    await expect(field(page, auth.email)).toHaveValue(customer.email)
  })

  test("a form's message is shown only once", nightly, async ({ page }) => {
    await page.goto('/sign-in')
    await press(page, auth.signIn)
    await expect(main(page).getByText('Please enter your email address')).toBeVisible()
    await page.goto('/sign-in')
    await expect(main(page).getByText('Please enter your email address')).toBeHidden()
  })

  test(
    'a stranger signs up, sees what is wrong, and keeps the entered values',
    nightly,
    async ({ page }) => {
      const stranger = customers.aStranger()
      await page.goto('/sign-up')
      await fillSignUp(page, { ...stranger, password: 'short' })
      await expect(
        main(page).getByText('Password length should be at least 8 characters'),
      ).toBeVisible()
      await expect(field(page, auth.name)).toHaveValue(stranger.name)
      await expect(field(page, auth.genders.FEMALE)).toBeChecked()
      await fillSignUp(page, stranger)
      await expect(page).toHaveURL((url) => url.pathname === '/')
      await page.goto('/account')
      await expect(field(page, auth.name)).toHaveValue(stranger.name)
    },
  )

  test('a new password is mailed on request', nightly, async ({ page }) => {
    await page.goto('/forgot-password')
    await press(page, auth.sendPassword)
    await expect(main(page).getByText('Please enter your email address')).toBeVisible()
    await field(page, auth.email).fill('nobody@example.com')
    await press(page, auth.sendPassword)
    await expect(main(page).getByText(auth.passwordSent)).toBeVisible()
    await expect(field(page, auth.email)).toHaveValue('')
  })

  test(
    'a customer changes the profile and the newsletter, and signs out',
    nightly,
    async ({ page, context }) => {
      await page.goto('/sign-in?next=/account')
      await customers.fillSignIn(page, await customers.aCustomer())
      await field(page, auth.name).fill('')
      await press(page, account.save)
      await expect(main(page).getByText('Please enter your name')).toBeVisible()
      await field(page, auth.name).fill('Sari Ayu')
      await press(page, account.save)
      await expect(main(page).getByText(/successfully updated/)).toBeVisible()
      await expect(field(page, auth.name)).toHaveValue('Sari Ayu')
      await press(page, account.subscribe)
      await expect(main(page).getByText(account.subscribed)).toBeVisible()
      await page.getByRole('link', { name: account.signOut }).click()
      await expect(page.getByRole('heading', { name: account.confirmSignOut })).toBeVisible()
      await press(page, account.yesSignOut)
      await expect(page).toHaveURL(/\/sign-in$/)
      expect((await context.cookies()).map(({ name }) => name)).toEqual(['known'])
    },
  )

  test('a customer confirms and signs out everywhere', nightly, async ({ page, context }) => {
    await page.goto('/sign-in?next=/account')
    await customers.fillSignIn(page, await customers.aCustomer())
    await press(page, account.signOutEverywhere)
    await expect(page.getByRole('heading', { name: account.confirmEverywhere })).toBeVisible()
    expect((await context.cookies()).some(({ name }) => name === 'session')).toBe(true)
    await press(page, account.yesEverywhere)
    await expect(page).toHaveURL(/\/sign-in$/)
    expect((await context.cookies()).some(({ name }) => name === 'session')).toBe(false)
  })

  test(
    'an ended session is reported on the home page, after a submit and after a page load',
    nightly,
    async ({ page }) => {
      const customer = await customers.aCustomer()
      for (const go of [() => press(page, account.save), () => page.reload()]) {
        await page.goto('/sign-in?next=/account')
        await customers.fillSignIn(page, customer)
        await expect(field(page, auth.email)).toHaveValue(customer.email)
        await customers.endSessionsOf(customer)
        await go()
        await expect(page.getByText(auth.sessionEnded)).toBeVisible()
      }
    },
  )
})
