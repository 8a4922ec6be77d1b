import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '#e2e/support/axe.ts'
import { signIn } from '#e2e/support/customer.ts'
import { customerWithPages } from '#e2e/support/customer-with-pages.ts'
import { pageWidth } from '#e2e/support/language.ts'
import { addressesOf, guests, isCached, shared } from '#e2e/support/page-addresses.ts'
import * as shopper from '#e2e/support/shopper.ts'
import { anyWidth, nightlyAnyWidth, nightlyBut, test, wideToo } from '#e2e/support/test.ts'
import { cartMessages } from '#messages/cart.ts'
import { headerMessages } from '#messages/header.ts'
import { legalMessages } from '#messages/help.ts'

/** Opens all collapsed content. */
const openAll = (page: Page) =>
  page.evaluate(() => {
    for (const details of document.querySelectorAll('main details'))
      details.setAttribute('open', '')
    for (const panel of document.querySelectorAll('[role=tabpanel]'))
      panel.removeAttribute('hidden')
  })

/** One page of each kind with product pictures: each run tests these, `npm run nightly` all, at all widths. */
const tried = ['/', '/products', '/product/1001']

test.describe('the layout does not shift while a page loads:', () => {
  for (const path of addressesOf(shared).filter(isCached)) {
    test(path, nightlyBut(tried.includes(path)), async ({ page }) => {
      await page.addInitScript(() => {
        const shifts: number[] = []
        Object.assign(window, { shifts })
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            if ('value' in entry && typeof entry.value === 'number') shifts.push(entry.value)
          }
        }).observe({ type: 'layout-shift', buffered: true })
      })
      await page.goto(path)
      await page.waitForLoadState('networkidle')
      // Not to the end: a list that is jumped past pushes the footer down when it grows.
      await page.mouse.wheel(0, 600)
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300)
      await page.waitForLoadState('networkidle')
      const shifts = await page.evaluate(() => Object(window).shifts as number[])
      expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.005)
    })
  }
})

test.describe(
  'nothing is lost on a desktop, nor at 320 px, which is 1280 px at a zoom of 400%:',
  nightlyAnyWidth,
  () => {
    for (const path of ['/kit', '/nothing', ...addressesOf(shared, guests)]) {
      test(path, async ({ page }) => {
        await page.goto(path)
        await openAll(page)
        for (const width of [320, 1280]) {
          await page.setViewportSize({ width, height: 640 })
          expect(await pageWidth(page)).toBe(width)
        }
      })
    }
  },
)

test.describe('at 360 px nothing is cut off with text at twice its size:', nightlyAnyWidth, () => {
  test.beforeEach(async ({ page, context }) => {
    await page.setViewportSize({ width: 360, height: 780 })
    const session = await context.newCDPSession(page)
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
  })

  /** Expects no horizontal scrolling with all content expanded, and no chip wider than the window. */
  async function expectFitting(page: Page): Promise<void> {
    await openAll(page)
    const found = await page.evaluate(() => {
      const { scrollWidth } = document.documentElement
      const links = [...document.querySelectorAll('main a, main button')]
      return {
        scrollWidth,
        text: getComputedStyle(document.documentElement).fontSize,
        tooWide: links.filter((link) => link.clientWidth > 360).map((link) => link.textContent),
      }
    })
    expect(found).toEqual({ scrollWidth: 360, text: '32px', tooWide: [] })
  }

  for (const path of [...addressesOf(shared, guests), '/nothing']) {
    test(path, async ({ page }) => {
      await page.goto(path)
      await expectFitting(page)
    })
  }

  test('the cart and the summary of an order', async ({ page }) => {
    await shopper.putIntoCart(page, 1001, 'M')
    await page.goto('/cart')
    await expect(page.getByRole('link', { name: cartMessages.checkoutAsGuest })).toBeVisible()
    await expectFitting(page)
    await page.goto('/checkout')
    await shopper.chooseDelivery(page)
    await expectFitting(page)
  })

  test('the pages of an account', async ({ page }) => {
    const { customer, paths } = await customerWithPages()
    await signIn(page, customer)
    for (const path of paths) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectFitting(page)
    }
  })
})

test(
  'a small picture is 3:4 by itself, as Safari gives it no height from its box',
  anyWidth,
  async ({ page }) => {
    await shopper.putIntoCart(page, 1001, 'M')
    await page.goto('/cart')
    const picture = page.getByRole('table').locator('img').first()
    await picture.evaluate((image) =>
      image.parentElement?.style.setProperty('aspect-ratio', 'auto'),
    )
    const { width = 0, height } = (await picture.boundingBox()) ?? {}
    expect(width).toBe(96)
    expect(height).toBe(128)
  },
)

