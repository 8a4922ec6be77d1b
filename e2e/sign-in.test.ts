import type { Cart } from '@etalase/contract/cart.ts'
import { expect } from '@playwright/test'
import { field, fillSignUp, main, press } from '#e2e/support/account-pages.ts'
import { askBackend } from '#e2e/support/backend.ts'
import * as customers from '#e2e/support/customer.ts'
import { scripts } from '#e2e/support/scripts.ts'
import * as shopper from '#e2e/support/shopper.ts'
import { anyWidth, nightly, test } from '#e2e/support/test.ts'
import { pathOf } from '#lib/actions/action.ts'
import { signIn } from '#lib/actions/entry-actions.ts'
import { accountMessages as account } from '#messages/account.ts'
import { authMessages as auth } from '#messages/auth.ts'
import { headerMessages } from '#messages/header.ts'

test.describe('signing up and signing in', () => {
  test('a stranger signs up, and is signed in', async ({ page }) => {
    const stranger = customers.aStranger()
    await page.goto('/sign-up')
    await fillSignUp(page, stranger)
    await expect(page.getByText(auth.signedUp).first()).toBeVisible()
    await page.waitForURL((url) => url.pathname === '/')
    await page.goto('/account')
    await expect(page.getByRole('heading', { name: account.information })).toBeVisible()
    await expect(field(page, auth.email)).toHaveValue(stranger.email)
  })

  test("keeps a guest's cart", async ({ page }) => {
    const customer = await customers.aCustomer()
    await shopper.addToCart(page, 1001, 'M')
    await customers.signIn(page, customer)
    await expect(page.getByRole('link', { name: headerMessages.cart(1) })).toBeVisible()
  })

  test(
    'a form whose code cannot be loaded is posted as without scripts',
    anyWidth,
    async ({ page }) => {
      const customer = await customers.aCustomer()
      await page.goto('/sign-in')
      await page.waitForLoadState('networkidle')
      await page.route(scripts, (route) => route.abort())
      const posted = page.waitForRequest(
        (request) => request.isNavigationRequest() && request.method() === 'POST',
      )
      await customers.fillSignIn(page, customer)
      expect(new URL((await posted).url()).pathname).toBe(pathOf(signIn))
      await page.waitForURL((url) => url.pathname === '/')
      await page.goto('/account')
      await expect(field(page, auth.email)).toHaveValue(customer.email)
    },
  )

  test('empties the cart of the earlier device id', nightly, async ({ page, context }) => {
    const deviceOf = async () =>
      (await context.cookies()).find(({ name }) => name === 'device_id')?.value ?? ''
    const linesOf = async (device: string) => {
      const { cart } = await askBackend<{ cart: Cart }>(`cart?local_device_id=${device}`)
      return cart.cart_items.length
    }
    await shopper.addToCart(page, 1001, 'M')
    const before = await deviceOf()
    expect(await linesOf(before)).toBe(1)
    await customers.signIn(page, await customers.aCustomer())
    expect([await linesOf(before), await linesOf(await deviceOf())]).toEqual([0, 1])
  })

  test('leads to the requested page, with its query', nightly, async ({ page }) => {
    const customer = await customers.aCustomer()
    await page.goto('/account?from=mail&x=a%2Fb')
    await expect(page).toHaveURL(/\/sign-in\?next=/)
    await customers.fillSignIn(page, customer)
    await expect(page.getByText(auth.signedIn).first()).toBeVisible()
    await page.waitForURL((url) => url.pathname + url.search === '/account?from=mail&x=a%2Fb')
  })

  test('never redirects outside the shop', nightly, async ({ page }) => {
    await page.goto('/sign-in?next=%2F%2Fevil.example%2F')
    await customers.fillSignIn(page, await customers.aCustomer())
    await page.waitForURL((url) => url.pathname === '/')
    expect(new URL(page.url()).host).toMatch(/^localhost/)
  })

  test('skips the form for a signed-in customer', nightly, async ({ page }) => {
    await customers.signIn(page, await customers.aCustomer())
    await page.goto('/sign-in?next=/cart')
    await expect(page).toHaveURL(/\/cart$/)
  })

  test(
    'a wrong password shows an error at the field and as a toast, and the e-mail address stays',
    nightly,
    async ({ page }) => {
      const customer = await customers.aCustomer()
      await page.goto('/sign-in')
      await customers.fillSignIn(page, { ...customer, password: 'something else' })
      await expect(field(page, auth.password)).toBeFocused()
      await expect(field(page, auth.password)).toHaveAttribute('aria-invalid', 'true')
      await expect(field(page, auth.email)).toHaveValue(customer.email)
      await expect(page.getByRole('listitem').filter({ hasText: /wrong/ })).toBeVisible()
      await customers.fillSignIn(page, customer)
      await page.waitForURL((url) => url.pathname === '/')
    },
  )

  test('an address already in use shows an error at its field', nightly, async ({ page }) => {
    await page.goto('/sign-up')
    await fillSignUp(page, await customers.aCustomer())
    await expect(field(page, auth.email)).toBeFocused()
    await expect(main(page).getByText(/couldn't create this account/)).toBeVisible()
  })

  test(
    'a new password is mailed with the same answer, whether or not the address is known',
    nightly,
    async ({ page }) => {
      await page.goto('/forgot-password')
      for (const { email } of [await customers.aCustomer(), customers.aStranger()]) {
        await field(page, auth.email).fill(email)
        await press(page, auth.sendPassword)
        await expect(main(page).getByText(auth.passwordSent)).toBeVisible()
        await expect(field(page, auth.email)).toHaveValue('')
      }
      await page.getByRole('link', { name: auth.backToSignIn }).click()
      await expect(page.getByRole('heading', { name: auth.signIn, level: 1 })).toBeVisible()
    },
  )
})
