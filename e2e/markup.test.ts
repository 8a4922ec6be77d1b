import { expect, type Page } from '@playwright/test'
import { aCustomer, endSessionsOf, signIn } from '#e2e/support/customer.ts'
import { addressesOf, guests, shared } from '#e2e/support/page-addresses.ts'
import { test } from '#e2e/support/test.ts'
import { homeNotices, homeWith } from '#lib/session/session-ended.ts'
import { invalidMarkup } from '#tests/support/invalid-markup.ts'
import { joinedWords, misplacedBlocks } from '#tests/support/read-html.ts'

const pages = [...addressesOf(shared, guests), ...homeNotices.map(homeWith), '/nothing']

test('words stay apart without CSS, and no block is inside an element for phrases', async ({
  request,
}) => {
  const found: Record<string, string[]> = {}
  for (const path of pages) {
    const html = await (await request.get(path)).text()
    const problems = [...joinedWords(html), ...misplacedBlocks(html)]
    if (problems.length > 0) found[path] = problems
  }
  expect(found).toEqual({})
})

test('HTML that redirects browsers without scripts is valid as sent', async ({ request }) => {
  for (const path of ['/checkout', '/payment/response?trx_id=1']) {
    const html = await (await request.get(path)).text()
    expect(html).toMatch(/<head><noscript><meta http-equiv="refresh"[^>]*><\/noscript>/)
    expect(invalidMarkup(html), path).toEqual([])
  }
})

test('HTML that redirects a customer after the session ended is valid', async ({ page }) => {
  const customer = await aCustomer()
  await signIn(page, customer)
  await endSessionsOf(customer)
  const html = await (await page.request.get('/account')).text()
  expect(html).toContain('http-equiv="refresh"')
  expect(invalidMarkup(html)).toEqual([])
})

/** Text spacing of WCAG 1.4.12. */
const spacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }'

/** Applies the spacing through a constructed stylesheet, as the page's Content-Security-Policy blocks style elements. */
const spaceText = (page: Page) =>
  page.evaluate((css) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets = [sheet]
  }, spacing)

/** Returns texts that the window or their own box cuts off. */
const cutTexts = (page: Page) =>
  page.evaluate(() => {
    /** Texts in a horizontally scrolling row may extend beyond the window. */
    const isInRow = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) || isInRow(element.parentElement))
    const isCut = (element: Element) => {
      const { right, width } = element.getBoundingClientRect()
      const { overflowX, overflowY } = getComputedStyle(element)
      if (width <= 1) return false
      const isClipped =
        (overflowX === 'hidden' && element.scrollWidth > element.clientWidth + 1) ||
        (overflowY === 'hidden' && element.scrollHeight > element.clientHeight + 1)
      return right > innerWidth + 1 || isClipped
    }
    return [...document.querySelectorAll('main :is(h1, h2, h3, p, li, span, a, dt, dd, button)')]
      .filter((element) => !isInRow(element))
      .filter((element) => element.checkVisibility() && element.textContent?.trim())
      .filter(isCut)
      .map((element) => element.textContent?.trim().slice(0, 40))
  })

test('with the text spacing of WCAG 1.4.12, nothing scrolls sideways or is cut at 320 px', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const found: Record<string, unknown> = {}
  for (const path of pages) {
    await page.goto(path)
    await spaceText(page)
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    const cut = await cutTexts(page)
    if (width > 320 || cut.length > 0) found[path] = { width, cut }
  }
  expect(found).toEqual({})
})
