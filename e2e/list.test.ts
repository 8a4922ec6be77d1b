import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '#e2e/support/axe.ts'
import { untilHydrated } from '#e2e/support/shopper.ts'
import { anyWidth, nightly, nightlyAnyWidth, test, wideToo } from '#e2e/support/test.ts'
import { cartMessages } from '#messages/cart.ts'
import { errorsMessages } from '#messages/errors.ts'
import { listMessages } from '#messages/list.ts'
import { productMessages } from '#messages/product.ts'

/** A list of 16 products on two pages, and one of 240 on thirty. */
const shortList = '/products?category_sub_id=604'
const women = '/products?category_id=7'
const cards = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 })

const names = (page: Page) => cards(page).allInnerTexts()

/** Scrolls until this many cards have loaded. */
async function scrollTo(page: Page, count: number): Promise<void> {
  await expect(async () => {
    await page.mouse.wheel(0, 900)
    expect(await cards(page).count()).toBeGreaterThanOrEqual(count)
  }).toPass({ intervals: [300], timeout: 40_000 })
}

/** Returns the number of cards once no more load. */
async function restingCount(page: Page): Promise<number> {
  let before = 0
  await expect
    .poll(
      async () => {
        const now = await cards(page).count()
        const isResting = now === before
        before = now
        return isResting
      },
      { intervals: [600], timeout: 40_000 },
    )
    .toBe(true)
  return before
}

