import { expect, type Page } from '@playwright/test'
import { e2e } from '#e2e/settings.ts'
import type { ProxiedShop } from '#e2e/support/proxied-shop.ts'
import { openSpecOnlyShop, specOnlyUrl } from '#e2e/support/spec-only-shop.ts'
import { anyWidth, nightly, nightlyAnyWidth, test } from '#e2e/support/test.ts'
import { collectionHref, collectionSlugs } from '#lib/config/collections.ts'
import { listMessages } from '#messages/list.ts'
import { collectionsMessages } from '#messages/seo.ts'

const { pages, title, all } = collectionsMessages
const blueBatik = '/collections/batik-biru'

const linksTo = (page: Page) =>
  page.getByRole('navigation', { name: title, exact: true }).getByRole('link')

test.describe('a collection', () => {
  test('shows what its heading says, and links to the others', async ({ page }) => {
    await page.goto(blueBatik)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(pages['batik-biru'].title)
    await expect(main.getByText(pages['batik-biru'].text)).toBeVisible()
    const ids = await main
      .locator('[data-product]')
      .evaluateAll((cards) => cards.map((card) => Object(card).dataset.product as string))
    expect(ids).toHaveLength(11)
    await expect(main.getByText(listMessages.found(11))).toBeVisible()
    await expect(linksTo(page)).toHaveCount(collectionSlugs.length - 1)
    await linksTo(page).getByText(pages.gamis.title, { exact: true }).click()
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(pages.gamis.title)
  })

  test('with more products than a page links to all of them', nightly, async ({ page }) => {
    await page.goto('/collections/baju-linen')
    await expect(page.locator('main [data-product]')).toHaveCount(12)
    await page.getByRole('link', { name: all(18) }).click()
    await expect(page).toHaveURL(/\/products\?search=linen$/)
    await expect(page.getByRole('status').getByText(listMessages.found(18))).toBeVisible()
  })
})

test.describe('the collections', anyWidth, () => {
  test(
    'are linked from the whole catalogue and the landings, but not from other lists',
    nightly,
    async ({ page }) => {
      for (const path of ['/products', '/shop/women']) {
        await page.goto(path)
        const hrefs = await linksTo(page).evaluateAll((links) =>
          links.map((link) => link.getAttribute('href')),
        )
        expect(hrefs).toEqual(collectionSlugs.map(collectionHref))
      }
      for (const path of ['/products?category_id=7', '/products?page=2', '/products?sale=1']) {
        await page.goto(path)
        await expect(linksTo(page)).toHaveCount(0)
      }
    },
  )

  test(
    'are indexed at their own address, and listed in the sitemap',
    nightly,
    async ({ page, request }) => {
      const sitemap = await (await request.get('/sitemap/pages.xml')).text()
      for (const slug of collectionSlugs) {
        const path = collectionHref(slug)
        const response = await page.goto(`${path}?utm_source=mail`)
        expect([slug, response?.status()]).toEqual([slug, 200])
        await expect(page.locator('meta[name=robots]')).toHaveCount(0)
        const canonical = page.locator('head link[rel=canonical]')
        await expect(canonical).toHaveAttribute('href', e2e.shopUrl + path)
        expect(sitemap).toContain(`<loc>${e2e.shopUrl}${path}</loc>`)
      }
    },
  )

  for (const slug of ['batik-ungu', 'toString', '__proto__', 'batik-biru%00', '..%2fx']) {
    test(`${slug} does not exist, and answers an uncached 404`, async ({ request }) => {
      const response = await request.get(`/collections/${slug}`)
      expect([400, 404]).toContain(response.status())
      expect(response.headers()['cache-control']).toContain('no-store')
    })
  }
})

test.describe('with a backend that does not support colours', nightlyAnyWidth, () => {
  let shop: ProxiedShop

  test.beforeAll(async ({ request }) => {
    shop = await openSpecOnlyShop(request)
  })

  test.afterAll(() => shop.stop())

  test('a colour collection answers 404, and a word collection works', async ({
    page,
    request,
  }) => {
    expect((await request.get(`${specOnlyUrl}${blueBatik}`)).status()).toBe(404)
    await page.goto(`${specOnlyUrl}/collections/gamis`)
    await expect(page.locator('main [data-product]').first()).toBeVisible()
    const named = linksTo(page).getByText(pages['batik-biru'].title, { exact: true })
    await expect(named).toHaveCount(0)
  })

  test('a card does not mention colours', async ({ page }) => {
    await page.goto(`${specOnlyUrl}/products?category_id=6`)
    await expect(page.locator('main [data-product]').first()).toBeVisible()
    await expect(page.locator('.card-colors')).toHaveCount(0)
  })
})
