import { expect, type Locator, type Page } from '@playwright/test'
import { form } from './form.ts'

/** Scrolls a grid right until it has a column, restarting at the left from its end: Medusa renders only columns in view. */
async function scrollTo(column: Locator, grid: Locator): Promise<void> {
  await expect(async () => {
    if ((await column.count()) === 0) {
      await grid.evaluate((element) => {
        const scrolling = element.parentElement
        if (!scrolling) return
        const before = scrolling.scrollLeft
        scrolling.scrollBy({ left: scrolling.clientWidth / 2, behavior: 'instant' })
        if (scrolling.scrollLeft === before) scrolling.scrollTo({ left: 0, behavior: 'instant' })
      })
    }
    expect(await column.count()).toBe(1)
  }).toPass()
}

/** Returns a cell of the form's grid, by its row and column title. */
export async function cell(page: Page, row: number, title: string): Promise<Locator> {
  const hidden = { includeHidden: true }
  const column = form(page)
    .getByRole('columnheader', hidden)
    .filter({ has: page.getByText(title, { exact: true }) })
  await scrollTo(column, form(page).getByRole('grid', hidden))
  const index = await column.getAttribute('data-column-index')
  return form(page)
    .locator(`[data-row-index="${row}"][data-column-index="${index}"]`)
    .and(form(page).getByRole('gridcell', hidden))
}

/** Types into a cell. Clicks beside its centre, where a switch may be. */
export async function type(page: Page, into: Locator, text: string): Promise<void> {
  await into.click({ position: { x: 120, y: 20 } })
  await page.keyboard.type(text)
  await page.keyboard.press('Enter')
}

/** First-column cells of a grid, from the top. */
export const titles = (page: Page) => form(page).locator('[role=gridcell][data-column-index="0"]')
