import { expect, type Page } from '@playwright/test'
import { anyWidth, test } from '#e2e/support/test.ts'

const registrations = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)

const register = (page: Page, script: string) =>
  page.evaluate(async (url) => {
    await navigator.serviceWorker.register(url)
  }, script)

test.describe('a service worker of an earlier shop', () => {
  // The shop's policy allows its pages no service worker.
  test.use({ bypassCSP: true })

  test('is unregistered by any page, and its caches are deleted', anyWidth, async ({ page }) => {
    await page.goto('/faq')
    const script = page.locator('script[src*="/_next/static/chunks/"]').first()
    const url = (await script.getAttribute('src')) ?? ''
    // A page of the shop would unregister it at once.
    await page.goto('/robots.txt')
    await register(page, url)
    await page.evaluate(async () => (await caches.open('old')).add('/faq'))
    expect(await registrations(page)).toBe(1)
    await page.goto('/faq')
    await expect.poll(() => registrations(page)).toBe(0)
    await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([])
  })

  test('deletes its caches and unregisters itself when it updates', anyWidth, async ({ page }) => {
    await page.goto('/faq')
    await page.evaluate(async () => (await caches.open('old')).add('/faq'))
    await register(page, '/service-worker.js')
    await expect.poll(() => registrations(page)).toBe(0)
    expect(await page.evaluate(() => caches.keys())).toEqual([])
  })
})
