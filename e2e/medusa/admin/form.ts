import { expect, type Locator, type Page } from '@playwright/test'

/** Returns the top form. Medusa opens a list's form twice, one over the other, and hides each from screen readers. */
export const form = (page: Page) => page.getByRole('dialog', { includeHidden: true }).last()

export const press = (within: Locator, name: string) =>
  within.getByRole('button', { name, exact: true, includeHidden: true }).click()

/** Presses a button until the admin sends the request: a press before the form has loaded has no effect. */
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
