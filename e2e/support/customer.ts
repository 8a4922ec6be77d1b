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

/** Somebody whom the company does not know yet. */
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

/** Somebody who has an account. */
export async function aCustomer(): Promise<TestCustomer> {
  const customer = aStranger()
  const { password } = customer
  await post('auth/sign-up', { ...customer, gender: 'FEMALE', password_conf: password })
  return customer
}

/** Ends all sessions of a customer, as a new password does. */
export async function endSessionsOf({ email, password }: TestCustomer): Promise<void> {
  const { access_token } = await post('auth/sign-in', { email, password })
  const passwords = { old_password: password, new_password: password, new_password_conf: password }
  await post('user/change-password', passwords, access_token)
}

/** Fills in the sign-in form of the page and sends it. */
export async function fillSignIn(page: Page, { email, password }: TestCustomer): Promise<void> {
  const auth = authMessages
  await page.getByLabel(auth.email, { exact: true }).fill(email)
  await page.getByLabel(auth.password, { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: auth.signIn, exact: true }).click()
}

/** Signs in by a call, and opens the page that is wanted then. */
export async function signIn(page: Page, customer: TestCustomer, next = '/account'): Promise<void> {
  const { email, password } = customer
  const response = await page.request.post('/api/session/sign-in', {
    headers: { Origin: e2e.shopUrl },
    data: { email, password },
  })
  expect(response.status()).toBe(200)
  await page.goto(next)
}

/** Signs out by a call. One of the page that is under way meanwhile would get 401, and lead to the home page. */
export async function signOutBehind(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.request.post('/api/session/sign-out', { headers: { Origin: e2e.shopUrl } })
}

/** The profile that a token opens at the backend; undefined for a token that opens none. */
export async function profileBy(token: string) {
  const data = await askBackend<{ profile: { name: string; email: string } } | undefined>(
    'user/profile',
    undefined,
    token,
  )
  return data?.profile
}

/** The token that a browser's session cookie holds, for tests that look where it must not be. */
export async function tokenIn(context: BrowserContext): Promise<string> {
  const sealed = (await context.cookies()).find(({ name }) => name === 'session')?.value ?? ''
  const password = await readFile(join(e2e.dataDir, 'session-password'), 'utf8')
  const { token = '' } = await unsealData<{ token?: string }>(sealed, { password })
  return token
}
