import { expect, type Page } from '@playwright/test'
import { test, wideToo } from '#e2e/support/test.ts'

const list = '/products?category_id=6'

/** Simulates a browser that saves data: Playwright has no setting for it. */
const savesData = (page: Page) =>
  page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )

/** Collects the pictures that a page requests. */
function watchPictures(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/img/')) asked.push(request.url())
  })
  return asked
}

test('a browser that saves data gets smaller pictures, which shared caches do not keep', async ({
  page,
  request,
}) => {
  await page.goto(list)
  const src = await page.locator('main img').first().getAttribute('src')
  const usual = await request.get(src ?? '')
  const lighter = await request.get(src ?? '', { headers: { 'Save-Data': 'on' } })
  expect((await lighter.body()).length).toBeLessThan((await usual.body()).length)
  expect(lighter.headers()['cache-control']).toContain('private')
  expect(usual.headers().vary).toContain('Save-Data')
})

test('a card loads no second picture, and prefetches nothing', wideToo, async ({ page }) => {
  await savesData(page)
  await page.goto(list)
  await expect(page.locator('html[data-saves-data]')).toHaveCount(1)
  const data: string[] = []
  page.on('request', (asked) => {
    if (asked.url().includes('/product/')) data.push(asked.url())
  })
  await page.waitForLoadState('networkidle')
  const pictures = watchPictures(page)
  const card = page.locator('main a.card[style]').first()
  await card.hover()
  await card.focus()
  await page.waitForLoadState('networkidle')
  expect(data).toEqual([])
  expect(pictures).toEqual([])
})
