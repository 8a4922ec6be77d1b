import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '#e2e/support/axe.ts'
import * as customers from '#e2e/support/customer.ts'
import { addPasskeyDevice } from '#e2e/support/passkey-device.ts'
import { anyWidth, nightlyAnyWidth, test } from '#e2e/support/test.ts'
import { authMessages as auth } from '#messages/auth.ts'
import { passkeysMessages as passkeys } from '#messages/passkeys.ts'

const path = '/account/change-password'
const main = (page: Page) => page.getByRole('main')

let removeDevice = async (): Promise<unknown> => undefined
// A browser has one such device at a time.
test.afterEach(() => removeDevice())

async function withDevice(page: Page) {
  const added = await addPasskeyDevice(page)
  const { client, device } = added
  removeDevice = () =>
    client.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId: device })
  return added
}

async function addPasskey(page: Page, password: string, name: string) {
  await page.getByLabel(passkeys.name).fill(name)
  await page.getByLabel(passkeys.password, { exact: true }).fill(password)
  await page.getByRole('button', { name: passkeys.add }).click()
  await expect(page.getByRole('button', { name: passkeys.removeNamed(name) })).toBeVisible()
}

test(
  'a customer adds a passkey, signs in by it, and no longer once it is removed',
  anyWidth,
  async ({ page }) => {
    const customer = await customers.aCustomer()
    await customers.signIn(page, customer, path)
    await withDevice(page)
    await expectAccessible(page)
    await page.getByLabel(passkeys.password, { exact: true }).fill('not the password')
    await page.getByRole('button', { name: passkeys.add }).click()
    await expect(main(page)).toContainText(/password is wrong/)
    await addPasskey(page, customer.password, 'My phone')
    await expectAccessible(page)

    await customers.signOutBehind(page)
    await page.goto(`/sign-in?next=${path}`)
    await expect(page).toHaveURL(new RegExp(`${path}$`))
    await expect(page.getByText('My phone', { exact: true })).toBeVisible()

    await page.getByRole('button', { name: passkeys.removeNamed('My phone') }).click()
    await expect(main(page)).toContainText(passkeys.none)
    await customers.signOutBehind(page)
    await page.goto('/sign-in')
    await page.getByRole('button', { name: passkeys.signIn }).click()
    await expect(page).toHaveURL(/\/sign-in/)
    expect((await page.request.get('/account', { maxRedirects: 0 })).status()).toBe(307)
  },
)

test('a new customer creates a passkey with the account', nightlyAnyWidth, async ({ page }) => {
  const customer = customers.aStranger()
  await page.goto(`/sign-up?next=${path}`)
  const { client, device } = await withDevice(page)
  await page.getByLabel(auth.name, { exact: true }).fill(customer.name)
  await page.getByText(auth.genders.FEMALE, { exact: true }).click()
  await main(page).getByLabel(auth.email, { exact: true }).fill(customer.email)
  await page.getByLabel(auth.password, { exact: true }).fill(customer.password)
  await page.getByLabel(auth.confirmation, { exact: true }).fill(customer.password)
  await page.getByLabel(passkeys.atSignUp).check()
  await main(page).getByRole('button', { name: auth.signUp, exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`${path}$`))
  await expect(page.getByRole('button', { name: passkeys.removeNamed('Passkey') })).toBeVisible()
  const { credentials } = await client.send('WebAuthn.getCredentials', { authenticatorId: device })
  expect(credentials).toHaveLength(1)
})
