import { expect, type Locator, type Page } from '@playwright/test'
import { form, press } from './form.ts'
import { cell, titles, type } from './grid.ts'
import { openAdmin } from './open.ts'

export interface NewProduct {
  title: string
  /** Values by option name. */
  options: Readonly<Record<string, readonly string[]>>
  /** Whole rupiah. */
  price: number
  /** Files of its pictures. */
  pictures: readonly string[]
  category: string
}

/** Fills in the variant options: all names first, then their values, whose fields have the same order. */
async function fillOptions(dialog: Locator, options: NewProduct['options']): Promise<void> {
  const field = dialog.locator('#variants').getByRole('combobox', { includeHidden: true })
  for (const name of Object.keys(options)) {
    await field.fill(name)
    await dialog.getByText(`Create "${name}"`).click()
  }
  for (const values of Object.values(options)) {
    // A field with values loses its placeholder.
    await dialog.getByPlaceholder('Red, Blue, Green').first().pressSequentially(`${values.join()},`)
  }
}

async function fillDetails(page: Page, product: NewProduct): Promise<void> {
  const dialog = form(page)
  await dialog.getByLabel('Title', { exact: true }).fill(product.title)
  await dialog.locator('input[type=file]').setInputFiles([...product.pictures])
  await dialog.getByLabel('Yes, this is a product with variants').click()
  await fillOptions(dialog, product.options)
  await press(dialog, 'Continue')
}

async function chooseCategory(page: Page, category: string): Promise<void> {
  const dialog = form(page)
  const search = dialog.getByLabel(/^Categories/)
  await search.click()
  await search.pressSequentially(category)
  const named = { name: category, exact: true, includeHidden: true }
  await page.getByRole('treeitem', named).or(page.getByRole('option', named)).first().click()
  // The list covers the button until another element is pressed.
  await dialog.getByRole('heading', { name: 'Organize', includeHidden: true }).click()
  await press(dialog, 'Continue')
}

const countVariants = ({ options }: NewProduct) =>
  Object.values(options).reduce((count, values) => count * values.length, 1)

/** Creates and publishes a product as a merchandiser does; leaves Medusa's optional fields empty. */
export async function createProduct(page: Page, product: NewProduct): Promise<void> {
  await openAdmin(page, '/products')
  await page.getByRole('link', { name: 'Create', exact: true }).click()
  await fillDetails(page, product)
  await chooseCategory(page, product.category)
  for (let row = 0; row < countVariants(product); row++) {
    const managed = await cell(page, row, 'Managed inventory')
    await managed.getByRole('checkbox', { includeHidden: true }).first().click()
    await type(page, await cell(page, row, 'Price IDR'), String(product.price))
  }
  await press(form(page), 'Publish')
  await expect(page.getByRole('heading', { name: product.title, level: 1 })).toBeVisible()
}

/** Returns a variant's stock row, which is below the variant's own row with the same title. Variants come in any order. */
async function rowOf(page: Page, variant: string): Promise<number> {
  await expect(titles(page).filter({ hasText: variant })).toHaveCount(2)
  return (await titles(page).allInnerTexts()).map((text) => text.trim()).lastIndexOf(variant)
}

/** Sets variants' stock in a store by title, from the product's page. */
export async function setStock(
  page: Page,
  pieces: Readonly<Record<string, number>>,
  store: string,
): Promise<void> {
  const product = page.url()
  await page.goto(`${product}/stock`)
  for (const [variant, count] of Object.entries(pieces)) {
    const row = await rowOf(page, variant)
    await (await cell(page, row, store)).getByRole('switch', { includeHidden: true }).click()
    await type(page, await cell(page, row, store), String(count))
  }
  await press(form(page), 'Save')
  await page.waitForURL(product)
  for (const count of Object.values(pieces))
    await expect(page.getByText(`${count} available at 1 location`).first()).toBeVisible()
}
