import { rupiah } from '@etalase/contract/rules/money.ts'
import { findFreePort } from '@etalase/processes/ports.ts'
import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '#e2e/support/axe.ts'
import { ProxiedShop, passOn } from '#e2e/support/proxied-shop.ts'
import { anyWidth, nightly, nightlyAnyWidth, test } from '#e2e/support/test.ts'
import { formatAmount } from '#lib/messages/formats.ts'
import { filterMessages, listMessages } from '#messages/list.ts'

const women = '/products?category_id=7'

const panel = (page: Page) => page.getByRole('region', { name: filterMessages.title, exact: true })
const chips = (page: Page) => page.getByRole('list', { name: filterMessages.chosen })
const chip = (page: Page, name: string) =>
  chips(page).getByRole('link', { name: filterMessages.remove(name), exact: true })
const size = (page: Page, name: string) =>
  panel(page)
    .getByRole('list', { name: filterMessages.size })
    .getByRole('link', { name: new RegExp(`^${name} \\d+ items?$`) })
const opener = (page: Page) => page.getByRole('link', { name: /^Filter( \(\d+\))?$/ }).first()
const show = (page: Page) => panel(page).getByRole('link', { name: /^Show \d+ items?$/ })
const status = (page: Page) => page.getByRole('main').getByRole('status')
const cards = (page: Page) => page.locator('[data-product]')

/** Returns the number in a link. */
async function countOf(link: ReturnType<typeof size>): Promise<number> {
  return Number(/(\d+) items?$/.exec((await link.textContent()) ?? '')?.[1])
}

const isWide = (page: Page) => (page.viewportSize()?.width ?? 0) >= 992

const found = (page: Page, count: number) =>
  expect(status(page)).toHaveText(listMessages.found(count))

/** Goes from a phone's sheet back to the list; wide screens show both. */
async function leaveSheet(page: Page): Promise<void> {
  if (!isWide(page)) await show(page).click()
}

async function narrowBySizeM(page: Page): Promise<number> {
  await page.goto(women)
  await opener(page).click()
  await expect(page).toHaveURL(/category_id=7&filter=1(#filter)?$/)
  const count = await countOf(size(page, 'M'))
  await size(page, 'M').click()
  await expect(size(page, 'M')).toHaveAttribute('aria-current', 'true')
  await found(page, count)
  return count
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'a list' : 'without JavaScript a list', () => {
    test.use({ javaScriptEnabled })

    test(
      'is narrowed to the number of items shown in the choice, and chips remove it',
      javaScriptEnabled ? {} : nightly,
      async ({ page }) => {
        const count = await narrowBySizeM(page)
        await leaveSheet(page)
        await expect(chip(page, filterMessages.sizeOf('M'))).toBeVisible()
        await found(page, count)
        await chip(page, filterMessages.sizeOf('M')).click()
        await expect(page).not.toHaveURL(/size=/)
        await expect(chips(page)).toHaveCount(0)
      },
    )

    test(
      'accepts prices as people write them, reports unreadable ones, and keeps the other choices',
      javaScriptEnabled ? anyWidth : nightlyAnyWidth,
      async ({ page }) => {
        await page.goto(`${women}&size=M&sale=1&sort=PRICE_ASC&filter=1`)
        const from = panel(page).getByLabel(filterMessages.priceFrom)
        const apply = panel(page).getByRole('button', { name: filterMessages.applyPrice })
        await from.fill('0,2 jt')
        await panel(page).getByLabel(filterMessages.priceTo).fill('100.000')
        await apply.click()
        await expect(from).toHaveValue(formatAmount(rupiah(100_000)))
        await from.fill('murah')
        await apply.click()
        await expect(from).toHaveAccessibleDescription(filterMessages.priceUnread)
        await expect(from).toBeFocused()
        await from.fill('Rp 100rb')
        await apply.click()
        await expect(from).toHaveAccessibleDescription('')
        await leaveSheet(page)
        await expect(chip(page, 'IDR 100,000 to IDR 200,000')).toBeVisible()
        await expect(chip(page, filterMessages.sizeOf('M'))).toBeVisible()
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('WOMEN Sale')
        await expect(page.getByLabel(listMessages.sortBy)).toHaveValue('PRICE_ASC')
      },
    )
  })
}

test(
  'Back removes one choice at a time, and a reload keeps them',
  nightlyAnyWidth,
  async ({ page }) => {
    await narrowBySizeM(page)
    await size(page, 'L').click()
    await expect(page).toHaveURL(/size=L,M&filter=1$/)
    await page.reload()
    await expect(size(page, 'L')).toHaveAttribute('aria-current', 'true')
    await page.goBack()
    await expect(size(page, 'L')).not.toHaveAttribute('aria-current')
    await expect(size(page, 'M')).toHaveAttribute('aria-current', 'true')
  },
)

test(
  'the focus stays on a pressed choice, and quick presses on several all count',
  nightlyAnyWidth,
  async ({ page }) => {
    await page.goto(`${women}&filter=1`)
    await page.waitForLoadState('networkidle')
    await size(page, 'M').press('Enter')
    await expect(size(page, 'M')).toHaveAttribute('aria-current', 'true')
    await expect(size(page, 'M')).toBeFocused()
    await size(page, 'L').click()
    await expect(size(page, 'L')).toHaveAttribute('aria-current', 'true')
    await size(page, 'L').click()
    await expect(size(page, 'L')).not.toHaveAttribute('aria-current')
  },
)

test('later pages of a narrowed list are narrowed too', nightlyAnyWidth, async ({ page }) => {
  await page.goto(`${women}&size=M`)
  const listed = page.waitForResponse('**/api/products?*')
  await page.getByRole('link', { name: listMessages.loadMore }).press('Enter')
  expect((await listed).url()).toContain('size=M')
})

test('another category keeps colour and price, but not size', nightlyAnyWidth, async ({ page }) => {
  await page.goto(`${women}&size=M&color=black&price_max=900000`)
  await page
    .getByRole('navigation', { name: listMessages.filter })
    .getByRole('link', { name: 'MEN', exact: true })
    .click()
  await expect(page).toHaveURL(/\?category_id=6&color=black&price_max=900000$/)
})

test(
  'a narrowed list without results says so, and removes one filter at a time',
  anyWidth,
  async ({ page }) => {
    await page.goto(`${women}&size=M&price_min=900000000`)
    await expect(page.getByRole('heading', { name: filterMessages.nothing })).toBeVisible()
    await expect(page.getByText(listMessages.empty)).toHaveCount(0)
    await chip(page, filterMessages.priceFromOn('IDR 900,000,000')).click()
    await expect(page).toHaveURL(/category_id=7&size=M$/)
    await expect(cards(page).first()).toBeVisible()
  },
)

test('search results can be narrowed', nightlyAnyWidth, async ({ page }) => {
  await page.goto('/products?search=batik')
  await opener(page).click()
  const count = await countOf(size(page, 'M'))
  await size(page, 'M').click()
  await found(page, count)
  await expect(page).toHaveURL(/\?search=batik&size=M&filter=1$/)
})

test(
  'a narrowed list is not indexed, and names the whole list as canonical',
  nightlyAnyWidth,
  async ({ page }) => {
    for (const query of ['size=M', 'size=M&page=2', 'filter=1']) {
      await page.goto(`${women}&${query}`)
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
        'href',
        /\/products\?category_id=7$/,
      )
    }
  },
)

