import { expect, type Locator, type Page } from '@playwright/test'
import { brand } from '#brand/company.ts'
import { company } from '#brand-texts/company.ts'
import { expectAccessible } from '#e2e/support/axe.ts'
import { addressesOf, guests, shared } from '#e2e/support/page-addresses.ts'
import * as shopper from '#e2e/support/shopper.ts'
import { nightly, nightlyAnyWidth, nightlyBut, test, wideToo } from '#e2e/support/test.ts'
import { footerMessages } from '#messages/footer.ts'
import { headerMessages } from '#messages/header.ts'
import { homeMessages } from '#messages/home.ts'

const isNarrow = (viewport: { width: number } | null) => (viewport?.width ?? 0) < 751

test.describe('home', () => {
  test('starts its slider after the page, can be paused, shows each banner, and keeps its first heading', async ({
    page,
  }) => {
    await page.goto('/')
    const slider = page.getByRole('region', { name: homeMessages.banners })
    await slider.getByRole('button', { name: homeMessages.pause }).click()
    await expect(slider.getByRole('button', { name: homeMessages.play })).toBeVisible()
    await slider
      .getByRole('button', { name: homeMessages.showBanner('Made near the equator') })
      .click()
    await expect(slider.getByRole('heading', { name: 'Made near the equator' })).toBeVisible()
    await expect(slider.getByRole('heading', { name: 'Cloth with a memory' })).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      `${brand.name}: ${company.tagline}`,
    )
  })

  test('pauses its slider for shoppers who prefer reduced motion', nightly, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/')
    const slider = page.getByRole('region', { name: homeMessages.banners })
    await expect(slider.getByRole('button', { name: homeMessages.play })).toBeVisible()
  })

  test(
    'shows the next banner on a swipe, without scrolling the page',
    nightlyAnyWidth,
    async ({ page, context }) => {
      await page.goto('/')
      const slider = page.getByRole('region', { name: homeMessages.banners })
      await expect(slider.getByRole('button', { name: homeMessages.pause })).toBeVisible()
      const { x = 0, y = 0, width = 0, height = 0 } = (await slider.boundingBox()) ?? {}
      const session = await context.newCDPSession(page)
      const touch = (type: 'touchStart' | 'touchMove', part: number) =>
        session.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: [{ x: x + part * width, y: y + height / 2 }],
        })
      await touch('touchStart', 0.8)
      for (const part of [0.7, 0.5, 0.3]) await touch('touchMove', part)
      await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
      await expect(slider.getByRole('heading', { name: 'Cloth with a memory' })).toBeHidden()
      await expect(slider.getByRole('heading', { name: 'Made near the equator' })).toBeVisible()
      expect(await page.evaluate(() => [window.scrollX, window.scrollY])).toEqual([0, 0])
    },
  )

  test("has its sections, in the spec's wording", async ({ page }) => {
    await page.goto('/')
    await expect(page.getByText('Sale up to 80% off!')).toBeVisible()
    for (const name of ['New Arrival', 'Shop By Category']) {
      await expect(page.getByRole('heading', { name })).toBeVisible()
    }
    await expect(page.getByRole('link', { name: 'Store pickup', exact: true })).toHaveAttribute(
      'href',
      '/stores',
    )
    await page.getByRole('link', { name: homeMessages.hashtagLink }).click()
    await expect(page.getByRole('heading', { level: 1, name: brand.hashtag.tag })).toBeVisible()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the labels are a scrolling row without buttons', nightly, async ({ page }) => {
    await page.goto('/')
    const labels = page.getByRole('region', { name: homeMessages.labels })
    await expect(labels.getByRole('link')).toHaveCount(brand.labels.length)
    await expect(labels.getByRole('button')).toHaveCount(0)
  })

  test('home shows its first banner, with a working link', nightly, async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { name: 'Cloth with a memory' })).toBeVisible()
    await page.getByRole('link', { name: homeMessages.shopNow }).first().click()
    await expect(page).toHaveURL(/\/products/)
  })

  test('search opens over the page and leads to results', async ({ page }) => {
    await page.goto('/')
    await shopper.open(page, headerMessages.openSearch)
    await shopper.searchField(page).fill('kawung')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/products\?search=kawung/)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('kawung')
  })
})

