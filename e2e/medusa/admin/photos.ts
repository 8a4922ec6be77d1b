import { expect, type Page } from '@playwright/test'
import { form, press } from './form.ts'

/** Assigns a picture of the open product, by its position, to all variants of a colour. */
export async function assignPhoto(page: Page, place: number, color: string): Promise<void> {
  const picture = page.getByRole('img', { name: / image$/ }).nth(place)
  await picture.hover()
  // Its checkbox is beside the picture's link, and visible only on hover.
  await picture.locator('xpath=../..').getByRole('checkbox').click()
  await page.getByText('Manage associated variants').click()
  const rows = form(page).getByRole('row', { name: color, includeHidden: true })
  await expect(rows.first()).toBeVisible()
  for (const row of await rows.all())
    await row.getByRole('checkbox', { includeHidden: true }).first().click()
  await press(form(page), 'Save')
}
