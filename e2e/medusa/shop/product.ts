import { expect, type Page } from '@playwright/test'
import type { UntilShown } from '../changes.ts'
import { main, says } from './pages.ts'

/** Opens a new product's page, found by name as shoppers do. */
export async function openProduct(page: Page, name: string, untilShown: UntilShown): Promise<void> {
  const list = `/products?search=${encodeURIComponent(name)}`
  await untilShown('A new product', () => says(page, list, `alt="${name}`))
  await page.goto(list)
  await main(page)
    .getByRole('link', { name: new RegExp(name) })
    .first()
    .click()
  await page.waitForURL(/\/product\/\d+/)
  const heading = page.getByRole('heading', { name: new RegExp(`^${name}`), level: 1 })
  await expect(heading).toBeVisible()
}
