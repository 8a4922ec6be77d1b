import { issuesOf } from '@etalase/contract/rules/field.ts'
import { guestAddressForm } from '@etalase/contract/rules/forms.ts'
import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '#e2e/support/axe.ts'
import * as shopper from '#e2e/support/shopper.ts'
import { nightly, test } from '#e2e/support/test.ts'
import { emptyGuestAddress } from '#lib/checkout/state.ts'
import { problemMessage } from '#lib/messages/problem-messages.ts'
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

test.describe('the step in the address', () => {
  test('follows Back and Forward, with the entered values and without a page request', async ({
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

  test('survives a reload, and Back still goes to the step before', nightly, async ({ page }) => {
    await shopper.chooseHub(page)
    await page.getByRole('radio', { name: /One day/ }).check()
    await page.reload()
    await expect(page.getByRole('radio', { name: /One day/ })).toBeChecked()
    await page.goBack()
    await expect(heading(page, checkout.hubTitle)).toBeVisible()
    await page.goForward()
    await expect(page.getByRole('radio', { name: /One day/ })).toBeChecked()
  })

  test('cannot skip ahead', nightly, async ({ page }) => {
    await page.goto('/checkout?step=order-summary')
    await expect(heading(page, checkout.shippingTypeTitle)).toBeVisible()
    await expect(page).toHaveURL(/\?step=choose-shipping-type$/)
  })
})

test.describe('the Back button', () => {
  test('leaves no way forward past a choice that it clears', nightly, async ({ page }) => {
    await shopper.chooseDelivery(page)
    await pressBack(page)
    await expect(heading(page, checkout.methodTitle)).toBeVisible()
    await pressBack(page)
    await expect(heading(page, checkout.addressTitle)).toBeVisible()
    for (let step = 0; step < 3; step++) await page.goForward()
    await expect(heading(page, checkout.methodTitle)).toBeVisible()
    await expect(page).toHaveURL(/\?step=choose-shipping-method$/)
  })

  test(
    "goes back in the browser's history, so that Back never goes forward",
    nightly,
    async ({ page }) => {
      await page.getByRole('button', { name: checkout.storePickup }).click()
      await expect(heading(page, checkout.showroomTitle)).toBeVisible()
      await pressBack(page)
      await expect(heading(page, checkout.shippingTypeTitle)).toBeVisible()
      await page.goForward()
      await expect(heading(page, checkout.showroomTitle)).toBeVisible()
    },
  )
})

test(
  'an incomplete address names each missing part and focuses the first',
  nightly,
  async ({ page }) => {
    await page.getByRole('button', { name: checkout.onlineDelivery }).click()
    await shopper.continueFromAddress(page)
    for (const problem of Object.values(issuesOf(guestAddressForm, emptyGuestAddress))) {
      const messagesByCode = problemMessage(problem, addressMessages.problems)
      const said = page.getByRole('main').getByText(messagesByCode, { exact: true })
      await expect(said).toBeVisible()
    }
    await expect(page.getByLabel(addressMessages.recipientName)).toBeFocused()
    await expect(page.getByLabel(addressMessages.city)).toBeDisabled()
  },
)

test(
  'no step is wider than a narrow phone, and axe finds no problems',
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
