import type { Page } from '@playwright/test'
import type { TestCustomer } from '#e2e/support/customer.ts'
import { authMessages as auth } from '#messages/auth.ts'

export const main = (page: Page) => page.getByRole('main')
export const field = (page: Page, label: string) =>
  main(page).getByLabel(label, { exact: true }).filter({ visible: true })
export const press = (page: Page, name: string) =>
  main(page).getByRole('button', { name, exact: true }).click()

/** Fills in and sends the sign-up form. */
export async function fillSignUp(page: Page, stranger: TestCustomer): Promise<void> {
  await field(page, auth.name).fill(stranger.name)
  await field(page, auth.genders.FEMALE).check({ force: true })
  await field(page, auth.email).fill(stranger.email)
  await field(page, auth.password).fill(stranger.password)
  await field(page, auth.confirmation).fill(stranger.password)
  await press(page, auth.signUp)
}
