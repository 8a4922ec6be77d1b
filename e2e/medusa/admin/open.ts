import { expect, type Page } from '@playwright/test'

const {
  ENGINE_URL: engine = '',
  ADMIN_EMAIL: email = '',
  ADMIN_PASSWORD: password = '',
} = process.env

/** Opens a page of the admin. */
export const openAdmin = (page: Page, path: string) => page.goto(`${engine}/app${path}`)

export async function signInToAdmin(page: Page): Promise<void> {
  await openAdmin(page, '/login')
  await page.getByPlaceholder('Email').fill(email)
  await page.getByPlaceholder('Password').fill(password)
  await page.getByRole('button', { name: 'Continue with Email' }).click()
  await expect(page.getByRole('link', { name: 'Products', exact: true })).toBeVisible()
}

/** Chooses an item from the menu of a page section; the menu button has no name. */
export async function choose(page: Page, part: string, item: string): Promise<void> {
  const heading = page.getByRole('heading', { name: part, exact: true })
  const menu = page
    .getByRole('main')
    .locator('div')
    .filter({ has: heading })
    .filter({ has: page.getByRole('button') })
    .last()
  await menu.getByRole('button').last().click()
  await page.getByRole('menuitem', { name: item }).click()
}
