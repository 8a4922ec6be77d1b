import { expect, type Page } from '@playwright/test'
import { fillSignUp } from '../../support/account-pages.ts'
import { aStranger, type TestCustomer } from '../../support/customer.ts'

/** Signs a new customer up in the shop. */
export async function signUp(page: Page): Promise<TestCustomer> {
  const customer = aStranger()
  await page.goto('/sign-up')
  await fillSignUp(page, customer)
  await expect(page).not.toHaveURL(/sign-up/)
  return customer
}
