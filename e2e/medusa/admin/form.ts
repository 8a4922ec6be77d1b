import { expect, type Locator, type Page } from '@playwright/test'

/** Medusa opens the form of a list twice, one over the other, and hides each from the other's screen reader. */
export const form = (page: Page) => page.getByRole('dialog', { includeHidden: true }).last()

export const press = (within: Locator, name: string) =>
  within.getByRole('button', { name, exact: true, includeHidden: true }).click()

/** Presses a button until the admin sends what it is for: before a form has read what it needs, a press does nothing. */
export async function pressUntilSent(page: Page, name: string, path: string): Promise<void> {
  let isSent = false
  page.on('request', (request) => {
    isSent ||= request.method() === 'POST' && request.url().includes(path)
  })
  await expect(async () => {
    if (!isSent) await press(form(page), name)
    await expect.poll(() => isSent, { timeout: 3_000 }).toBe(true)
  }).toPass({ timeout: 60_000 })
}
