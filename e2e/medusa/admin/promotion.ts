import { expect, type Page } from '@playwright/test'
import { form, press } from './form.ts'
import { openAdmin } from './open.ts'

const offered = (page: Page) =>
  page.getByRole('switch', { name: 'Offered in the checkout to everybody' })

/** Offers the open promo code in the checkout. */
async function offer(page: Page): Promise<void> {
  await offered(page).click()
  await expect(offered(page)).toBeChecked()
}

/** Offers a promo code in the checkout. */
export async function offerPromotion(page: Page, code: string): Promise<void> {
  await openAdmin(page, '/promotions')
  await page.getByRole('row', { name: code }).first().click()
  await offer(page)
}

/** Creates a promo code with a percentage discount on orders, and offers it in the checkout. */
export async function createPromotion(page: Page, code: string, percent: number): Promise<void> {
  await openAdmin(page, '/promotions/create')
  await form(page).getByText('Percentage off order', { exact: true }).click()
  await press(form(page), 'Continue')
  await form(page)
    .getByRole('radio', { name: /^Active/, includeHidden: true })
    .click()
  await form(page).getByLabel('Code', { exact: true }).fill(code)
  await form(page).getByLabel('Promotion Value').fill(String(percent))
  await press(form(page), 'Continue')
  await press(form(page), 'Save')
  await expect(page.getByRole('heading', { name: code, level: 1 })).toBeVisible()
  await offer(page)
}
