import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '#e2e/support/axe.ts'
import * as shopper from '#e2e/support/shopper.ts'
import { anyWidth, nightly, nightlyAnyWidth, test } from '#e2e/support/test.ts'
import { headerMessages } from '#messages/header.ts'
import { listMessages } from '#messages/list.ts'
import { searchMessages } from '#messages/search.ts'

const main = (page: Page) => page.getByRole('main')

test.describe('a search without results', anyWidth, () => {
  test('says so, and links to categories, products and the whole list', async ({ page }) => {
    await page.goto('/products?search=zzqxj')
    await expect(page.getByText('Coming Soon!')).toHaveCount(0)
    await expect(page.getByRole('heading', { name: /No results for “zzqxj”/ })).toBeVisible()
    await expect(
      page.getByRole('navigation', { name: searchMessages.categories }).getByRole('link'),
    ).toHaveCount(4)
    await expect(main(page).locator('[data-product]').first()).toBeVisible()
    await page.getByRole('link', { name: listMessages.emptyLink }).click()
    await expect(page).toHaveURL(/\/products$/)
  })

  test('offers another search and the nearest categories', nightly, async ({ page }) => {
    await page.goto('/products?search=ransel+hitam')
    await expect(page.getByText('We searched for: ransel, hitam.')).toBeVisible()
    const nearest = page.getByRole('navigation', { name: searchMessages.nearest })
    await expect(nearest.getByRole('link', { name: 'Bags in ACCESSORIES' })).toBeVisible()
    await page.getByRole('link', { name: 'tas hitam' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “tas hitam”')
    await expect(
      main(page).getByRole('heading', { name: 'Canvas tote bag in Black' }),
    ).toBeVisible()
  })

  test('is accessible, and an empty list still says "Coming Soon"', nightly, async ({ page }) => {
    await page.goto('/products?search=ransel')
    await expectAccessible(page)
    await page.goto('/products?category_id=8&sale=1&brand=bocah')
    await expect(page.getByText('Coming Soon!')).toBeVisible()
  })
})

test(
  'a corrected search says what it shows, and an incomplete match names the ignored words',
  anyWidth,
  async ({ page }) => {
    await page.goto('/products?search=kmeja+btik')
    await expect(page.getByText('Showing results for “kemeja batik”.')).toBeVisible()
    await page.goto('/products?search=jaket+denim')
    await expect(
      page.getByText('No product matches every word. These results leave out: denim.'),
    ).toBeVisible()
  },
)

/** Opens the overlay and waits until its field is a combobox. */
async function openSearch(page: Page) {
  await shopper.open(page, headerMessages.openSearch)
  const field = page.getByRole('combobox', { name: headerMessages.searchLabel })
  await expect(field).toBeFocused()
  return field
}

const options = (page: Page) => page.getByRole('banner').getByRole('option')

test.describe('the search field', () => {
  test('suggests categories, labels and products with prices while the shopper types', async ({
    page,
  }) => {
    await page.goto('/')
    const field = await openSearch(page)
    await field.pressSequentially('kerudu')
    await expect(options(page).filter({ hasText: 'Scarves & Hijab' })).toBeVisible()
    await expect(
      options(page)
        .filter({ hasText: /Voile square hijab.*IDR/ })
        .first(),
    ).toBeVisible()
    await field.fill('wast')
    await expect(options(page).filter({ hasText: 'Wastra' }).first()).toBeVisible()
    await expectAccessible(page)
    await options(page).filter({ hasText: 'Wastra' }).first().click()
    await expect(page).toHaveURL(/brand=wastra/)
    await expect(field).toBeHidden()
  })

  test(
    'works by keyboard: arrows select, Enter follows, Enter without a selection searches',
    nightly,
    async ({ page }) => {
      await page.goto('/')
      const field = await openSearch(page)
      await field.pressSequentially('sandal')
      await expect(field).toHaveAttribute('aria-expanded', 'true')
      await field.press('ArrowDown')
      await expect(options(page).first()).toHaveAttribute('aria-selected', 'true')
      await field.press('ArrowUp')
      await expect(options(page).last()).toHaveAttribute('aria-selected', 'true')
      const name = await options(page).last().getByRole('paragraph').first().innerText()
      await field.press('Enter')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
      const again = await openSearch(page)
      await again.fill('sandal')
      await again.press('Enter')
      await expect(page).toHaveURL(/\/products\?search=sandal$/)
    },
  )

  test(
    'remembers recent searches in this browser until they are cleared',
    nightlyAnyWidth,
    async ({ page }) => {
      await page.goto('/')
      for (const search of ['kaos', 'batik', 'kaos']) {
        const field = await openSearch(page)
        await field.fill(search)
        await field.press('Enter')
        await expect(page).toHaveURL(new RegExp(`search=${search}$`))
      }
      await openSearch(page)
      await expect(options(page)).toHaveText(['kaos', 'batik'])
      await page.getByRole('button', { name: searchMessages.clear }).click()
      await expect(options(page)).toHaveCount(0)
      await page.reload()
      await openSearch(page)
      await expect(options(page)).toHaveCount(0)
    },
  )

  test(
    'stops asking a backend without suggestions, and still searches',
    nightlyAnyWidth,
    async ({ page }) => {
      let asked = 0
      await page.route('**/api/search-suggestions?*', (route) => {
        asked += 1
        return route.fulfill({ status: 404, json: { error: { message: 'No', code: 'NOT_FOUND' } } })
      })
      await page.goto('/')
      const field = await openSearch(page)
      const answered = page.waitForResponse('**/api/search-suggestions?*')
      await field.fill('batik')
      await answered
      await field.fill('kemeja batik')
      await field.press('Enter')
      await expect(page).toHaveURL(/search=kemeja\+batik$/)
      expect(asked).toBe(1)
    },
  )

  test('searches while suggestions fail or never arrive', nightlyAnyWidth, async ({ page }) => {
    await page.route('**/api/search-suggestions?q=batik', (route) => route.abort())
    await page.route('**/api/search-suggestions?q=kemeja', () => {})
    await page.goto('/')
    const field = await openSearch(page)
    await field.fill('batik')
    await expect(options(page)).toHaveCount(0)
    await field.fill('kemeja')
    await field.press('Enter')
    await expect(page).toHaveURL(/search=kemeja$/)
  })

  test.describe('without scripts', anyWidth, () => {
    test.use({ javaScriptEnabled: false })

    test('is a plain form', async ({ page }) => {
      await page.goto('/')
      await shopper.open(page, headerMessages.openSearch)
      const field = page.getByRole('searchbox', { name: headerMessages.searchLabel })
      await field.fill('batik')
      await field.press('Enter')
      await expect(page).toHaveURL(/\/products\?search=batik$/)
    })
  })
})
