import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '#e2e/support/axe.ts'
import * as shopper from '#e2e/support/shopper.ts'
import { nightly, nightlyBut, test } from '#e2e/support/test.ts'
import { emptyGuestAddress } from '#lib/checkout/state.ts'
import { problemMessage } from '#lib/messages/problem-messages.ts'
import { issuesOf } from '#lib/rules/field.ts'
import { guestAddressForm } from '#lib/rules/forms.ts'
import { addressMessages } from '#messages/address.ts'
import { checkoutMessages as checkout } from '#messages/checkout.ts'

const shirt = { id: 1037, size: 'M' }

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })

const pressBack = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: checkout.back, exact: true })
    .click(shopper.inTheCorner)

test.beforeEach(async ({ page }) => {
  await shopper.putIntoCart(page, shirt.id, shirt.size)
  await page.goto('/checkout')
  await expect(heading(page, checkout.shippingTypeTitle)).toBeVisible()
})

test.describe('the step is in the address', () => {
  test('and follows Back and Forward, with everything typed and no page asked for', async ({
    page,
  }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/checkout?')) asked.push(request.url())
    })
    await shopper.chooseHub(page)
    await page.getByRole('radio', { name: /Regular/ }).check()
    await page.getByRole('button', { name: checkout.continue }).click()
    await expect(page).toHaveURL(/\?step=order-summary$/)
    await page.getByLabel(checkout.guestEmail, { exact: true }).fill('sari@example.com')
    await page.goBack()
    await expect(page.getByRole('radio', { name: /Regular/ })).toBeChecked()
    await page.goBack()
    await expect(heading(page, checkout.hubTitle)).toBeVisible()
    await page.goBack()
    await expect(page.getByLabel(addressMessages.street)).toHaveValue('Jl. Kemang Raya 12')
    for (let step = 0; step < 3; step++) await page.goForward()
    await expect(page.getByLabel(checkout.guestEmail, { exact: true })).toHaveValue(
      'sari@example.com',
    )
    expect(asked).toEqual([])
  })

  test('so a reload stays, and Back still leads to the step before', nightly, async ({ page }) => {
    await shopper.chooseHub(page)
    await page.getByRole('radio', { name: /One day/ }).check()
    await page.reload()
    await expect(page.getByRole('radio', { name: /One day/ })).toBeChecked()
    await page.goBack()
    await expect(heading(page, checkout.hubTitle)).toBeVisible()
    await page.goForward()
    await expect(page.getByRole('radio', { name: /One day/ })).toBeChecked()
  })

  test(
    'and a tab that was closed is taken up where it was left',
    nightly,
    async ({ page, context }) => {
      await shopper.chooseDelivery(page)
      await page.close()
      const reopened = await context.newPage()
      await reopened.goto('/checkout')
      await expect(heading(reopened, checkout.summaryTitle)).toBeVisible()
      await expect(reopened).toHaveURL(/\?step=order-summary$/)
      await expect(reopened.getByText('Jl. Kemang Raya 12')).toBeVisible()
    },
  )

  for (const step of ['order-summary', 'choose-shipping-method', 'choose-showroom', 'pay']) {
    test(`but ${step} cannot be skipped to`, nightlyBut(step === 'pay'), async ({ page }) => {
      await page.goto(`/checkout?step=${step}`)
      await expect(heading(page, checkout.shippingTypeTitle)).toBeVisible()
      await expect(page).toHaveURL(/\?step=choose-shipping-type$/)
    })
  }
})

test.describe('Back', () => {
  test('from the method leads to the address and forgets the method', nightly, async ({ page }) => {
    await shopper.chooseHub(page)
    await page.getByRole('radio', { name: /One day/ }).check()
    await pressBack(page)
    await expect(heading(page, checkout.addressTitle)).toBeVisible()
    await page.getByRole('button', { name: checkout.continue }).click()
    await pressBack(page)
    await expect(heading(page, checkout.addressTitle)).toBeVisible()
    await page.goto('/checkout?step=choose-shipping-method')
    await expect(page.getByRole('radio', { name: /One day/ })).not.toBeChecked()
  })

  test('leaves no way forward past the method it has forgotten', nightly, async ({ page }) => {
    await shopper.chooseDelivery(page)
    await pressBack(page)
    await expect(heading(page, checkout.methodTitle)).toBeVisible()
    await pressBack(page)
    await expect(heading(page, checkout.addressTitle)).toBeVisible()
    for (let step = 0; step < 3; step++) await page.goForward()
    await expect(heading(page, checkout.methodTitle)).toBeVisible()
    await expect(page).toHaveURL(/\?step=choose-shipping-method$/)
  })

  test("goes back in the browser's history, so that no Back leads forward", async ({ page }) => {
    await page.getByRole('button', { name: checkout.storePickup }).click()
    await expect(heading(page, checkout.showroomTitle)).toBeVisible()
    await pressBack(page)
    await expect(heading(page, checkout.shippingTypeTitle)).toBeVisible()
    await page.goForward()
    await expect(heading(page, checkout.showroomTitle)).toBeVisible()
  })

  test('from the summary of a pickup leads to the stores', nightly, async ({ page }) => {
    await shopper.choosePickup(page)
    await pressBack(page)
    await expect(heading(page, checkout.showroomTitle)).toBeVisible()
  })
})

