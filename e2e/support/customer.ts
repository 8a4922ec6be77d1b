import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type BrowserContext, expect, type Page } from '@playwright/test'
import { unsealData } from 'iron-session'
import { e2e } from '#e2e/settings.ts'
import { askBackend } from '#e2e/support/backend.ts'
import { authMessages } from '#messages/auth.ts'

export interface TestCustomer {
  name: string
  email: string
  password: string
}

/** Returns a person without an account. */
export const aStranger = (): TestCustomer => ({
  name: 'Sari Dewi',
  email: `sari-${randomUUID().slice(0, 8)}@example.com`,
  password: 'kopi susu 88',
})

async function post(path: string, body: object, token = ''): Promise<{ access_token: string }> {
  const response = await fetch(`${e2e.backendUrl}/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(token ? { Authorization: token } : {}) },
    body: JSON.stringify(body),
  })
  expect(response.status).toBe(200)
  const { data } = await response.json()
  return data
}

/** Signs up a customer. */
export async function aCustomer(): Promise<TestCustomer> {
  const customer = aStranger()
  const { password } = customer
  await post('auth/sign-up', { ...customer, gender: 'FEMALE', password_conf: password })
  return customer
}

/** Ends all of a customer's sessions, as a new password does. */
export async function endSessionsOf({ email, password }: TestCustomer): Promise<void> {
  const { access_token } = await post('auth/sign-in', { email, password })
  const passwords = { old_password: password, new_password: password, new_password_conf: password }
  await post('user/change-password', passwords, access_token)
}

/** Fills in and sends the page's sign-in form. */
export async function fillSignIn(page: Page, { email, password }: TestCustomer): Promise<void> {
  const auth = authMessages
  await page.getByLabel(auth.email, { exact: true }).fill(email)
  await page.getByLabel(auth.password, { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: auth.signIn, exact: true }).click()
}

/** Signs in by a call, then opens a page. */
export async function signIn(page: Page, customer: TestCustomer, next = '/account'): Promise<void> {
  const { email, password } = customer
  const response = await page.request.post('/api/session/sign-in', {
    headers: { Origin: e2e.shopUrl },
    data: { email, password },
  })
  expect(response.status()).toBe(200)
  await page.goto(next)
}

/** Signs out by a call, once the page is idle: a pending call would get 401 and lead to the home page. */
export async function signOutBehind(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.request.post('/api/session/sign-out', { headers: { Origin: e2e.shopUrl } })
}

/** Returns the backend's profile for a token; undefined for an invalid token. */
export async function profileBy(token: string) {
  const data = await askBackend<{ profile: { name: string; email: string } } | undefined>(
    'user/profile',
    undefined,
    token,
  )
  return data?.profile
}

/** Returns the token in a browser's session cookie, for tests that check where it must not appear. */
export async function tokenIn(context: BrowserContext): Promise<string> {
  const sealed = (await context.cookies()).find(({ name }) => name === 'session')?.value ?? ''
  const password = await readFile(join(e2e.dataDir, 'session-password'), 'utf8')
  const { token = '' } = await unsealData<{ token?: string }>(sealed, { password })
  return token
}
