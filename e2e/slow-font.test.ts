import { expect, type Page } from '@playwright/test'
import { fontsLoaded } from '#e2e/support/fonts.ts'
import { addressesOf, isCached, rowAt, shared } from '#e2e/support/page-addresses.ts'
import { anyWidth, nightlyAnyWidth, nightlyBut, test } from '#e2e/support/test.ts'

/** Widths of a small phone, a typical phone and a desktop. */
const widths = [360, 412, 1280]

/** Layout shift of a page where no line moves; letters of centred or balanced text may. */
const still = 0.001

/** Holds back a page's fonts until `release`. */
async function delayFonts(page: Page): Promise<{ release: () => void }> {
  const held = Promise.withResolvers<void>()
  await page.route(/\.woff2$/, async (route) => {
    await held.promise
    await route.continue()
  })
  return { release: held.resolve }
}

/** Opens a page in fallback fonts, then loads its own. Returns the layout shift. */
async function shiftAt(page: Page, path: string): Promise<number> {
  const { release } = await delayFonts(page)
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  const painted = () =>
    page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    )
  await painted()
  release()
  await fontsLoaded(page)
  await painted()
  await page.unrouteAll({ behavior: 'wait' })
  return page.evaluate(() => {
    const shifts: number[] = Object(window).shifts
    return shifts.reduce((sum, shift) => sum + shift, 0)
  })
}

/** Returns the addresses of a sitemap, or of those that it links to. */
async function sitemapPaths(page: Page, sitemap = '/sitemap.xml'): Promise<string[]> {
  const xml = await (await page.request.get(sitemap)).text()
  const paths = [...xml.matchAll(/<loc>([^<]+)/g)].map(([, address = '']) => {
    const { pathname, search } = new URL(address.replaceAll('&amp;', '&'))
    return pathname + search
  })
  const below = paths.filter((path) => path.startsWith('/sitemap/'))
  if (below.length === 0) return paths
  return (await Promise.all(below.map((path) => sitemapPaths(page, path)))).flat()
}

test.beforeEach(async ({ page }) => {
  await page.route('**/img/**', (route) => route.abort())
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('value' in entry && typeof entry.value === 'number') shifts.push(entry.value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
})

const isFirstOfKind = (path: string) =>
  addressesOf(shared).find((one) => rowAt(one) === rowAt(path)) === path

test.describe('late fonts do not shift the layout at 360 px:', anyWidth, () => {
  for (const path of addressesOf(shared).filter(isCached)) {
    test(path, nightlyBut(isFirstOfKind(path)), async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 780 })
      expect(await shiftAt(page, path)).toBeLessThan(still)
    })
  }
})

for (const width of widths) {
  test(
    `late fonts shift no page of the sitemap at ${width} px`,
    nightlyAnyWidth,
    async ({ page }) => {
      test.setTimeout(900_000)
      await page.setViewportSize({ width, height: 780 })
      const found: Record<string, number> = {}
      const paths = await sitemapPaths(page)
      expect(paths.length).toBeGreaterThan(250)
      for (const path of paths) {
        const shift = await shiftAt(page, path)
        if (shift >= still) found[path] = shift
      }
      expect(found).toEqual({})
    },
  )
}
