import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '#e2e/support/axe.ts'
import { nightly, nightlyAnyWidth, test } from '#e2e/support/test.ts'
import { cartMessages } from '#messages/cart.ts'
import { productMessages } from '#messages/product.ts'
import { recentMessages as recent } from '#messages/recent.ts'

const isKept = (page: Page, id: number) =>
  page.evaluate((id) => localStorage.getItem('recently-seen')?.includes(`"id":${id},`) ?? false, id)

/** Views a product page until this browser has recorded it. */
async function read(page: Page, id: number): Promise<void> {
  await page.goto(`/product/${id}`)
  await expect.poll(() => isKept(page, id)).toBe(true)
}

const theList = (page: Page) => page.getByRole('region', { name: recent.title })

const scrollNear = (page: Page) =>
  page.getByRole('heading', { name: productMessages.related }).scrollIntoViewIfNeeded()

/** Half of the limit for good stability (web.dev, Cumulative Layout Shift). */
const maxShift = 0.05

/** Returns the sum of the layout shifts without recent input since the page's start. */
const layoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(
            list
              .getEntries()
              .filter((entry) => !Reflect.get(entry, 'hadRecentInput'))
              .reduce((sum, entry) => sum + Number(Reflect.get(entry, 'value')), 0),
          ),
        ).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(0), 1_000)
      }),
  )

test(
  'recently viewed products are listed on the next one with hardly a layout shift, and can be cleared',
  nightly,
  async ({ page }) => {
    await read(page, 1001)
    await read(page, 1010)
    await expect(theList(page)).toHaveCount(0)
    await scrollNear(page)
    await theList(page).scrollIntoViewIfNeeded()
    await expect(theList(page).getByRole('link')).toHaveCount(1)
    await expect(theList(page).getByRole('link')).toHaveAttribute('href', '/product/1001')
    expect(await layoutShift(page)).toBeLessThan(maxShift)
    await expectAccessible(page)
    await theList(page).getByRole('button', { name: recent.clear }).click()
    await expect(page.getByText(recent.cleared)).toBeFocused()
    await page.goto('/cart')
    await page.keyboard.press('Shift')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await isKept(page, 1001)).toBe(false)
    await expect(theList(page)).toHaveCount(0)
  },
)

test(
  "recently viewed products are listed on the cart, from the browser's storage alone",
  nightlyAnyWidth,
  async ({ page }) => {
    await read(page, 1001)
    const requests: string[] = []
    await page.goto('/cart')
    await expect(page.getByText(cartMessages.empty)).toBeVisible()
    page.on('request', (request) => requests.push(new URL(request.url()).pathname))
    await expect(async () => {
      await page.keyboard.press('Shift')
      await expect(theList(page)).toBeVisible({ timeout: 500 })
    }).toPass()
    await expectAccessible(page)
    expect(requests.filter((path) => path.startsWith('/api/product'))).toEqual([])
    await theList(page).getByRole('link').click()
    await expect(page).toHaveURL('/product/1001')
  },
)

/** Counts the scripts that the page has loaded. */
const scripts = (page: Page) =>
  page.evaluate(
    () =>
      performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).length,
  )

test(
  'a page loads the code of the list only when the shopper scrolls near it',
  nightlyAnyWidth,
  async ({ page }) => {
    await read(page, 1001)
    await page.goto('/product/1010')
    await expect.poll(() => isKept(page, 1010)).toBe(true)
    await expect(theList(page)).toHaveCount(0)
    const before = await scripts(page)
    await scrollNear(page)
    await expect(theList(page).getByRole('link')).toHaveCount(1)
    expect(await scripts(page)).toBeGreaterThan(before)
  },
)