test.describe('a landing', () => {
  test(
    'shows its banner, new arrivals, three sections and the gallery, under its own menu',
    wideToo,
    async ({ page }) => {
      await page.goto('/shop/men')
      await expect(page.getByRole('heading', { level: 1, name: 'Men, at ease' })).toBeVisible()
      await expect(page.getByRole('heading', { name: 'New In' })).toBeVisible()
      await expect(page.getByRole('heading', { name: /^Shop / })).toHaveCount(3)
      await expect(page.getByText('Sale up to 80% off!')).toHaveCount(0)
      if (isNarrow(page.viewportSize())) await shopper.open(page, headerMessages.menu)
      const menu = page.getByRole('navigation', { name: headerMessages.mainNavigation })
      for (const [name, href] of [
        ['Men', '/shop/men'],
        ['Women', '/shop/women'],
        ['Kids', '/products?group_id=3'],
        ['Shop All', '/products'],
        [brand.hashtag.tag, '/hashtag'],
      ] as const) {
        await expect(
          menu.getByRole('link', { name, exact: true }).filter({ visible: true }),
        ).toHaveAttribute('href', href)
      }
    },
  )

  test('with an unknown name shows that of women', nightly, async ({ page }) => {
    await page.goto('/shop/no-such-category')
    await expect(page.getByRole('heading', { level: 1, name: 'Women, unhurried' })).toBeVisible()
  })
})

test(
  'the hashtag gallery has eight photos that link to the social account',
  nightly,
  async ({ page }) => {
    await page.goto('/hashtag')
    const photos = page.getByRole('main').getByRole('listitem').getByRole('link')
    await expect(photos).toHaveCount(8)
    for (const photo of await photos.all()) {
      expect(await photo.getAttribute('href')).toBe(brand.hashtag.url)
    }
  },
)

for (const [group, path] of [
  ['MEN', '/shop/men'],
  ['WOMEN', '/shop/women'],
] as const) {
  test(
    `the menu's ${group} leads to ${path}`,
    path === '/shop/men' ? wideToo : nightly,
    async ({ page }) => {
      await page.goto('/faq')
      if (isNarrow(page.viewportSize())) {
        await shopper.open(page, headerMessages.menu)
        await page
          .locator('summary')
          .filter({ hasText: new RegExp(`^${group}`) })
          .click()
      } else {
        await page.getByRole('banner').getByRole('link', { name: group, exact: true }).hover()
      }
      const name = new RegExp(`^Discover ${group}$`, 'i')
      await page.getByRole('link', { name }).filter({ visible: true }).click()
      await expect(page).toHaveURL(path)
    },
  )
}

test.describe('the labels', () => {
  const row = (page: Page) => page.getByRole('region', { name: homeMessages.labels })
  const next = (page: Page) => row(page).getByRole('button', { name: homeMessages.nextLabels })

  test(
    'have buttons where they do not fit, which stop at the last label and keep the focus',
    nightly,
    async ({ page }) => {
      await page.goto('/')
      const last = row(page).getByRole('link').last()
      if (!isNarrow(page.viewportSize())) {
        await expect(last).toBeVisible()
        await expect(next(page)).toBeHidden()
        return
      }
      await row(page).scrollIntoViewIfNeeded()
      await expect(last).not.toBeInViewport()
      await expect(
        row(page).getByRole('button', { name: homeMessages.previousLabels }),
      ).toHaveAttribute('aria-disabled', 'true')
      await expect(async () => {
        await next(page).click()
        await expect(last).toBeInViewport({ ratio: 0.99, timeout: 1_000 })
      }).toPass()
      await expect(next(page)).toHaveAttribute('aria-disabled', 'true')
      await expect(next(page)).toBeFocused()
    },
  )
})

test('the brand landing has a banner for each label', nightly, async ({ page }) => {
  await page.goto('/fashion')
  for (const { name } of brand.labels) {
    await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible()
  }
})

test(
  'the footer is an accordion on phones, and fully open elsewhere',
  nightly,
  async ({ page }) => {
    await page.goto('/')
    const footer = page.getByRole('contentinfo')
    const terms = footer.getByRole('link', { name: footerMessages.terms })
    if (!isNarrow(page.viewportSize())) {
      await expect(terms).toBeVisible()
      return
    }
    await expect(terms).toBeHidden()
    await shopper.open(page, footerMessages.company)
    await expect(terms).toBeVisible()
    // An immediate press on a target that has moved may count as the second of a double press, and is ignored.
    await expect(async () => {
      await shopper.open(page, footerMessages.contact)
      await expect(terms).toBeHidden({ timeout: 1_000 })
    }).toPass()
  },
)

