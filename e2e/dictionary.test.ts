import { expect, type Page } from '@playwright/test'
import * as shopper from '#e2e/support/shopper.ts'
import { test } from '#e2e/support/test.ts'

/** Opens a page and returns the encoding of its response. */
async function encodingAt(page: Page, path: string): Promise<string | undefined> {
  const response = await page.goto(path)
  return response?.headers()['content-encoding']
}

/** Opens a page whose scripts fetch the dictionary, and waits until the browser has it. */
async function fetchDictionary(page: Page): Promise<void> {
  const [dictionary] = await Promise.all([
    page.waitForResponse(/\/_dictionary\//),
    page.goto('/stores'),
  ])
  expect(dictionary.status()).toBe(200)
  // Opening another page would abort the download.
  expect(await dictionary.finished()).toBeNull()
  await expect.poll(() => encodingAt(page, '/hashtag')).toBe('dcb')
}

/** Collects a page's errors and policy violations. */
function watch(page: Page): string[] {
  const wrong: string[] = []
  page.on('pageerror', (error) => wrong.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') wrong.push(message.text())
  })
  return wrong
}

test('a returning browser gets pages compressed with the dictionary', async ({ page }) => {
  const wrong = watch(page)
  await fetchDictionary(page)
  for (const path of ['/', '/products?category_id=7', '/faq', '/product/1001']) {
    expect(await encodingAt(page, path), path).toBe('dcb')
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  }
  await shopper.putIntoCart(page, 1001, 'M')
  expect(wrong).toEqual([])
})

test('pages for one shopper are compressed without the dictionary', async ({ page }) => {
  await fetchDictionary(page)
  for (const path of ['/cart', '/products?search=linen'])
    expect(await encodingAt(page, path), path).toBe('br')
})