test.describe('a list', () => {
  test('grows on scrolling, and says when it is complete', wideToo, async ({ page }) => {
    await page.goto(shortList)
    await expect(page.getByText(listMessages.found(16))).toBeVisible()
    await scrollTo(page, 16)
    await expect(page.getByText('All products has been loaded')).toBeVisible()
    expect(new Set(await names(page)).size).toBe(16)
  })

  test('grows by its button', nightly, async ({ page }) => {
    await page.goto(women)
    await untilHydrated(page)
    // A mouse would miss it: the list grows while scrolling it into view.
    await page.getByRole('link', { name: listMessages.loadMore }).press('Enter')
    await expect(cards(page)).not.toHaveCount(8)
    expect(await cards(page).count()).toBeGreaterThanOrEqual(16)
  })

  test('grows by one page per press of its button', nightlyAnyWidth, async ({ page }) => {
    await page.goto('/products')
    await page.waitForLoadState('networkidle')
    await page.keyboard.press('End')
    await expect(cards(page)).not.toHaveCount(8)
    const before = await restingCount(page)
    const more = page.getByRole('link', { name: listMessages.loadMore })
    await more.focus()
    const count = await restingCount(page)
    expect(count).toBeLessThanOrEqual(before + 16)
    await more.press('Enter')
    await expect(cards(page)).toHaveCount(count + 8)
    expect(await restingCount(page)).toBe(count + 8)
  })

  test('moves the focus from its button to the first new card', anyWidth, async ({ page }) => {
    await page.goto(shortList)
    await untilHydrated(page)
    await page.getByRole('link', { name: listMessages.loadMore }).press('Enter')
    await expect(page.getByText(listMessages.end)).toBeVisible()
    const card = page.locator('[data-product]').nth(8).getByRole('link').first()
    await expect(card).toBeFocused()
    await expect(card).toBeInViewport()
  })

  test(
    'that grows late moves nothing that has the focus in the footer, and grows no further',
    anyWidth,
    async ({ page }) => {
      const arrival = Promise.withResolvers<void>()
      await page.route('**/api/products?*', async (route) => {
        await arrival.promise
        await route.continue()
      })
      await page.goto('/products')
      await untilHydrated(page)
      const asked = page.waitForRequest('**/api/products?*')
      await page.keyboard.press('End')
      await asked
      const section = page.getByRole('contentinfo').locator('summary').first()
      await section.focus()
      const top = (await section.boundingBox())?.y ?? 0
      arrival.resolve()
      await expect(cards(page)).toHaveCount(16)
      expect((await section.boundingBox())?.y).toBeCloseTo(top, 0)
      expect(await restingCount(page)).toBe(16)
    },
  )

  test('grows by a limited amount per press of End', nightly, async ({ page }) => {
    await page.goto('/products')
    await page.waitForLoadState('networkidle')
    await page.keyboard.press('End')
    await expect(cards(page)).not.toHaveCount(8)
    const count = await restingCount(page)
    expect(count).toBeLessThanOrEqual(24)
    await page.keyboard.press('End')
    await expect(cards(page)).not.toHaveCount(count)
  })

  test('grows when the shopper jumps past its end', nightlyAnyWidth, async ({ page }) => {
    await page.goto('/products')
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight }))
    await expect(cards(page)).not.toHaveCount(8)
    expect(await restingCount(page)).toBeLessThanOrEqual(24)
  })

  test(
    'puts the visible page into its address, and shows the same pages after a reload',
    anyWidth,
    async ({ page }) => {
      await page.goto(women)
      await scrollTo(page, 24)
      // Independent of the scroll distance: the address depends on the visible cards.
      await cards(page).nth(17).scrollIntoViewIfNeeded()
      await expect(page).toHaveURL(/category_id=7&page=\d/)
      const seen = await names(page)
      await page.reload()
      await expect.poll(async () => (await names(page)).slice(0, 24)).toEqual(seen.slice(0, 24))
      expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(600)
    },
  )

  test(
    'loads earlier pages on demand without moving the visible cards',
    nightly,
    async ({ page }) => {
      await page.goto(`${women}&page=3`)
      await untilHydrated(page)
      const [first = ''] = await names(page)
      const card = page.getByRole('heading', { level: 3, name: first, exact: true })
      const previous = page.getByRole('link', { name: listMessages.previousPage })
      await previous.focus()
      const top = (await card.boundingBox())?.y ?? 0
      await previous.press('Enter')
      await expect.poll(async () => (await names(page)).indexOf(first)).toBe(8)
      expect(Math.abs(((await card.boundingBox())?.y ?? 0) - top)).toBeLessThan(5)
      await previous.press('Enter')
      await expect.poll(async () => (await names(page)).indexOf(first)).toBe(16)
      await expect(previous).toHaveCount(0)
    },
  )

  test('returns to the same card after Back from a product', nightly, async ({ page }) => {
    await page.goto(women)
    await scrollTo(page, 24)
    const card = page.locator('[data-product]').nth(17)
    await card.scrollIntoViewIfNeeded()
    const name = await card.getByRole('heading').innerText()
    await card.getByRole('heading').click()
    await page.waitForURL(/\/product\//)
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await page.goBack()
    await expect(card.getByRole('heading', { name })).toBeInViewport()
  })

  test(
    'returns to the same card after Back from another site',
    nightlyAnyWidth,
    async ({ page }) => {
      await page.goto(women)
      await scrollTo(page, 24)
      const card = page.locator('[data-product]').nth(17)
      await card.scrollIntoViewIfNeeded()
      const name = await card.getByRole('heading').innerText()
      await page.goto('about:blank')
      await page.goBack()
      await expect(page.getByRole('heading', { level: 3, name })).toBeInViewport()
    },
  )

  test(
    'returns to the same card after Back, even if a page arrived in the meantime',
    nightlyAnyWidth,
    async ({ page }) => {
      let arrive = () => {}
      const away = new Promise<void>((resolve) => {
        arrive = resolve
      })
      await page.goto(women)
      await scrollTo(page, 16)
      await restingCount(page)
      const card = page.locator('[data-product]').nth(9)
      await card.scrollIntoViewIfNeeded()
      const count = await restingCount(page)
      await page.route('**/api/products?*', async (route) => {
        await away
        await route.continue()
      })
      await page.getByRole('link', { name: listMessages.loadMore }).dispatchEvent('click')
      const top = (await card.boundingBox())?.y ?? 0
      const name = await card.getByRole('heading').innerText()
      await card.getByRole('heading').click()
      await page.waitForURL(/\/product\//)
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
      const answer = page.waitForResponse('**/api/products?*')
      arrive()
      await answer
      await page.goBack()
      await expect(cards(page)).toHaveCount(count + 8)
      await expect
        .poll(async () => Math.abs(((await card.boundingBox())?.y ?? 0) - top))
        .toBeLessThan(5)
    },
  )

  test(
    'leaves the history entry alone while Back is loading another page',
    nightlyAnyWidth,
    async ({ page }) => {
      await page.goto('/faq')
      await untilHydrated(page)
      await page.evaluate((href) => Object(window).next.router.push(href), women)
      await expect(cards(page).first()).toBeVisible()
      await page.reload()
      await page.waitForLoadState('networkidle')
      let arrive = () => {}
      const held = new Promise<void>((resolve) => {
        arrive = resolve
      })
      await page.route('**/faq?*', async (route) => {
        await held
        await route.continue()
      })
      await page.evaluate(() => window.history.back())
      await expect(page).toHaveURL(/\/faq$/)
      // A press on the list records the shopper's position at once.
      await page.locator('[data-page]').first().dispatchEvent('click')
      expect(page.url()).toMatch(/\/faq$/)
      arrive()
      await expect(page.getByRole('heading', { level: 1, name: 'FAQ' })).toBeVisible()
    },
  )

  test('links to the next page when it fails to grow', nightlyAnyWidth, async ({ page }) => {
    await page.goto(women)
    await page.route('**/api/products?*', (route) => route.abort())
    const more = page.getByRole('link', { name: listMessages.loadMore })
    await more.click()
    await expect(page.getByText('Fail to retrieve products.')).toBeVisible()
    await more.click()
    await expect(page).toHaveURL(/page=2$/)
    await expect(cards(page)).toHaveCount(8)
  })

  test('restarts when its order changes', anyWidth, async ({ page }) => {
    await page.goto(`${women}&page=3`)
    await page.getByLabel(listMessages.sortBy).selectOption('Price: Low to High')
    await expect(page).toHaveURL(/category_id=7&sort=PRICE_ASC$/)
  })
})