test(
  'a hyphenated word in a name stays on one line, unless it is wider than the line',
  nightlyAnyWidth,
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 })
    await page.goto('/product/1001')
    const name = page.getByRole('heading', { level: 1 })
    await expect(name).toHaveText('Everyday T-shirt in Natural White')
    /** Returns the lines that the word takes, and whether the name overflows its width. */
    const linesIn = (width: number) =>
      name.evaluate((heading, width) => {
        heading.style.width = `${width}px`
        const range = document.createRange()
        range.selectNodeContents(heading.querySelector('span') ?? heading)
        const lines = new Set([...range.getClientRects()].map(({ top }) => top)).size
        return { lines, isWider: heading.scrollWidth > heading.clientWidth }
      }, width)
    const wholeWidths = Array.from({ length: 20 }, (_, index) => 320 - 10 * index)
    for (const width of wholeWidths)
      expect(await linesIn(width)).toEqual({ lines: 1, isWider: false })
    expect(await linesIn(40)).toMatchObject({ isWider: false })
  },
)

test('the area beyond the content has the paper colour', anyWidth, async ({ page }) => {
  await page.goto('/faq')
  const { beyond, paper, footer } = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.background = 'var(--color-paper)'
    const colorOf = (element: Element) => getComputedStyle(element).backgroundColor
    const footer = document.querySelector('footer')
    return {
      beyond: colorOf(document.documentElement),
      paper: colorOf(probe),
      footer: footer && colorOf(footer),
    }
  })
  expect(beyond).toBe(paper)
  expect(footer).not.toBe(paper)
})

test(
  "both columns of a product's details start at the same height",
  nightlyAnyWidth,
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto('/product/1001')
    const tops = await page.locator('.whitespace-pre-line').evaluate((details) => {
      details.scrollIntoView()
      const { left, width } = details.getBoundingClientRect()
      const range = document.createRange()
      range.selectNodeContents(details)
      const lines = [...range.getClientRects()].filter(({ height }) => height > 0)
      const isRight = (line: DOMRect) => line.left > left + width / 2
      const topOf = (column: DOMRect[]) => Math.min(...column.map(({ top }) => top))
      return [topOf(lines.filter((line) => !isRight(line))), topOf(lines.filter(isRight))]
    })
    expect(tops[0]).toBe(tops[1])
  },
)

test('endless words break instead of widening the page', anyWidth, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/kit')
  const width = await page.evaluate(() => {
    for (const heading of document.querySelectorAll('h1, h2, h3, label, summary, button, a')) {
      if (heading.children.length === 0) {
        heading.textContent = 'Pertanggungjawabankeberlangsungan Anticonstitutionnellement'
      }
    }
    return document.documentElement.scrollWidth
  })
  expect(width).toBe(320)
})

test('axe finds no problems on the kit, its dialog and its drawer', async ({ page }) => {
  await page.goto('/kit')
  await expectAccessible(page)
  for (const opener of ['Open the dialog', 'Open the drawer']) {
    await page.getByRole('button', { name: opener }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page.getByRole('button', { name: opener })).toBeFocused()
  }
})

test('tabs are one tab stop, and arrows move among them', async ({ page }) => {
  await page.goto('/kit')
  const [first, second] = [page.getByRole('tab').nth(0), page.getByRole('tab').nth(1)]
  await shopper.untilAnswering(first)
  await first.focus()
  await page.keyboard.press('ArrowRight')
  await expect(second).toBeFocused()
  await expect(second).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('tabpanel')).toHaveText(legalMessages.returns(3))
  await page.keyboard.press('ArrowRight')
  await expect(first).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('tabpanel')).toBeFocused()
})

test('an accordion opens one answer at a time', async ({ page }) => {
  await page.goto('/kit')
  const answers = page.locator('details[name=kit-help]')
  await answers.nth(0).getByText('When is my order sent?').click()
  await answers.nth(1).getByText('Can I return it?').click()
  await expect(answers.nth(0)).not.toHaveAttribute('open')
  await expect(answers.nth(1)).toHaveAttribute('open')
})

test.describe('the mega menu', wideToo, () => {
  test.skip(({ isMobile, viewport }) => isMobile || (viewport?.width ?? 0) < 992, 'wide screens')

  test('opens on hover and on focus, and Escape closes it', async ({ page }) => {
    await page.goto('/')
    const group = page
      .getByRole('navigation', { name: headerMessages.mainNavigation })
      .getByRole('link', { name: 'WOMEN', exact: true })
    const inPanel = page.getByRole('link', { name: 'Modest Wear' }).filter({ visible: true })
    await shopper.untilAnswering(group)
    await group.hover()
    await expect(inPanel).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(inPanel).toBeHidden()
    await page.mouse.move(640, 700)
    await group.focus()
    await expect(inPanel).toBeVisible()
  })
})
