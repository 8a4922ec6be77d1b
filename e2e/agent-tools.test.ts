import { expect, type Page } from '@playwright/test'
import { untilAnswering } from '#e2e/support/shopper.ts'
import { anyWidth, nightlyAnyWidth, test } from '#e2e/support/test.ts'
import { headerMessages } from '#messages/header.ts'
import { productMessages as product } from '#messages/product.ts'
import { storesMessages as stores } from '#messages/stores.ts'
import { buyToolMessages as buyTool } from '#messages/tools.ts'

test.use({
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH,
    args: ['--no-sandbox', '--enable-features=WebMCP'],
  },
})

/** A product with one sold-out size, and other sizes in stock. */
const hoodie = { path: '/product/1072', soldOut: 'L' }

/** Returns the names of the tools in the HTML as sent. */
const toolsIn = (html: string) =>
  [...html.matchAll(/<form[^>]* toolname="(\w+)"[^>]* tooldescription="[^"]{10,}"/g)].map(
    ([, name]) => name,
  )

test.describe('the HTML declares the forms as tools on', () => {
  const pages: Readonly<Record<string, string[]>> = {
    '/': ['search_products'],
    '/products?category_id=7': ['search_products', 'sort_products', 'filter_products'],
    '/products?search=kemeja': ['search_products', 'sort_products', 'filter_products'],
    '/product/1001': ['search_products', 'add_to_cart'],
    '/stores': ['search_products', 'find_stores'],
    '/faq': ['search_products'],
    '/order': ['search_products', 'look_up_order'],
    '/stock-alert?item=1072': ['search_products', 'ask_for_stock_alert'],
    '/sign-in': ['search_products'],
    '/checkout': [],
  }
  for (const [path, names] of Object.entries(pages)) {
    test(path, anyWidth, async ({ request }) => {
      const found = toolsIn(await (await request.get(path)).text())
      expect(new Set(found)).toEqual(new Set(names))
    })
  }
})

async function requireTools(page: Page): Promise<void> {
  const isOffered = await page.evaluate(() => 'modelContext' in document)
  test.skip(!isOffered, 'this browser has no WebMCP')
}

/** Waits until scripts handle the form: earlier, the browser posts it. */
const untilScripted = (page: Page) =>
  expect(page.getByRole('main').locator('form[toolname=add_to_cart]')).toHaveAttribute(
    'novalidate',
    '',
  )

test.describe('an agent', () => {
  test(
    'is not offered a sold-out size, which shoppers can still press for a message',
    nightlyAnyWidth,
    async ({ page }) => {
      await page.goto(hoodie.path)
      await requireTools(page)
      await untilScripted(page)
      const tool = (await page.webmcp.tools()).find(({ name }) => name === 'add_to_cart')
      const sizes = JSON.stringify(tool?.inputSchema)
      expect(sizes).toContain('"M"')
      expect(sizes).not.toContain(`"${hoodie.soldOut}"`)
      await expect(page.webmcp.callTool('add_to_cart', { size: hoodie.soldOut })).rejects.toThrow()
      await page
        .getByRole('radio', { name: product.sizeSoldOut(hoodie.soldOut) })
        .click({ force: true })
      await expect(page.getByText(product.outOfStock)).toBeVisible()
    },
  )

  test(
    'adds once, however often it calls, and gets the reason for a refusal',
    anyWidth,
    async ({ page }) => {
      await page.goto('/product/1001')
      await requireTools(page)
      await untilScripted(page)
      const add = (qty: string) => page.webmcp.callTool('add_to_cart', { size: 'M', qty })
      expect(await add('0')).toMatchObject({
        isError: true,
        content: [{ text: product.minQuantity }],
      })
      const first = await add('2')
      expect(first).toMatchObject({ isError: false, structuredContent: { in_cart: 2 } })
      const said = Object(first).content[0].text
      expect(await add('2')).toMatchObject({ content: [{ text: buyTool.repeated(said) }] })
      await expect(page.getByLabel(headerMessages.cart(2)).first()).toBeAttached()
    },
  )

  test('gets the tools of the current page, not of the one before', anyWidth, async ({ page }) => {
    await page.goto('/product/1001')
    await requireTools(page)
    await untilScripted(page)
    await page.getByRole('heading', { name: product.related }).scrollIntoViewIfNeeded()
    const related = page.locator('section', {
      has: page.getByRole('heading', { name: product.related }),
    })
    await related.getByRole('link').first().click()
    await expect(page).not.toHaveURL(/1001/)
    await expect(page.locator('form[toolname=add_to_cart]')).toHaveCount(1)
    const id = /\d+$/.exec(page.url())?.[0]
    const [size = ''] = await page
      .locator('form[toolname=add_to_cart] input[name=size]:not([aria-disabled=true])')
      .evaluateAll((inputs) => inputs.map((input) => input.getAttribute('value') ?? ''))
    await expect
      .poll(async () => (await page.webmcp.tools()).map(({ name }) => name))
      .toContain('add_to_cart')
    expect(await page.webmcp.callTool('add_to_cart', { size, qty: '1' })).toMatchObject({
      structuredContent: { product_detail_id: Number(id) },
    })
  })

  test('finds stores, and gets an error when none match', nightlyAnyWidth, async ({ page }) => {
    await page.goto('/stores')
    await requireTools(page)
    await untilAnswering(page.getByLabel(stores.searchLabel))
    expect(await page.webmcp.callTool('find_stores', { store: 'Bandung' })).toMatchObject({
      isError: false,
    })
    expect(await page.webmcp.callTool('find_stores', { store: 'qqqq' })).toMatchObject({
      isError: true,
      content: [{ text: stores.noneFound('qqqq') }],
    })
  })
})
