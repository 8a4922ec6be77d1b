import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '#e2e/support/axe.ts'
import { MeasuredShop } from '#e2e/support/measured-shop.ts'
import { watchPolicy } from '#e2e/support/policy-watch.ts'
import * as shopper from '#e2e/support/shopper.ts'
import { nightly, nightlyAnyWidth, test } from '#e2e/support/test.ts'
import { measuringMessages } from '#messages/measuring.ts'
import { productMessages } from '#messages/product.ts'

const { answers, states, title } = measuringMessages

const choice = (page: Page) => page.getByRole('region', { name: title })

const answer = (page: Page, name: keyof typeof answers) =>
  choice(page).getByRole('button', { name: answers[name] })

/** Opens a page and waits until the consent choice is hydrated, so that an accepted script has started to load. */
async function open(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await shopper.untilAnswering(answer(page, 'refused'))
}

/** Counts the company's script on the page. */
const hasScript = (page: Page) => page.locator('script[src$="/stats.js"]').count()

test.describe('a shop with a third-party script', () => {
  let shop: MeasuredShop
  test.beforeAll(async ({ request }) => {
    shop = await MeasuredShop.open(request, (origin) => ({
      ANALYTICS_SCRIPTS: `${origin}/stats.js`,
    }))
  })
  test.afterAll(() => shop.stop())
  test.beforeEach(() => {
    shop.statistics.asked.length = 0
    shop.statistics.noted.length = 0
  })

  test('does not contact the third party before consent or after a refusal, nor on later pages', async ({
    page,
  }) => {
    await open(page, `${shop.url}/product/1001`)
    await expect(choice(page).getByRole('status')).toHaveText(states.open)
    await expectAccessible(page)
    await answer(page, 'refused').click()
    await expect(choice(page).getByRole('status')).toHaveText(states.refused)
    await open(page, `${shop.url}/products?category_id=7`)
    await expect(answer(page, 'refused')).toHaveAttribute('aria-pressed', 'true')
    expect(await hasScript(page)).toBe(0)
    expect(shop.statistics.asked).toEqual([])
  })

  test(
    'loads the script once accepted, remembers the choice, and stops when consent is withdrawn',
    nightly,
    async ({ page }) => {
      const stopped = await watchPolicy(page.context())
      await open(page, `${shop.url}/product/1001`)
      await answer(page, 'accepted').focus()
      await page.keyboard.press('Enter')
      await expect.poll(() => shop.statistics.noted).toEqual(['view_item'])
      await expectAccessible(page)
      await open(page, `${shop.url}/products?category_id=7`)
      await expect(answer(page, 'accepted')).toHaveAttribute('aria-pressed', 'true')
      await expect.poll(() => shop.statistics.noted).toContain('view_item_list')
      const reloaded = page.waitForEvent('load')
      await answer(page, 'refused').click()
      await reloaded
      await shopper.untilAnswering(answer(page, 'refused'))
      const before = shop.statistics.asked.length
      await open(page, `${shop.url}/product/1002`)
      await expect(choice(page).getByRole('status')).toHaveText(states.refused)
      expect(await hasScript(page)).toBe(0)
      expect(shop.statistics.asked).toHaveLength(before)
      expect(stopped).toEqual([])
    },
  )

  test(
    'reports a purchase once: not after a reload, in another tab or after Back',
    nightlyAnyWidth,
    async ({ page, context }) => {
      await shop.shop.returnHere(page)
      await open(page, `${shop.url}/product/1035`)
      await answer(page, 'accepted').click()
      await page.getByRole('radio', { name: 'M', exact: true }).check({ force: true })
      await page.getByRole('button', { name: productMessages.addToCart, exact: true }).click()
      await shopper.goToCheckout(page)
      await shopper.choosePickup(page)
      await shopper.goToPayment(page)
      await shopper.decide(page, 'OVO', 'The payment succeeds')
      await expect(page.getByRole('heading', { name: 'Order Success' })).toBeVisible()
      const purchases = () => shop.statistics.noted.filter((name) => name === 'purchase').length
      await expect.poll(purchases).toBe(1)
      expect(shop.statistics.noted).toEqual(
        expect.arrayContaining(['view_item', 'add_to_cart', 'begin_checkout']),
      )
      await page.reload()
      await expect(page.getByRole('heading', { name: 'Order Success' })).toBeVisible()
      const tab = await context.newPage()
      await tab.goto(`${shop.url}/payment/response`)
      await open(page, `${shop.url}/faq`)
      await page.goBack()
      await expect(page.getByRole('heading', { name: 'Order Success' })).toBeVisible()
      // Events arrive in order, so an earlier one would have arrived.
      await open(page, `${shop.url}/product/1003`)
      await expect.poll(() => shop.statistics.noted.at(-1)).toBe('view_item')
      expect(purchases()).toBe(1)
    },
  )

  test(
    'shows the choice within the page, without covering or moving anything',
    nightly,
    async ({ page }) => {
      await page.addInitScript(() => {
        Object.assign(window, { shift: 0 })
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) Object(window).shift += Object(entry).value
        }).observe({ type: 'layout-shift', buffered: true })
      })
      // The first page of a tab loads its fonts after the first paint, which shifts the header of a wide screen by some pixels.
      await open(page, `${shop.url}/stores`)
      for (const path of ['/', '/product/1001', '/cart', '/faq']) {
        await open(page, shop.url + path)
        const look = await choice(page).evaluate((region) => ({
          position: getComputedStyle(region).position,
          isWide: region.scrollWidth > document.documentElement.clientWidth,
        }))
        expect(look, path).toEqual({ position: 'static', isWide: false })
        expect(await page.evaluate(() => Object(window).shift), path).toBe(0)
      }
    },
  )
})

test.describe('a shop that forwards events', () => {
  let shop: MeasuredShop
  test.beforeAll(async ({ request }) => {
    shop = await MeasuredShop.open(request, (origin) => ({ ANALYTICS_URL: `${origin}/collect` }))
  })
  test.afterAll(() => shop.stop())

  test(
    'forwards the events of its pages, without personal data or a consent question',
    nightlyAnyWidth,
    async ({ page }) => {
      const beacon = page.waitForRequest(/\/api\/analytics/)
      await page.goto(`${shop.url}/product/1001`)
      expect((await beacon).postDataJSON()).toMatchObject({ name: 'view_item', currency: 'IDR' })
      await expect.poll(() => shop.statistics.passedOn).toEqual(['view_item'])
      await expect(choice(page)).toHaveCount(0)
    },
  )

  test(
    'keeps working while the receiver is down, with one line in its log',
    nightlyAnyWidth,
    async ({ page }) => {
      shop.statistics.stop()
      await page.goto(`${shop.url}/product/1002`)
      await expect
        .poll(() => shop.shop.log(), { timeout: 30_000 })
        .toContain('An event did not reach ANALYTICS_URL')
      await page.goto(`${shop.url}/product/1003`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(shop.shop.log().match(/did not reach ANALYTICS_URL/g)).toHaveLength(1)
    },
  )
})

test(
  'a shop without these settings sends no events and asks nothing',
  nightlyAnyWidth,
  async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.goto('/product/1001')
    await page.waitForFunction(() => window.etalaseEvents?.length === 1)
    await shopper.untilHydrated(page)
    await expect(choice(page)).toHaveCount(0)
    expect(asked.filter((url) => /\/api\/analytics/.test(url))).toEqual([])
  },
)
