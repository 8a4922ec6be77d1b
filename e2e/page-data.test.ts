import { expect, type Page, test } from '@playwright/test'
import { aCustomer, signIn } from '#e2e/support/customer.ts'
import { fontsLoaded } from '#e2e/support/fonts.ts'
import { addressesOf, isCached, shared } from '#e2e/support/page-addresses.ts'
import { scripts } from '#e2e/support/scripts.ts'
import * as shopper from '#e2e/support/shopper.ts'
import { nightly, nightlyBut } from '#e2e/support/test.ts'

const women = '/products?category_id=7'
const pages = [...addressesOf(shared).filter(isCached), '/no-such-page']

const sheets = '**/_next/static/**/*.css'
const data = '**/_data/**'

const madeUp = `/_data/${'0'.repeat(40)}`

const isHydrated = (page: Page) => shopper.isHydrated(page.locator('header a'))

/** Returns the path of a page's data, as its inline script builds it. */
const dataPath = (html: string, path: string) => /\/_data\/[0-9a-f]{40}/.exec(html)?.[0] + path

test.describe('the data of a page', () => {
  test('is not in the page, and is loaded with the scripts', async ({ page }) => {
    const response = await page.goto(women)
    expect(await response?.text()).not.toContain('__next_f')
    await expect.poll(() => isHydrated(page)).toBe(true)
    const [loadedAt, fetchedAt] = await page.evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation')
      const entries = performance.getEntriesByType('resource')
      const fetched = entries.filter(({ name }) => name.includes('/_data/'))
      return [Reflect.get(navigation ?? {}, 'loadEventStart'), fetched.map((one) => one.startTime)]
    })
    expect(fetchedAt).toHaveLength(1)
    expect(fetchedAt[0]).toBeGreaterThan(loadedAt)
  })

  test('is publicly cacheable and immutable', async ({ request }) => {
    const path = dataPath(await (await request.get(women)).text(), women)
    for (const encoding of ['br', 'gzip', 'identity']) {
      const response = await request.get(path, { headers: { 'Accept-Encoding': encoding } })
      expect(response.headers()).toMatchObject({
        'cache-control': 'public, max-age=31536000, immutable',
        'content-type': 'application/json',
        vary: 'Accept-Encoding',
      })
      const { pushes } = await response.json()
      expect(pushes[1]).toEqual(['__next_f', [0]])
    }
  })

  test('of an earlier version is replaced by the current data, uncached', async ({ request }) => {
    // The page may be rendered again between two requests.
    await expect(async () => {
      const path = dataPath(await (await request.get(women)).text(), women)
      const current = await (await request.get(path)).text()
      const response = await request.get(madeUp + women)
      expect(response.headers()['cache-control']).toBe('no-store')
      expect(await response.text()).toBe(current)
    }).toPass()
  })

  test('of an earlier version starts an old page, which then shows the current one', async ({
    page,
  }) => {
    await page.route(women, async (route) => {
      const response = await route.fetch()
      const html = (await response.text())
        .replace(/\/_data\/[0-9a-f]{40}/, madeUp)
        .replace('Soft shapes from Laras', 'Yesterday’s shapes from Laras')
      const { 'content-security-policy': _, ...headers } = response.headers()
      await route.fulfill({ response, headers, body: html })
    })
    await page.goto(women)
    await page.keyboard.press('Shift')
    await expect.poll(() => isHydrated(page)).toBe(true)
    await expect(page.getByRole('main').getByText('Soft shapes from Laras')).toBeVisible()
  })

  for (const path of ['/account', '/cart', '/api/session', '/no-such-page', '/_data/', '/img/x']) {
    test(`does not exist for ${path}, even with a session`, nightly, async ({ page }) => {
      await signIn(page, await aCustomer())
      const response = await page.request.get(madeUp + path, { maxRedirects: 0 })
      expect([response.status(), response.headers()['cache-control']]).toEqual([404, 'no-store'])
    })
  }

  test(
    'that fails to load leaves the page as it is, and the next press retries',
    nightly,
    async ({ page }) => {
      let isAway = true
      await page.route(data, (route) => (isAway ? route.abort() : route.continue()))
      await page.goto('/product/1001')
      const isTried = page.waitForEvent('requestfailed', (tried) => tried.url().includes('/_data/'))
      await page.keyboard.press('Shift')
      await isTried
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      isAway = false
      await expect
        .poll(async () => {
          await page.keyboard.press('Shift')
          return isHydrated(page)
        })
        .toBe(true)
    },
  )
})

