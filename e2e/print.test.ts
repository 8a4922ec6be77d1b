import { expect, type Page } from '@playwright/test'
import { addressesOf, shared } from '#e2e/support/page-addresses.ts'
import { anyWidth, test } from '#e2e/support/test.ts'
import { productMessages } from '#messages/product.ts'

const onPaper = async (page: Page, path: string) => {
  await page.goto(path)
  await page.emulateMedia({ media: 'print' })
}

/** Returns the visible elements for screens only: header, menus, buttons and forms. Paper keeps the sizes of the buy form. */
const onScreenOnly = (page: Page) =>
  page
    .locator(
      ':is(header, footer):not(main *), nav, button, form:not(#buy), #buy > :not(fieldset), select',
    )
    .filter({ visible: true })
    .evaluateAll((nodes) => nodes.map((node) => node.outerHTML.slice(0, 80)))

/** A list with open filters, whose page is mostly a form. */
const isForm = (path: string) => path.includes('filter=1')

test.describe('on paper', anyWidth, () => {
  for (const path of addressesOf(shared).filter((path) => !isForm(path))) {
    test(`${path} shows its content, without interactive elements`, async ({ page }) => {
      await onPaper(page, path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await onScreenOnly(page)).toEqual([])
    })
  }

  test('a help question shows its answer', async ({ page }) => {
    await onPaper(page, '/faq')
    // Playwright treats content of a closed <details> as hidden, regardless of CSS.
    const height = page
      .getByRole('main')
      .locator('details > :not(summary)')
      .first()
      .evaluate((answer) => (answer.checkVisibility() ? answer.getBoundingClientRect().height : 0))
    expect(await height).toBeGreaterThan(0)
  })

  for (const path of ['/product/1001', '/product/1035', '/product/1072']) {
    test(`${path} fits on two pages`, async ({ page }) => {
      await page.goto(path)
      const pdf = (await page.pdf({ format: 'A4' })).toString('latin1')
      const pages = pdf.match(/\/Type\s*\/Page[^s]/g) ?? []
      expect(pages.length).toBeGreaterThan(0)
      expect(pages.length).toBeLessThanOrEqual(2)
    })
  }

  test('a product shows its pictures, name, price, sizes and details, and links only its pictures', async ({
    page,
  }) => {
    await onPaper(page, '/product/1001')
    const main = page.getByRole('main')
    const pictures = main.locator('[data-zoom] img')
    await expect(pictures).toHaveCount(3)
    for (const picture of await pictures.all()) await expect(picture).toBeVisible()
    for (const text of ['IDR 149,000', 'XXL', 'Product code: RI-1001'])
      await expect(
        main.getByText(text, { exact: true }).filter({ visible: true }).first(),
      ).toBeVisible()
    await expect(main.locator('a:not([data-zoom])').filter({ visible: true })).toHaveCount(0)
    await expect(page.getByRole('heading', { name: productMessages.related })).toBeHidden()
  })
})
