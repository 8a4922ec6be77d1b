import type { Page } from '@playwright/test'

export const main = (page: Page) => page.getByRole('main')

export const press = (page: Page, name: string) => main(page).getByRole('button', { name }).click()

/** Whether a page of the shop says something, as its server sends it. */
export async function says(page: Page, path: string, text: string): Promise<boolean> {
  return (await (await page.request.get(path)).text()).includes(text)
}
