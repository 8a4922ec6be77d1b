import { expect, type Page } from '@playwright/test'
import { addressesOf, shared } from '#e2e/support/page-addresses.ts'
import * as shopper from '#e2e/support/shopper.ts'
import { nightly, test } from '#e2e/support/test.ts'
import { notFoundMessages as notFound } from '#messages/errors.ts'
import { headerMessages } from '#messages/header.ts'

const missing = [
  '/product/999999',
  '/product/abc',
  '/products?category_id=999',
  '/products?page=400',
  '/products?search=kemeja&category_id=abc',
  '/no-such-page',
  '/account-of-nobody/x/y',
  '/failure/missing',
]

/** Expects the complete not-found page. */
async function isMissingPage(page: Page): Promise<void> {
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: notFound.title })).toBeVisible()
  await expect(main.getByRole('searchbox')).toBeVisible()
  await expect(main.getByRole('link', { name: /^women$/i })).toBeVisible()
  await expect(main.getByRole('link', { name: notFound.link })).toBeVisible()
  await expect(page).toHaveTitle(new RegExp(`^${notFound.title}`))
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  for (const path of missing) {
    test(`${path} answers 404 with a page that says so and links on`, async ({ page }) => {
      const response = await page.goto(path)
      expect(response?.status()).toBe(404)
      await isMissingPage(page)
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
      await expect(page.locator('link[rel=canonical]')).toHaveCount(0)
    })
  }

  test('the search on a missing page works', nightly, async ({ page }) => {
    await page.goto('/no-such-page')
    await page.getByRole('main').getByRole('searchbox').fill('kemeja')
    await page.getByRole('main').getByRole('button', { name: headerMessages.search }).click()
    await expect(page.getByText(/^Found \d+ Items/)).toBeVisible()
  })
})

test.describe('with scripts', () => {
  test('a missing page hydrates without errors, keeps its address, and links on', async ({
    page,
  }) => {
    const problems: string[] = []
    page.on('pageerror', (error) => problems.push(error.message))
    page.on('console', (message) => {
      const isOwnStatus = message.text().includes('status of 404')
      if (message.type() === 'error' && !isOwnStatus) problems.push(message.text())
    })
    await page.goto('/product/999999?size=M', { waitUntil: 'networkidle' })
    await isMissingPage(page)
    await page.getByRole('main').getByRole('link', { name: notFound.link }).click()
    await expect(page).toHaveURL(/\/products$/)
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(notFound.title)
    await page.goBack()
    await expect(page).toHaveURL(/\/product\/999999\?size=M$/)
    await isMissingPage(page)
    expect(problems).toEqual([])
  })

  test(
    'client-side navigation to a missing page shows the same page',
    nightly,
    async ({ page }) => {
      await page.goto('/products')
      await shopper.untilHydrated(page)
      await page.evaluate(() => Reflect.get(window, 'next').router.push('/product/999998'))
      await isMissingPage(page)
      await expect(page).toHaveURL(/\/product\/999998$/)
    },
  )
})

test('an existing page does not contain the text of the missing page', async ({ request }) => {
  for (const path of addressesOf(shared)) {
    const html = await (await request.get(path)).text()
    expect(html).not.toContain(notFound.text)
  }
})
