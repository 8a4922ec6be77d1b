import { expect, type Locator, type Page } from '@playwright/test'
import { takePicture } from '../picture.ts'
import { form, press, pressUntilSent } from './form.ts'
import { openAdmin } from './open.ts'

/** Returns the centre of a row in the tree. */
async function middleOf(row: Locator): Promise<{ x: number; y: number }> {
  const box = await row.boundingBox()
  if (!box) throw new Error('The row is not shown.')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Drags the new category, which is at the top, below another one and to the right, which nests it there. */
async function dragInto(page: Page, name: string, parent: string): Promise<void> {
  const rows = form(page).getByRole('listitem', { includeHidden: true })
  const row = (text: string) => rows.filter({ hasText: text }).first()
  const handle = row(name).getByRole('button', { includeHidden: true }).first()
  const from = await middleOf(handle)
  const to = await middleOf(row(parent))
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x + 60, to.y, { steps: 10 })
  await page.mouse.up()
}

/** Creates a category, inside `parent` (the newest one) if given. */
export async function createCategory(page: Page, name: string, parent?: string): Promise<void> {
  await openAdmin(page, '/categories')
  await page.getByRole('link', { name: 'Create', exact: true }).click()
  await form(page).getByLabel('Title', { exact: true }).fill(name)
  await press(form(page), 'Continue')
  if (parent) {
    await dragInto(page, name, parent)
    await takePicture(page, 'category')
  }
  await pressUntilSent(page, 'Save', '/product-categories')
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
}
