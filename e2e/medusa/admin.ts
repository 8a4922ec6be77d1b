import { expect, type Locator, type Page } from '@playwright/test'

const {
  ENGINE_URL: engine = '',
  ADMIN_EMAIL: email = '',
  ADMIN_PASSWORD: password = '',
} = process.env

/** Opens a page of the admin. */
export const openAdmin = (page: Page, path: string) => page.goto(`${engine}/app${path}`)

export async function signInToAdmin(page: Page): Promise<void> {
  await openAdmin(page, '/login')
  await page.getByPlaceholder('Email').fill(email)
  await page.getByPlaceholder('Password').fill(password)
  await page.getByRole('button', { name: 'Continue with Email' }).click()
  await expect(page.getByRole('link', { name: 'Products', exact: true })).toBeVisible()
}

/** Medusa opens the form of a list twice, one over the other, and hides each from the other's screen reader. */
const form = (page: Page) => page.getByRole('dialog', { includeHidden: true }).last()

const press = (within: Locator, name: string) =>
  within.getByRole('button', { name, exact: true, includeHidden: true }).click()

/** Scrolls a grid to the right until it has a column, and begins on the left again at its end: Medusa draws those in view alone. */
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

/** A cell of the form's grid, by its row and the title of its column. */
async function cell(page: Page, row: number, title: string): Promise<Locator> {
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

/** Types into a cell: beside its middle, where a switch may be. */
async function type(page: Page, into: Locator, text: string): Promise<void> {
  await into.click({ position: { x: 120, y: 20 } })
  await page.keyboard.type(text)
  await page.keyboard.press('Enter')
}

export interface NewProduct {
  title: string
  sizes: readonly string[]
  /** Whole rupiah. */
  price: number
  /** The file of its picture. */
  picture: string
  category: string
}

async function fillDetails(page: Page, { title, sizes, picture }: NewProduct): Promise<void> {
  const dialog = form(page)
  await dialog.getByLabel('Title', { exact: true }).fill(title)
  await dialog.locator('input[type=file]').setInputFiles(picture)
  await dialog.getByLabel('Yes, this is a product with variants').click()
  const option = dialog.locator('#variants').getByRole('combobox', { includeHidden: true })
  await option.fill('Size')
  await dialog.getByText(/^(?:Create "Size"|Size)$/).click()
  await dialog.getByPlaceholder('Red, Blue, Green').last().pressSequentially(`${sizes.join()},`)
  await press(dialog, 'Continue')
}

async function chooseCategory(page: Page, category: string): Promise<void> {
  const dialog = form(page)
  const search = dialog.getByLabel(/^Categories/)
  await search.click()
  await search.pressSequentially(category)
  const named = { name: category, exact: true, includeHidden: true }
  await page.getByRole('treeitem', named).or(page.getByRole('option', named)).first().click()
  // The list covers the button until something else is pressed.
  await dialog.getByRole('heading', { name: 'Organize', includeHidden: true }).click()
  await press(dialog, 'Continue')
}

/** Makes a product as a merchandiser does, and publishes it; leaves what Medusa calls optional as it is. */
export async function createProduct(page: Page, product: NewProduct): Promise<void> {
  await openAdmin(page, '/products')
  await page.getByRole('link', { name: 'Create', exact: true }).click()
  await fillDetails(page, product)
  await chooseCategory(page, product.category)
  for (const row of product.sizes.keys()) {
    const managed = await cell(page, row, 'Managed inventory')
    await managed.getByRole('checkbox', { includeHidden: true }).first().click()
    await type(page, await cell(page, row, 'Price IDR'), String(product.price))
  }
  await press(form(page), 'Publish')
  await expect(page.getByRole('heading', { name: product.title, level: 1 })).toBeVisible()
}

/** The row of the pieces of a size: below the one of its variant, which has the same title. The sizes come in any order. */
async function rowOf(page: Page, size: string): Promise<number> {
  const titles = form(page).locator('[role=gridcell][data-column-index="0"]')
  await expect(titles.filter({ hasText: size })).toHaveCount(2)
  return (await titles.allInnerTexts()).map((text) => text.trim()).lastIndexOf(size)
}

/** Sets the stock of a size in a store, from the page of its product. */
export async function setStock(page: Page, size: string, store: string, pieces: number) {
  await page.goto(`${page.url()}/stock`)
  const row = await rowOf(page, size)
  await (await cell(page, row, store)).getByRole('switch', { includeHidden: true }).click()
  await type(page, await cell(page, row, store), String(pieces))
  await press(form(page), 'Save')
  await expect(page.getByText(`${pieces} available at 1 location`)).toBeVisible()
}

/** Chooses from the menu of a part of a page, whose button has no name. */
async function choose(page: Page, part: string, item: string): Promise<void> {
  const heading = page.getByRole('heading', { name: part, exact: true })
  const menu = page
    .getByRole('main')
    .locator('div')
    .filter({ has: heading })
    .filter({ has: page.getByRole('button') })
    .last()
  await menu.getByRole('button').last().click()
  await page.getByRole('menuitem', { name: item }).click()
}

/** Opens the newest order of a buyer. */
export async function openOrderOf(page: Page, buyer: string): Promise<void> {
  await openAdmin(page, '/orders')
  await page.getByRole('row', { name: buyer }).first().click()
  await expect(page.getByRole('heading', { name: 'In the shop' })).toBeVisible()
}

/** Presses a button until the admin sends what it is for: before a form has read what it needs, a press does nothing. */
async function pressUntilSent(page: Page, name: string, path: string): Promise<void> {
  let isSent = false
  page.on('request', (request) => {
    isSent ||= request.method() === 'POST' && request.url().includes(path)
  })
  await expect(async () => {
    if (!isSent) await press(form(page), name)
    await expect.poll(() => isSent, { timeout: 3_000 }).toBe(true)
  }).toPass({ timeout: 60_000 })
}

/** Packs all of an order, and hands it to the courier with a number. */
export async function ship(page: Page, trackingNumber: string): Promise<void> {
  await choose(page, 'Unfulfilled Items', 'Fulfill items')
  await pressUntilSent(page, 'Create Fulfillment', '/fulfillments')
  await page.getByRole('button', { name: 'Mark as shipped' }).click()
  await press(form(page), 'Add tracking number')
  await form(page).getByPlaceholder('123-456-789').fill(trackingNumber)
  await press(form(page), 'Save')
  await expect(page.getByText(trackingNumber)).toBeVisible()
}

/** Refunds all that was paid for an order. */
export async function refund(page: Page): Promise<void> {
  await choose(page, 'Payments', 'Refund')
  await press(form(page), 'Save')
  await expect(page.getByText('Refunded', { exact: true }).first()).toBeVisible()
}

/** Offers a promo code in the checkout. */
export async function offerPromotion(page: Page, code: string): Promise<void> {
  await openAdmin(page, '/promotions')
  await page.getByRole('row', { name: code }).first().click()
  const offered = page.getByRole('switch', { name: 'Offered in the checkout to everybody' })
  await offered.click()
  await expect(offered).toBeChecked()
}
