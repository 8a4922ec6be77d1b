import { expect, type Page } from '@playwright/test'
import { form, pressUntilSent } from './form.ts'

/** Approves the return that the open order's buyer has requested. */
export async function approveReturn(page: Page, message: string): Promise<void> {
  await page.getByLabel('Your message to the buyer').fill(message)
  await page.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(page.getByText(`Approved: ${message}`)).toBeVisible()
}

/** Receives the returned goods of the open order: one line with this many pieces. */
export async function receiveReturn(page: Page, pieces: number): Promise<void> {
  await page.reload()
  await page.getByRole('link', { name: 'Receive items' }).click()
  let isCounted = false
  page.on('response', (response) => {
    isCounted ||= response.url().includes('/receive-items') && response.ok()
  })
  const count = form(page).getByRole('spinbutton', { includeHidden: true }).last()
  // Text typed before the form has loaded the return is lost.
  await expect(async () => {
    if (!isCounted) {
      await count.fill(String(pieces))
      await count.blur()
    }
    await expect.poll(() => isCounted, { timeout: 3_000 }).toBe(true)
  }).toPass({ timeout: 60_000 })
  await pressUntilSent(page, 'Save', '/receive/confirm')
}
