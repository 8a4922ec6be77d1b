import { expect, type Locator, type Page } from '@playwright/test'
import { brand } from '#brand/company.ts'
import { aCustomer, signIn } from '#e2e/support/customer.ts'
import { customerWithPages } from '#e2e/support/customer-with-pages.ts'
import { nightly, nightlyBut, test } from '#e2e/support/test.ts'
import { accountMessages } from '#messages/account.ts'
import { footerMessages } from '#messages/footer.ts'
import { headerMessages } from '#messages/header.ts'
import { homeMessages } from '#messages/home.ts'
import { productMessages } from '#messages/product.ts'

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox()
  if (!box) throw new Error('It is not drawn.')
  return { ...box, right: box.x + box.width, bottom: box.y + box.height }
}

const middleOf = ({ y, height }: { y: number; height: number }) => y + height / 2

const resizeTo = (page: Page, width: number) => page.setViewportSize({ width, height: 740 })

test.describe('the header', () => {
  for (const path of ['/', '/shop/men']) {
    test(
      `of ${path} gets thinner on scrolling, with its content centred`,
      nightlyBut(path === '/shop/men'),
      async ({ page }) => {
        await page.setViewportSize({ width: 1280, height: 740 })
        await page.goto(path)
        const header = page.getByRole('banner')
        await page.evaluate(() => window.scrollTo(0, 600))
        await expect.poll(async () => Math.round((await boxOf(header)).y)).toBe(-24)
        const cart = header.getByRole('link', { name: headerMessages.cart(null) })
        // A scroll-driven animation reaches its new position with the next frame.
        const beside = async () => middleOf(await boxOf(cart)) - (await boxOf(header)).bottom / 2
        await expect.poll(async () => Math.abs(await beside())).toBeLessThanOrEqual(1)
      },
    )
  }

  test('stays in place for shoppers who prefer reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 1280, height: 740 })
    await page.goto('/')
    await page.evaluate(() => window.scrollTo(0, 600))
    await expect.poll(async () => (await boxOf(page.getByRole('banner'))).y).toBe(0)
  })

  test('switches from the phone menu to the wide one at 992 px, like its banners', async ({
    page,
  }) => {
    await page.goto('/')
    const opener = page.locator('summary').filter({ hasText: headerMessages.menu })
    const banner = page.getByRole('region', { name: homeMessages.banners }).getByRole('listitem')
    const shapeAt = async (width: number) => {
      await resizeTo(page, width)
      const box = await boxOf(banner.first())
      return { hasOpener: await opener.isVisible(), ratio: (box.width / box.height).toFixed(1) }
    }
    expect(await shapeAt(991)).toEqual({ hasOpener: true, ratio: '1.0' })
    expect(await shapeAt(992)).toEqual({ hasOpener: false, ratio: '2.4' })
  })
})

/** Returns where a banner's text ends, as a share of its width from the left. */
async function wordsEnd(banner: Locator): Promise<number> {
  const { x, width } = await boxOf(banner)
  const ends = await banner.evaluate((element) =>
    [...element.querySelectorAll('h1, h2, p')].map((part) => {
      const range = document.createRange()
      range.selectNodeContents(part)
      return range.getBoundingClientRect().right
    }),
  )
  return (Math.max(...ends) - x) / width
}

test.describe('text is beside the garments, not on them', nightly, () => {
  for (const width of [992, 1280, 1920]) {
    test(`on the home page's banners at ${width} px`, async ({ page }) => {
      await resizeTo(page, width)
      await page.goto('/')
      const banners = page.getByRole('region', { name: homeMessages.banners }).locator('ul > li')
      for (const banner of await banners.all()) {
        // The left 37% of the pictures' width is calm.
        expect(await wordsEnd(banner)).toBeLessThan(0.37)
      }
    })

    for (const path of ['/shop/men', '/shop/women']) {
      test(`on ${path} at ${width} px`, async ({ page }) => {
        await resizeTo(page, width)
        await page.goto(path)
        const banner = page.getByRole('main').locator('section').first()
        const picture = await boxOf(banner.getByRole('img'))
        // The left 27% of the pictures' width is calm.
        const calm = picture.x + 0.27 * picture.width
        expect((await wordsEnd(banner)) * width).toBeLessThan(calm)
      })
    }
  }

  for (const width of [360, 768]) {
    test(`on a landing at ${width} px, where it is above`, async ({ page }) => {
      await resizeTo(page, width)
      await page.goto('/shop/men')
      const banner = page.getByRole('main').locator('section').first()
      const picture = await boxOf(banner.getByRole('img'))
      expect((await boxOf(banner.locator('p'))).bottom).toBeLessThanOrEqual(picture.y)
    })
  }
})

