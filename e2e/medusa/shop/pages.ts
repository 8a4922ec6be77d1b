import type { Page } from '@playwright/test'

export const main = (page: Page) => page.getByRole('main')

export const press = (page: Page, name: string) => main(page).getByRole('button', { name }).click()

/** Returns whether a page's HTML from the server contains a text. */
export async function says(page: Page, path: string, text: string): Promise<boolean> {
  return (await (await page.request.get(path)).text()).includes(text)
}
