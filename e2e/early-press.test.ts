import { expect, type Page, test } from '@playwright/test'
import { addressesOf, isCached, shared } from '#e2e/support/page-addresses.ts'
import { holdScripts, scripts, starts } from '#e2e/support/scripts.ts'
import * as shopper from '#e2e/support/shopper.ts'
import { nightly, nightlyBut } from '#e2e/support/test.ts'
import { headerMessages } from '#messages/header.ts'
import { listMessages } from '#messages/list.ts'
import { productMessages } from '#messages/product.ts'

const women = '/products?category_id=7'

/** Returns when the page's scripts were requested and when it had loaded, in milliseconds since the navigation. */
const requestTimes = (page: Page) =>
  page.evaluate(() => {
    const entries = performance.getEntriesByType('resource')
    const [navigation] = performance.getEntriesByType('navigation')
    return {
      scripts: entries.filter(({ name }) => /chunks\/.*\.js$/.test(name)).map((e) => e.startTime),
      loaded: Reflect.get(navigation ?? {}, 'loadEventStart'),
    }
  })

test.describe('the scripts of a page', () => {
  for (const path of addressesOf(shared).filter(isCached)) {
    test(
      `on ${path} load after the page, and start it without errors`,
      nightlyBut(path === '/product/1001'),
      async ({ page }) => {
        const errors: string[] = []
        page.on('pageerror', ({ message }) => errors.push(message))
        page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
        await page.goto(path)
        await expect(page.getByRole('link', { name: headerMessages.cart(0) })).toBeVisible()
        const times = await requestTimes(page)
        expect(times.scripts.length).toBeGreaterThan(5)
        for (const start of times.scripts) expect(start).toBeGreaterThanOrEqual(times.loaded)
        expect(errors).toEqual([])
      },
    )
  }

  test('load at the first touch of a page that is still loading', async ({ page }) => {
    await page.route('**/held.css', () => {})
    await page.addInitScript(() =>
      addEventListener('DOMContentLoaded', () => {
        const held = document.createElement('link')
        document.body.append(Object.assign(held, { rel: 'stylesheet', href: '/held.css' }))
      }),
    )
    await page.goto(women, { waitUntil: 'domcontentloaded' })
    const requested = page.waitForRequest(scripts)
    await page.getByRole('heading', { level: 1 }).tap({ noWaitAfter: true })
    await requested
    expect((await requestTimes(page)).loaded).toBe(0)
  })
})

test.describe('a press before the scripts load', () => {
  test('on add to cart leads to the cart with the item', async ({ page }) => {
    const { release } = await holdScripts(page)
    await page.goto('/product/1001', { waitUntil: 'domcontentloaded' })
    await page.getByRole('radio', { name: 'L', exact: true }).check({ force: true })
    await page
      .getByRole('button', { name: productMessages.addToCart, exact: true })
      .click({ noWaitAfter: true })
    await page.waitForURL('/cart', { waitUntil: 'commit' })
    release()
    await expect(page.getByRole('link', { name: headerMessages.cart(1) })).toBeVisible()
  })

  for (const [which, what] of [
    [starts, 'even that which starts the others'],
    [scripts, 'the others'],
  ] as const) {
    test(
      `on a quick view opens it once they load: ${what}`,
      nightlyBut(which === starts),
      async ({ page }) => {
        const { release } = await holdScripts(page, which)
        await page.goto(women, { waitUntil: 'domcontentloaded' })
        await page
          .getByRole('button', { name: /^Quick view/ })
          .first()
          .click()
        release()
        await expect(page.getByRole('dialog').getByRole('radio').first()).toBeVisible()
      },
    )
  }

  test(
    'on the search opens and focuses its field, which suggests once they load',
    nightly,
    async ({ page }) => {
      const { release } = await holdScripts(page)
      await page.goto('/', { waitUntil: 'domcontentloaded' })
      await shopper.open(page, headerMessages.openSearch)
      release()
      await expect(page.getByRole('combobox', { name: headerMessages.searchLabel })).toBeFocused()
    },
  )

  test('on the search field shows suggestions once they load', nightly, async ({ page }) => {
    const { release } = await holdScripts(page)
    await page.goto('/', { waitUntil: 'domcontentloaded' })
    await shopper.open(page, headerMessages.openSearch)
    await shopper.searchField(page).fill('batik')
    release()
    await expect(page.getByRole('banner').getByRole('option').first()).toBeVisible()
    await expect(shopper.searchField(page)).toHaveValue('batik')
  })

  test('on a sort order sorts the list once they load', nightly, async ({ page }) => {
    const { release } = await holdScripts(page)
    await page.goto(women, { waitUntil: 'domcontentloaded' })
    await page.getByLabel(listMessages.sortBy).selectOption({ label: listMessages.sorts.PRICE_ASC })
    release()
    await page.waitForURL(/sort=PRICE_ASC/)
    await expect(page.getByLabel(listMessages.sortBy)).toHaveValue('PRICE_ASC')
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a size in the address is selected', nightly, async ({ page }) => {
    await page.goto('/product/1001?size=M')
    await expect(page.getByRole('radio', { name: 'M', exact: true })).toBeChecked()
  })
})