test(
  'invalid values are ignored, and an unknown category answers 404',
  nightlyAnyWidth,
  async ({ page }) => {
    await page.goto(`${women}&size=%3Cb%3E&color=BLACK&available=yes`)
    await expect(chips(page)).toHaveCount(0)
    await expect(page.locator('meta[name=robots]')).toHaveCount(0)
    const missing = await page.goto('/products?category_id=999999&size=M')
    expect(missing?.status()).toBe(404)
  },
)

test(
  'a size that no product has gives an empty list, and can be removed',
  nightlyAnyWidth,
  async ({ page }) => {
    const response = await page.goto(`${women}&size=ZZ`)
    expect(response?.status()).toBe(200)
    await found(page, 0)
    await chip(page, filterMessages.sizeOf('ZZ')).click()
    await expect(cards(page).first()).toBeVisible()
  },
)

test('the panel and the chips are accessible', nightly, async ({ page }) => {
  await page.goto(`${women}&size=M&color=black&available=1`)
  await expectAccessible(page)
  await page.goto(`${women}&size=M&filter=1`)
  await expectAccessible(page)
})

test(
  'the whole list is shown without a filter when the backend cannot narrow lists',
  nightlyAnyWidth,
  async ({ page }) => {
    const ports = { shop: await findFreePort(), proxy: await findFreePort() }
    const withoutFacets = (body: string) => {
      const { data } = JSON.parse(body)
      return JSON.stringify({ data: { ...data, facets: undefined } })
    }
    const shop = new ProxiedShop(ports, (incoming, outgoing) => {
      const url = new URL(incoming.url ?? '', 'http://backend')
      for (const name of ['size', 'color', 'facets']) url.searchParams.delete(name)
      incoming.url = url.pathname + url.search
      passOn(incoming, outgoing, url.pathname === '/products' ? withoutFacets : undefined)
    })
    try {
      const list = `${shop.url}${women}&size=M&filter=1`
      await expect(async () => expect((await page.goto(list))?.status()).toBe(200)).toPass()
      await expect(cards(page).first()).toBeVisible()
      await expect(opener(page)).toHaveCount(0)
      await expect(chips(page)).toHaveCount(0)
      await expect(panel(page)).toHaveCount(0)
    } finally {
      shop.stop()
    }
  },
)