test('an address without its parts says each of them, and the first takes the focus', async ({
  page,
}) => {
  await page.getByRole('button', { name: checkout.onlineDelivery }).click()
  await shopper.continueFromAddress(page)
  for (const problem of Object.values(issuesOf(guestAddressForm, emptyGuestAddress))) {
    const messagesByCode = problemMessage(problem, addressMessages.problems)
    const said = page.getByRole('main').getByText(messagesByCode, { exact: true })
    await expect(said).toBeVisible()
  }
  await expect(page.getByLabel(addressMessages.recipientName)).toBeFocused()
  await expect(page.getByLabel(addressMessages.city)).toBeDisabled()
})

/** All hubs that are offered, after the folded ones are shown. */
async function offeredHubs(page: Page): Promise<string[]> {
  await expect(shopper.firstShop(page)).toBeVisible()
  await page.getByText(checkout.otherShops).click()
  return page
    .getByRole('main')
    .getByRole('button', { name: /^Sandang Nusa/ })
    .allTextContents()
}

test(
  'the cheapest hub that has everything is recommended, and the others follow by price',
  nightly,
  async ({ page }) => {
    await page.getByRole('button', { name: checkout.onlineDelivery }).click()
    await shopper.fillAddress(page)
    await shopper.continueFromAddress(page)
    const hubs = await offeredHubs(page)
    expect(hubs[0]).toMatch(/Recommended from IDR [\d,]+, arrives \d.* Has all your items$/)
    expect(hubs.filter((text) => text.includes(checkout.recommended))).toHaveLength(1)
    const whole = hubs.filter((text) => text.includes(checkout.hasEverything))
    const prices = whole.map((text) => Number(/IDR ([\d,]+),/.exec(text)?.[1]?.replace(',', '')))
    expect(prices.length).toBeGreaterThan(3)
    expect(prices).toEqual(prices.toSorted((a, b) => a - b))
    expect(hubs.slice(0, whole.length)).toEqual(whole)
  },
)

test(
  'hubs that cost the same stand by their distance from the address',
  nightly,
  async ({ page }) => {
    await page.getByRole('button', { name: checkout.onlineDelivery }).click()
    await shopper.fillAddress(page)
    await page.getByLabel(addressMessages.province).selectOption({ label: 'Jawa Barat' })
    await page.getByLabel(addressMessages.city).selectOption({ label: 'Kota Bandung' })
    await page.getByLabel(addressMessages.subdistrict).selectOption({ label: 'Coblong' })
    await shopper.continueFromAddress(page)
    const hubs = await offeredHubs(page)
    const places = hubs
      .filter((text) => text.includes(checkout.nearness.other))
      .map((text) => /Jakarta|Semarang|Surabaya|Denpasar|Balikpapan|Makassar|Medan/.exec(text)?.[0])
    const byDistance = [
      'Jakarta',
      'Semarang',
      'Surabaya',
      'Denpasar',
      'Balikpapan',
      'Makassar',
      'Medan',
    ]
    expect(places.length).toBeGreaterThan(1)
    expect(places).toEqual(byDistance.filter((place) => places.includes(place)))
  },
)

test(
  'nothing of the checkout is wider than a narrow phone, or out of reach for anybody',
  nightly,
  async ({ page }) => {
    const { height } = page.viewportSize() ?? { height: 780 }
    const check = async (title: string) => {
      await expect(heading(page, title)).toBeVisible()
      await page.waitForLoadState('networkidle')
      await expectAccessible(page)
      const wider = () =>
        document.documentElement.scrollWidth - document.documentElement.clientWidth
      expect(await page.evaluate(wider)).toBe(0)
    }
    if (height < 800) await page.setViewportSize({ width: 320, height })
    await check(checkout.shippingTypeTitle)
    await page.getByRole('button', { name: checkout.onlineDelivery }).click()
    await check(checkout.addressTitle)
    await page.goBack()
    await page.getByRole('button', { name: checkout.storePickup }).click()
    await check(checkout.showroomTitle)
    await page.goBack()
    await shopper.chooseHub(page)
    await check(checkout.methodTitle)
    await page.goBack()
    await check(checkout.hubTitle)
    await page.goForward()
    await page.getByRole('radio', { name: /Regular/ }).check()
    await page.getByRole('button', { name: checkout.continue }).click()
    await check(checkout.summaryTitle)
    await page.getByLabel(checkout.guestEmail, { exact: true }).fill('sari@example.com')
    await page.getByRole('button', { name: checkout.goToPayment }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccessible(page)
  },
)
