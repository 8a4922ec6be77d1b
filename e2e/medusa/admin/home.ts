import { expect, type Page } from '@playwright/test'
import { openAdmin } from './open.ts'

export interface Banner {
  title: string
  subtitle: string
  /** Path of a page of the shop. */
  link: string
  /** File of its picture. */
  picture: string
}

/** Adds a banner before all others on the home page. */
export async function addBanner(page: Page, banner: Banner): Promise<void> {
  await openAdmin(page, '/home-page')
  await page.getByRole('button', { name: 'Add', exact: true }).first().click()
  await page.getByLabel('Title', { exact: true }).first().fill(banner.title)
  await page.getByLabel('Subtitle', { exact: true }).first().fill(banner.subtitle)
  await page.getByLabel(/^Link/).first().fill(banner.link)
  for (const screen of ['wide screens', 'phones']) {
    await page
      .locator(`input[type=file][aria-label$="${screen}"]`)
      .first()
      .setInputFiles(banner.picture)
    await page
      .getByLabel(new RegExp(`${screen}: what it shows`))
      .first()
      .fill(banner.title)
  }
  await expect(page.getByRole('button', { name: 'Choose picture' })).toHaveCount(0)
}

export async function saveHomePage(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Home page saved.')).toBeVisible()
}