test('the back-to-top button appears after 600 px', nightly, async ({ page }) => {
  await page.goto('/')
  const back = page.getByRole('button', { name: headerMessages.backToTop })
  await expect(back).toBeHidden()
  await page.evaluate(() => window.scrollTo(0, 590))
  await expect(back).toBeHidden()
  await page.evaluate(() => window.scrollTo(0, 900))
  await back.click()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})

/** Returns the elements under a button at the end of the page; scrolls there and returns null until then. */
const coveredAtEnd = (button: Locator) =>
  button.evaluate((button) => {
    const { scrollHeight } = document.documentElement
    const isAtEnd = window.scrollY + window.innerHeight >= scrollHeight - 1
    window.scrollTo(0, scrollHeight)
    const box = button.getBoundingClientRect()
    const isUnder = (part: Element) => {
      const { left, right, top, bottom } = part.getBoundingClientRect()
      const isBeside = right <= box.left || left >= box.right
      return part !== button && !isBeside && top < box.bottom && bottom > box.top
    }
    const parts = [...document.querySelectorAll('a, button, input, summary')]
    return isAtEnd ? parts.filter(isUnder).map((part) => part.textContent) : null
  })

test.describe('at the end of a page the back-to-top button covers nothing:', wideToo, () => {
  for (const path of ['/faq', '/products?category_id=7&filter=1', '/product/1001']) {
    test(path, nightlyBut(path === '/product/1001'), async ({ page }) => {
      await page.goto(path)
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
      const back = page.getByRole('button', { name: headerMessages.backToTop })
      // Content far below is laid out, and related products load, once it is near the viewport.
      await expect.poll(() => coveredAtEnd(back)).toEqual([])
    })
  }
})

test('Escape closes the search and gives the focus back', async ({ page }) => {
  await page.goto('/')
  await shopper.open(page, headerMessages.openSearch)
  await expect(shopper.searchField(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(shopper.searchField(page)).toBeHidden()
  await expect(page.locator('summary').filter({ hasText: headerMessages.openSearch })).toBeFocused()
})

test('Back closes an open search', async ({ page }) => {
  await page.goto('/hashtag')
  await page.getByRole('link', { name: headerMessages.home(brand.name) }).click()
  await expect(page.getByRole('heading', { name: 'New Arrival' })).toBeVisible()
  await shopper.open(page, headerMessages.openSearch)
  await shopper.untilPanels(page, 1)
  await page.goBack()
  await expect(shopper.searchField(page)).toBeHidden()
})

test('a missing page offers search and categories', async ({ page }) => {
  await page.goto('/no-such-page')
  const main = page.getByRole('main')
  await expect(main.getByRole('searchbox')).toBeVisible()
  await main.getByRole('link', { name: 'WOMEN' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'WOMEN' })).toBeVisible()
})

test.describe('axe finds no problems on', () => {
  for (const path of [...addressesOf(shared, guests), '/no-such-page']) {
    test(path, nightlyBut(path === '/' || path === '/product/1001'), async ({ page }) => {
      await page.goto(path)
      await expectAccessible(page)
    })
  }

  test('an open mega menu', nightly, async ({ page }) => {
    test.skip((page.viewportSize()?.width ?? 0) < 992, 'wide screens')
    await page.goto('/')
    await page.getByRole('banner').getByRole('link', { name: 'WOMEN', exact: true }).hover()
    await expect(
      page.getByRole('link', { name: 'Modest Wear' }).filter({ visible: true }),
    ).toBeVisible()
    await expectAccessible(page)
  })

  test('the open search and menu', async ({ page }) => {
    await page.goto('/')
    await shopper.open(page, headerMessages.openSearch)
    await expectAccessible(page)
    if (!isNarrow(page.viewportSize())) return
    await page.keyboard.press('Escape')
    await shopper.open(page, headerMessages.menu)
    await expectAccessible(page)
  })
})

test(
  'the cart icon leads to the cart when the drawer cannot be loaded',
  nightlyAnyWidth,
  async ({ page }) => {
    await page.goto('/')
    await page.waitForLoadState('networkidle')
    const chunks = new Set<string>()
    page.on('request', (request) => chunks.add(request.url()))
    await page.reload()
    await page.waitForLoadState('networkidle')
    const late = [...chunks].filter((url) => url.endsWith('.js'))
    await page.route(
      (url) => late.slice(-4).includes(url.href),
      (route) => route.abort(),
    )
    await page.reload()
    await page.waitForLoadState('networkidle')
    await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).click()
    await expect(page).toHaveURL(/\/cart$/)
  },
)