test(
  "the first row of a list's pictures is fully visible on a phone",
  nightlyAnyWidth,
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    for (const path of [
      women,
      shortList,
      '/products',
      '/products?sale=1',
      '/products?brand=rimba',
    ]) {
      await page.goto(path)
      const pictures = page.locator('[data-product] img')
      for (const index of [0, 1]) {
        await expect(pictures.nth(index), path).toBeInViewport({ ratio: 1 })
      }
    }
  },
)

test.describe('without JavaScript a list', () => {
  test.use({ javaScriptEnabled: false })

  test('has links to the next page and back', anyWidth, async ({ page }) => {
    await page.goto(shortList)
    const first = await names(page)
    await page.getByRole('link', { name: listMessages.loadMore }).click()
    await expect(page).toHaveURL(/page=2/)
    // A page that is still streaming has only some of its cards.
    await expect.poll(() => names(page)).toHaveLength(8)
    const second = await names(page)
    expect(first.filter((name) => second.includes(name))).toEqual([])
    await page.getByRole('link', { name: listMessages.previousPage }).click()
    await expect.poll(() => names(page)).toEqual(first)
  })

  test('offers no quick view, which needs scripts', anyWidth, async ({ page }) => {
    await page.goto(women)
    await expect(page.getByRole('button', { name: /^Quick view/ })).toHaveCount(0)
  })
})

test.describe('quick view', () => {
  const open = async (page: Page) => {
    await page.goto('/products?search=everyday+natural')
    const name = await cards(page).first().innerText()
    await cards(page).first().hover()
    await page.getByRole('button', { name: productMessages.quickViewOf(name) }).click()
    const dialog = page.getByRole('dialog', { name })
    await expect(dialog.getByRole('radio').first()).toBeVisible()
    return { dialog, name }
  }

  test('adds a chosen size to the cart', async ({ page }) => {
    const { dialog } = await open(page)
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'add to cart' }).click()
    await expect(dialog.getByText('Please choose a size.')).toBeVisible()
    await dialog.getByRole('radio', { name: 'M', exact: true }).check({ force: true })
    await dialog.getByRole('button', { name: 'add to cart' }).click()
    await expect(page.getByRole('dialog', { name: cartMessages.drawerTitle })).toBeVisible()
  })

  test('counts no further than the stock', nightlyAnyWidth, async ({ page }) => {
    const { dialog } = await open(page)
    await dialog.getByRole('radio', { name: 'M', exact: true }).check({ force: true })
    const plus = dialog.getByRole('button', { name: productMessages.increase })
    await expect(async () => {
      await plus.click()
      await expect(dialog.getByText('Out of Stock !')).toBeVisible({ timeout: 50 })
    }).toPass({ intervals: [20] })
  })

  test('links to the full product, and Escape gives the focus back', nightly, async ({ page }) => {
    const { dialog, name } = await open(page)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    const opener = page.getByRole('button', { name: productMessages.quickViewOf(name) })
    await expect(opener).toBeFocused()
    await opener.press('Enter')
    await dialog.getByRole('link', { name: 'view detail' }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(dialog).toBeHidden()
  })

  test(
    'reports a product that fails to load, and retries on demand',
    nightlyAnyWidth,
    async ({ page }) => {
      await page.goto('/products?search=everyday+natural')
      const name = await cards(page).first().innerText()
      await page.route('**/api/product?*', (route) => route.abort())
      await cards(page).first().hover()
      await page.getByRole('button', { name: productMessages.quickViewOf(name) }).click()
      await expect(page.getByText('Fail to retrieve product.')).toBeVisible()
      await page.unroute('**/api/product?*')
      await page.getByRole('dialog').getByRole('button', { name: errorsMessages.retry }).click()
      await expect(page.getByRole('dialog').getByRole('radio').first()).toBeVisible()
    },
  )
})
