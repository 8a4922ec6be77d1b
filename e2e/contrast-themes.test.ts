import { expect, type Locator, type Page } from '@playwright/test'
import { anyWidth, test } from '#e2e/support/test.ts'
import { headerMessages } from '#messages/header.ts'
import { homeMessages } from '#messages/home.ts'
import { listMessages } from '#messages/list.ts'
import { productMessages } from '#messages/product.ts'

/** Returns the parts of an element's look that a contrast theme keeps. */
const lookOf = (element: Locator) =>
  element.evaluate((node) => {
    const { backgroundColor, borderColor, borderStyle, color, outlineStyle } =
      getComputedStyle(node)
    return [backgroundColor, borderColor, borderStyle, color, outlineStyle].join(' | ')
  })

const differ = async (one: Locator, other: Locator) =>
  expect(await lookOf(one)).not.toBe(await lookOf(other))

/** Returns whether an element has a visible border or fill. */
const hasEdge = (element: Locator) =>
  element.evaluate((node) => {
    const { borderTopWidth, borderTopStyle, borderTopColor } = getComputedStyle(node)
    const behind = getComputedStyle(document.documentElement).backgroundColor
    return borderTopStyle === 'solid' && borderTopWidth !== '0px' && borderTopColor !== behind
  })

const size = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('group', { name: productMessages.size })
    .getByText(name, { exact: true })

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in a ${colorScheme} contrast theme`, anyWidth, () => {
    test.use({ forcedColors: 'active', colorScheme })

    test('the chosen size, the pressed heart and the button to buy can be told apart', async ({
      page,
    }) => {
      await page.goto('/product/1001')
      await page
        .getByRole('main')
        .getByRole('radio', { name: 'M', exact: true })
        .check({ force: true })
      await differ(size(page, 'M'), size(page, 'L'))
      expect(
        await hasEdge(
          page.getByRole('main').getByRole('button', { name: productMessages.addToCart }).first(),
        ),
      ).toBe(true)
    })

    test('the current category and a chosen filter stand out', async ({ page }) => {
      await page.goto('/products?category_id=7')
      const filter = page.getByRole('navigation', { name: listMessages.filter })
      await differ(
        filter.locator('[aria-current]').first(),
        filter.locator('a:not([aria-current])').first(),
      )
    })

    test('menu entries have no visible underline until hovered', async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 800 })
      await page.goto('/')
      const entry = page
        .getByRole('navigation', { name: headerMessages.mainNavigation })
        .getByRole('link')
        .filter({ visible: true })
        .first()
      const lineOf = () => entry.evaluate((node) => getComputedStyle(node).borderBottomColor)
      const before = await lineOf()
      expect(before).toBe(
        await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor),
      )
      await entry.hover()
      expect(await lineOf()).not.toBe(before)
    })

    test("the current banner's dot and the logo are visible", async ({ page }) => {
      await page.goto('/')
      const dots = page.getByRole('button', { name: homeMessages.showBanner('') })
      await expect(dots.first()).toHaveAttribute('aria-current', 'true')
      await differ(dots.nth(0), dots.nth(1))
      const filter = await page
        .locator('.logo')
        .first()
        .evaluate((node) => getComputedStyle(node).filter)
      expect(filter).toContain(colorScheme === 'dark' ? 'invert' : 'brightness')
    })
  })
}
