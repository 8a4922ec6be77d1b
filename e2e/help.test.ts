import { formatPhone, toE164 } from '@etalase/contract/rules/phone.ts'
import type { ShowroomRegion } from '@etalase/contract/store.ts'
import { expect } from '@playwright/test'
import { brand } from '#brand/company.ts'
import { company } from '#brand-texts/company.ts'
import { e2e } from '#e2e/settings.ts'
import { expectAccessible } from '#e2e/support/axe.ts'
import { addressesOf, isHelp, shared } from '#e2e/support/page-addresses.ts'
import { holdScripts } from '#e2e/support/scripts.ts'
import { anyWidth, nightly, nightlyAnyWidth, test } from '#e2e/support/test.ts'
import { type HowTo, onlineDelivery, storePickup } from '#lib/messages/help/how-to.ts'
import { terms } from '#lib/messages/help/legal-texts.ts'
import { storesMessages } from '#messages/stores.ts'

const guides: [string, HowTo][] = [
  ['/stores/online-delivery', onlineDelivery],
  ['/stores/pickup-on-store', storePickup],
]

const pages = addressesOf(shared).filter(isHelp)

async function regionsOfBackend(): Promise<ShowroomRegion[]> {
  const response = await fetch(`${e2e.backendUrl}/master/showroom-region?store_listing=1`)
  const body: { data: { showroom_region_list: ShowroomRegion[] } } = await response.json()
  return body.data.showroom_region_list
}

test.describe('a help page', nightlyAnyWidth, () => {
  for (const path of pages) {
    test(`${path}: axe finds no problems, even with every answer open`, async ({ page }) => {
      await page.goto(path)
      await expectAccessible(page)
      await page.evaluate(() => {
        for (const details of document.querySelectorAll('main details')) {
          details.setAttribute('open', '')
        }
      })
      await expectAccessible(page)
    })

    test(`${path}: fits 320 px with everything opened`, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 })
      await page.goto(path)
      const width = await page.evaluate(() => {
        for (const details of document.querySelectorAll('main details')) {
          details.setAttribute('open', '')
        }
        for (const panel of document.querySelectorAll('[role=tabpanel]')) {
          panel.removeAttribute('hidden')
        }
        return document.documentElement.scrollWidth
      })
      expect(width).toBe(320)
    })

    test(`${path}: has a title and a description of its own, and one first heading`, async ({
      page,
    }) => {
      await page.goto(path)
      const heading = await page.getByRole('heading', { level: 1 }).textContent()
      await expect(page).toHaveTitle(`${heading} | ${brand.name}`)
      const description = page.locator('meta[name=description]')
      await expect(description).not.toHaveAttribute('content', company.about)
    })
  }
})