for (const width of [320, 360, 751, 768, 992, 1280]) {
  test(
    `the footer's e-mail address fits on one line at ${width} px, and nothing is wider than the page`,
    nightly,
    async ({ page }) => {
      await resizeTo(page, width)
      await page.goto('/faq')
      const footer = page.getByRole('contentinfo')
      const contact = footer.locator('summary').filter({ hasText: footerMessages.contact })
      if (await contact.isVisible()) await contact.click()
      const email = footer.getByRole('link', { name: brand.email })
      // Two lines of its 16 px would be 48 px high.
      expect((await boxOf(email.locator('span'))).height).toBeLessThan(32)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    },
  )
}

test.describe('a product', () => {
  test('shows its name on a phone before the sticky bar appears', async ({ page }) => {
    await resizeTo(page, 360)
    await page.goto('/product/1035')
    await page.waitForLoadState('networkidle')
    const name = page.getByRole('heading', { level: 1 })
    await expect(name).toBeInViewport()
    const bar = page.getByRole('region', { name: await name.innerText() })
    await expect(bar).toHaveCount(0)
    await page.getByRole('heading', { name: productMessages.related }).scrollIntoViewIfNeeded()
    await expect(bar).toBeInViewport()
    await name.scrollIntoViewIfNeeded()
    await expect(bar).toHaveCount(0)
  })

  for (const width of [992, 1280, 1600]) {
    test(`leaves no gap under pictures or facts at ${width} px`, nightly, async ({ page }) => {
      await resizeTo(page, width)
      await page.goto('/product/1035')
      const main = page.getByRole('main')
      // The shorter column stays in view while the shopper scrolls the other.
      await main.getByRole('heading', { name: productMessages.details }).scrollIntoViewIfNeeded()
      const gallery = await boxOf(main.getByRole('region', { name: productMessages.gallery }))
      const share = await boxOf(main.getByRole('region', { name: productMessages.share }))
      const details = await boxOf(main.getByRole('heading', { name: productMessages.details }))
      const lower = Math.max(gallery.bottom, share.bottom)
      expect(details.y - lower).toBeLessThan(120)
      expect(Math.abs(gallery.bottom - share.bottom)).toBeLessThan(gallery.height / 4)
    })
  }
})

test.describe('the account', nightly, () => {
  test('has buttons as wide as their text on wide screens, none wider than a column', async ({
    page,
  }) => {
    await resizeTo(page, 1280)
    const { customer, paths } = await customerWithPages()
    await signIn(page, customer)
    for (const path of paths) {
      await page.goto(path)
      const buttons = page.getByRole('main').locator('button:visible, form:visible')
      for (const button of await buttons.all()) {
        expect((await boxOf(button)).width).toBeLessThanOrEqual(768)
      }
    }
  })

  test('has its links in even columns on phones, each 44 px high, with the current one marked', async ({
    page,
  }) => {
    await resizeTo(page, 360)
    await signIn(page, await aCustomer())
    const links = page.getByRole('navigation', { name: accountMessages.menu }).getByRole('listitem')
    const boxes = await Promise.all((await links.all()).map(boxOf))
    expect(new Set(boxes.map(({ x }) => Math.round(x))).size).toBe(2)
    expect(new Set(boxes.map(({ height }) => Math.round(height))).size).toBe(1)
    for (const { height } of boxes) expect(height).toBeGreaterThanOrEqual(44)
    await expect(page.getByRole('link', { name: accountMessages.information })).toHaveAttribute(
      'aria-current',
      'page',
    )
  })
})
