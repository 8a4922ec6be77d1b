import { expect, type Page } from '@playwright/test'
import { form, press, pressUntilSent } from './form.ts'
import { cell, titles, type } from './grid.ts'
import { openAdmin } from './open.ts'

export interface Sale {
  title: string
  product: string
  /** Whole rupiah. */
  price: number
  /** End time: YYYY-MM-DD HH:mm in the browser's time zone. */
  endsAt: string
}

/** Types a time into a picker part by part, in the locale's order. */
async function typeTime(page: Page, time: string): Promise<void> {
  const picker = form(page).getByRole('group', { includeHidden: true }).last()
  const [year = '', month = '', day = '', hour = '', minute = ''] = time.split(/\D/)
  const parts: Readonly<Record<string, string>> = {
    ...{ day, month, year, minute },
    hour: String(Number(hour) % 12 || 12),
    'AM/PM': Number(hour) < 12 ? 'AM' : 'PM',
  }
  for (const [name, text] of Object.entries(parts)) {
    const part = picker.getByRole('spinbutton', {
      name: new RegExp(`^${name}`),
      includeHidden: true,
    })
    await part.click()
    await part.pressSequentially(text)
  }
}

/** Starts a sale of all variants of a product at one price. */
export async function startSale(page: Page, { title, product, price, endsAt }: Sale) {
  await openAdmin(page, '/price-lists/create')
  await form(page).getByLabel('Title', { exact: true }).fill(title)
  await form(page).getByLabel('Description', { exact: true }).fill(title)
  await typeTime(page, endsAt)
  await press(form(page), 'Continue')
  await form(page).getByPlaceholder('Search').fill(product)
  const row = form(page).getByRole('row', { name: product, includeHidden: true })
  await expect(row).toHaveCount(1)
  await row.getByRole('checkbox', { includeHidden: true }).first().click()
  await press(form(page), 'Continue')
  // The first row is the product itself.
  await expect(titles(page).nth(1)).toBeAttached()
  const variants = (await titles(page).count()) - 1
  for (let at = 1; at <= variants; at++)
    await type(page, await cell(page, at, 'Price IDR'), String(price))
  await pressUntilSent(page, 'Save', '/price-lists')
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
}