test.describe('/stores', () => {
  test('lists every region with its showrooms, and no others', nightly, async ({ page }) => {
    const regions = await regionsOfBackend()
    await page.goto('/stores')
    for (const { region_name, showrooms } of regions) {
      const region = page.getByRole('main').getByRole('region', { name: region_name, exact: true })
      await expect(region.getByRole('heading', { level: 3 })).toHaveText(
        showrooms.map(({ showroom_name }) => showroom_name),
      )
    }
    const names = [storesMessages.regions, ...regions.map(({ region_name }) => region_name)]
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(names)
  })

  test('gives each showroom its address, phone link and anchor, and states the common hours once', async ({
    page,
  }) => {
    const showroom = (await regionsOfBackend())[0]?.showrooms[0]
    if (!showroom) throw new Error('the demo company has no showroom')
    await page.goto('/stores')
    const card = page.locator(`#store-${showroom.id}`)
    for (const line of [showroom.address1, showroom.address2, showroom.address3]) {
      await expect(card).toContainText(line)
    }
    await expect(page.getByText(storesMessages.allHours)).toBeVisible()
    const call = card.getByRole('link', { name: formatPhone(showroom.phone) })
    await expect(call).toHaveAttribute('href', `tel:${toE164(showroom.phone)}`)
  })

  test(
    'opens map links in a new tab without a referrer, and only for showrooms that have one',
    nightly,
    async ({ page }) => {
      const showrooms = (await regionsOfBackend()).flatMap((region) => region.showrooms)
      const located = showrooms.filter(({ maps_url }) => maps_url)
      expect(located.length).toBeLessThan(showrooms.length)
      await page.goto('/stores')
      const links = page.getByRole('link', { name: storesMessages.viewOnMaps })
      await expect(links).toHaveCount(located.length)
      for (const showroom of showrooms) {
        const link = page
          .locator(`#store-${showroom.id}`)
          .getByRole('link', { name: storesMessages.viewOnMaps })
        await expect(link).toHaveCount(showroom.maps_url ? 1 : 0)
      }
      await expect(links.first()).toHaveAttribute('target', '_blank')
      await expect(links.first()).toHaveAttribute('rel', /noreferrer/)
    },
  )

  test("links the map's numbers to each region, without overlaps", nightly, async ({ page }) => {
    const regions = await regionsOfBackend()
    await page.goto('/stores')
    const markers = page.getByRole('group', { name: storesMessages.map }).getByRole('link')
    await expect(markers).toHaveCount(regions.length)
    const circles = await page.locator('svg[role=group] circle').all()
    const boxes = await Promise.all(circles.map((circle) => circle.boundingBox()))
    for (const [index, box] of boxes.entries()) {
      for (const other of boxes.slice(index + 1)) {
        if (!box || !other) throw new Error('a number is not drawn')
        const way = Math.hypot(box.x - other.x, box.y - other.y)
        expect(way).toBeGreaterThan(box.width)
        expect(way).toBeGreaterThanOrEqual(24)
      }
    }
    const last = regions.at(-1)
    if (!last) throw new Error('the demo company has no region')
    const name = storesMessages.marker(
      regions.length,
      last.region_name,
      storesMessages.count(last.showrooms.length),
    )
    await markers.and(page.getByRole('link', { name })).click()
    await expect(page).toHaveURL(/#region-\d+$/)
    await expect(page.getByRole('heading', { name: last.region_name })).toBeInViewport()
  })

  test('shows the stores whose words are typed, counts them aloud, and says when there is none', async ({
    page,
  }) => {
    const regions = await regionsOfBackend()
    const region = regions.at(-1)
    if (!region) throw new Error('the demo company has no region')
    await page.goto('/stores')
    await page.waitForLoadState('networkidle')
    const main = page.getByRole('main')
    const status = (hasText: string) => main.getByRole('status').filter({ hasText })
    const field = page.getByRole('searchbox', { name: storesMessages.searchLabel })
    await field.fill(region.region_name.toUpperCase())
    await expect(status(storesMessages.found(region.showrooms.length))).toBeVisible()
    await expect(main.getByRole('heading', { level: 3 })).toHaveText(
      region.showrooms.map(({ showroom_name }) => showroom_name),
    )
    await field.fill('Atlantis')
    await expect(status(storesMessages.noneFound('Atlantis'))).toBeVisible()
    await expect(main.getByRole('heading', { level: 3 })).toHaveCount(0)
    await page.getByRole('button', { name: storesMessages.showAllStores }).click()
    await expect(field).toBeFocused()
    await expect(main.getByRole('heading', { level: 3 })).toHaveCount(
      regions.flatMap(({ showrooms }) => showrooms).length,
    )
    await expect(main.getByRole('heading', { name: storesMessages.regions })).toBeVisible()
  })

  test('answers a search typed before the scripts loaded', nightlyAnyWidth, async ({ page }) => {
    const { release } = await holdScripts(page)
    await page.goto('/stores', { waitUntil: 'commit' })
    await page.getByRole('searchbox', { name: storesMessages.searchLabel }).fill('Atlantis')
    release()
    await expect(page.getByText(storesMessages.noneFound('Atlantis'))).toBeVisible()
  })

  test('links to both how-to pages', nightlyAnyWidth, async ({ page }) => {
    for (const [path, { title }] of guides) {
      await page.goto('/stores')
      await page.getByRole('main').getByRole('link', { name: title }).click()
      await expect(page).toHaveURL(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    }
  })
})

test.describe('how-to pages', nightlyAnyWidth, () => {
  for (const [path, guide] of guides) {
    test(`${path} lists its ${guide.steps.length} steps in order, in Indonesian`, async ({
      page,
    }) => {
      await page.goto(path)
      const steps = page.getByRole('main').getByRole('list').first()
      await expect(steps.getByRole('heading', { level: 2 })).toHaveText(
        guide.steps.map(({ name }) => new RegExp(`${name}$`)),
      )
      await expect(page.locator('main [lang=id]').first()).toContainText(guide.intro)
    })
  }

  test("explain the cashier's code check and each courier service", async ({ page }) => {
    await page.goto('/stores/pickup-on-store')
    await expect(page.getByText(/Kasir mencocokkan kodenya/)).toBeVisible()
    await page.goto('/stores/online-delivery')
    for (const service of ['Same day', 'One day', 'Regular', 'Cargo']) {
      await expect(page.getByRole('rowheader', { name: service })).toBeVisible()
    }
  })
})

test.describe('/tnc', () => {
  test(
    'its table of contents links to every section, in Indonesian, with the day it is in force',
    anyWidth,
    async ({ page }) => {
      await page.goto('/tnc')
      const contents = page.getByRole('navigation', { name: 'Daftar isi' }).getByRole('link')
      await expect(contents).toHaveCount(terms.sections.length)
      await expect(page.getByRole('article')).toHaveAttribute('lang', 'id')
      await expect(page.getByText(terms.effective.shown)).toBeVisible()
      await contents.filter({ hasText: 'Pengembalian' }).click()
      await expect(page).toHaveURL('/tnc#pengembalian')
      await expect(page.getByRole('heading', { name: /Pengembalian$/ })).toBeInViewport()
    },
  )

  test('its lines have 45 to 75 characters on a wide screen', nightlyAnyWidth, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto('/tnc')
    const perLine = await page.evaluate(() => {
      const clauses = [...document.querySelectorAll('article section li > span:last-child')]
      const lengths = clauses.flatMap((clause) => {
        const range = document.createRange()
        range.selectNodeContents(clause)
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
        return lines > 2 ? [(clause.textContent ?? '').length / (lines - 0.5)] : []
      })
      return lengths.reduce((sum, length) => sum + length, 0) / lengths.length
    })
    expect(perLine).toBeGreaterThan(45)
    expect(perLine).toBeLessThan(75)
  })
})

test.describe('without JavaScript', nightlyAnyWidth, () => {
  test.use({ javaScriptEnabled: false })

  test('the stores page shows stores, regions and map links, without the search', async ({
    page,
  }) => {
    await page.goto('/stores')
    await expect(page.getByRole('link', { name: storesMessages.viewOnMaps }).first()).toBeVisible()
    await expect(page.getByRole('searchbox', { name: storesMessages.searchLabel })).toBeHidden()
    const region = (await regionsOfBackend()).at(-1)
    await page.goto(`/stores#region-${region?.id}`)
    await expect(page.getByRole('heading', { name: region?.region_name ?? '' })).toBeInViewport()
  })

  test('terms and how-to pages have all their sections and steps', anyWidth, async ({ page }) => {
    await page.goto('/tnc')
    for (const { title } of terms.sections) {
      await expect(
        page.getByRole('heading', { name: new RegExp(`\\d\\. ${title}$`) }),
      ).toBeVisible()
    }
    for (const [path, { steps }] of guides) {
      await page.goto(path)
      for (const { name } of steps) {
        await expect(page.getByRole('heading', { name: new RegExp(`${name}$`) })).toBeVisible()
      }
    }
  })
})