test.describe('the styles of a page', () => {
  /**
   * Returns the looks of elements that changed since the last call: class, and properties except custom ones. They stay in the page,
   * as they take megabytes.
   */
  const changedLooks = (page: Page) =>
    page.evaluate(() => {
      const names = [...getComputedStyle(document.body)].filter((name) => !name.startsWith('--'))
      const looks = [...document.body.querySelectorAll('*')].map((element) => {
        const style = getComputedStyle(element)
        const values = names.map((name) => `${name}:${style.getPropertyValue(name)}`)
        return `${element.tagName} ${element.getAttribute('class')} ${values}`
      })
      const before: readonly string[] = Object(window).looks ?? []
      Object.assign(window, { looks })
      return looks.filter((look, index) => look !== before[index])
    })

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 360, height: 900 }, isMobile: true, hasTouch: true })

    for (const path of pages) {
      const title = `${path} has all that it uses: the whole style sheets change nothing`
      test(title, nightlyBut(path === '/product/1001'), async ({ page }) => {
        await page.route(data, (route) => route.abort())
        await page.route(scripts, (route) => route.abort())
        await page.emulateMedia({ reducedMotion: 'reduce' })
        const early: string[] = []
        page.on('request', (request) => early.push(request.resourceType()))
        await page.goto(path, { waitUntil: 'domcontentloaded' })
        expect(early).not.toContain('stylesheet')
        await page.route(sheets, (route) => route.abort())
        await page.waitForLoadState()
        await fontsLoaded(page)
        // Lazy content gets its real height near the viewport; some pages are just long enough to depend on it.
        await page.addStyleTag({ content: '* { content-visibility: visible !important }' })
        expect(await changedLooks(page)).not.toEqual([])
        await page.unroute(sheets)
        const names = (await page.content()).match(/\/_next\/static\/chunks\/[\w.~-]+\.css/g) ?? []
        expect(names.length).toBeGreaterThan(0)
        for (const url of new Set(names)) await page.addStyleTag({ url })
        expect(await changedLooks(page)).toEqual([])
      })
    }
  })

  test('are complete on a wide screen before the first paint', nightly, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    /** Returns the times of the first paint and of the style sheets; undefined until both are known. */
    const times = () =>
      page.evaluate(() => {
        const [paint] = performance.getEntriesByName('first-paint')
        const [sheet] = performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.endsWith('.css'))
        if (!paint || !sheet) return undefined
        return { painted: paint.startTime, loaded: sheet.startTime + sheet.duration }
      })
    for (const path of pages) {
      await page.goto(path)
      await expect.poll(times, path).toBeDefined()
      const { painted = 0, loaded = 0 } = (await times()) ?? {}
      expect(loaded, path).toBeLessThan(painted)
    }
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false, viewport: { width: 1280, height: 900 } })

    test('are complete on a wide screen: the menu is beside the logo', async ({ page }) => {
      await page.goto('/')
      const [logo, menu] = [
        await page.getByRole('banner').getByRole('link').first().boundingBox(),
        await page.getByRole('banner').getByRole('link', { name: 'WOMEN' }).first().boundingBox(),
      ]
      expect(menu?.x).toBeGreaterThan((logo?.x ?? 0) + (logo?.width ?? 0) - 1)
      expect(menu?.y).toBeLessThan((logo?.y ?? 0) + 100)
    })
  })

  test('are loaded once, and not again on client-side navigation', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    const isSheet = (path: string) => path.endsWith('.css')
    await page.goto('/')
    await expect.poll(() => isHydrated(page)).toBe(true)
    const main = page.getByRole('main')
    await main.locator('a[href="/products"]').first().click()
    await expect(page).toHaveURL(/\/products$/)
    await main.locator('a[href^="/product/"]').filter({ visible: true }).first().click()
    const add = page.getByRole('button', { name: 'add to cart', exact: true })
    await expect(add).toHaveCSS('cursor', 'pointer')
    const fetched = asked.filter(isSheet)
    expect(fetched.length).toBeGreaterThan(0)
    expect(fetched).toEqual([...new Set(fetched)])
  })
})
