import { expect, type Page } from '@playwright/test'
import {
  card,
  enter,
  field,
  fillTexts,
  find,
  labels,
  listPath,
  main,
  save,
  toast,
} from '#e2e/support/address-pages.ts'
import * as shopper from '#e2e/support/shopper.ts'
import { nightly, test } from '#e2e/support/test.ts'
import { addressMessages as address } from '#messages/address.ts'
import { checkoutMessages } from '#messages/checkout.ts'

const toasts = (page: Page) =>
  page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem')

const endOf = (box: { y: number; height: number } | null) => (box ? box.y + box.height : 0)

test.describe('a new address', () => {
  test(
    'is found by sub-district and saved with the keyboard alone, as the primary one',
    nightly,
    async ({ page }) => {
      await enter(page, [])
      await expect(main(page).getByText(address.empty)).toBeVisible()
      await main(page).getByRole('link', { name: address.add }).click()
      await expect(field(page, address.recipientName)).toHaveValue('Sari Dewi')
      await fillTexts(page)
      await find(page, 'mampang pra', /Mampang Prapatan/)
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await expect(field(page, address.province)).toHaveValue('31')
      await expect(field(page, address.city)).toHaveValue('3174')
      await expect(field(page, address.subdistrict).locator('option:checked')).toHaveText(
        'Mampang Prapatan',
      )
      await save(page)
      await expect(toast(page, 'Your address has been added.')).toBeVisible()
      await expect(page).toHaveURL(new RegExp(`${listPath}$`))
      await expect(card(page, 'Mum')).toContainText('Jl. Kemang Raya 12 RT 03/RW 05')
      await expect(card(page, 'Mum')).toContainText(address.primary)
      await expect(card(page, 'Mum')).toContainText('0812-3456-7890')
    },
  )

  test('can be chosen from three lists, which are enabled in turn', nightly, async ({ page }) => {
    await enter(page, ['Home'], `${listPath}/new`)
    await expect(field(page, address.city)).toBeDisabled()
    await expect(field(page, address.subdistrict)).toBeDisabled()
    await fillTexts(page)
    await field(page, address.province).selectOption({ label: 'Jawa Barat' })
    await expect(field(page, address.subdistrict)).toBeDisabled()
    await field(page, address.city).selectOption({ label: 'Kota Bandung' })
    await field(page, address.subdistrict).selectOption({ label: 'Coblong' })
    await save(page)
    await expect(labels(page)).toHaveText(['Home', 'Mum'])
    await expect(card(page, 'Mum')).toContainText('Coblong, Kota Bandung')
  })

  test(
    'that is empty shows all errors at their fields and as toasts, and focuses the first',
    nightly,
    async ({ page }) => {
      await enter(page, [], `${listPath}/new`)
      await field(page, address.recipientName).fill('')
      await save(page)
      await expect(field(page, address.label)).toBeFocused()
      for (const problem of [
        'Address label is required.',
        'Recipient name is required.',
        'Recipient phone is required.',
        'Address street is required.',
        'Province must be chosen.',
        'City must be chosen',
        'Subdistrict must be chosen.',
        'Recipient zipcode is required.',
      ]) {
        await expect(main(page).getByText(problem, { exact: true })).toBeVisible()
        await expect(toast(page, problem)).toHaveCount(1)
      }
      await expect(page).toHaveURL(new RegExp(`${listPath}/new$`))
    },
  )

  for (const [device, size] of [
    ['a phone', { width: 360, height: 740 }],
    ['a wide screen', { width: 1280, height: 900 }],
  ] as const) {
    test(
      `that is empty can be filled in on ${device} while all its toasts are visible`,
      nightly,
      async ({ page }) => {
        await page.setViewportSize(size)
        await enter(page, [], `${listPath}/new`)
        await field(page, address.recipientName).fill('')
        await save(page)
        await expect(field(page, address.label)).toBeFocused()
        await expect(toast(page, 'Province must be chosen.')).toHaveCount(1)
        const header = await page.getByRole('banner').boundingBox()
        for (const shown of await toasts(page).all()) {
          await expect
            .poll(async () => {
              const box = await shown.boundingBox()
              return (box?.y ?? 0) + (box?.height ?? 0)
            })
            .toBeLessThanOrEqual(endOf(header) + 16)
        }
        // The press would fail if a toast covered the target.
        await field(page, address.label).click({ timeout: 5_000 })
        await main(page).getByRole('button', { name: address.save }).click({ timeout: 2_000 })
      },
    )
  }

  test(
    'whose response is lost stays in the form, and is saved once when sent again',
    nightly,
    async ({ page }) => {
      const { tab } = await enter(page, [], `${listPath}/new`)
      await fillTexts(page)
      await find(page, 'coblong', /Coblong/)
      await page.getByRole('option', { name: /Coblong/ }).click()
      await page.route('**/api/user/address', async (route) => {
        if (route.request().method() === 'POST') await route.fetch()
        await route.abort()
      })
      await save(page)
      await expect(toast(page, 'Connection failed, please try again')).toBeVisible()
      await expect(field(page, address.label)).toHaveValue('Mum')
      await expect(field(page, address.street)).toHaveValue('Jl. Kemang Raya 12\nRT 03/RW 05')
      await page.unroute('**/api/user/address')
      await save(page)
      await expect(labels(page)).toHaveText(['Mum'])
      expect(await tab.list()).toHaveLength(1)
    },
  )

  test('starts empty after another was saved', nightly, async ({ page }) => {
    await enter(page, [], `${listPath}/new`)
    await fillTexts(page)
    await find(page, 'coblong', /Coblong/)
    await page.getByRole('option', { name: /Coblong/ }).click()
    await save(page)
    await main(page).getByRole('link', { name: address.add }).click()
    await expect(field(page, address.label)).toHaveValue('')
    await expect(field(page, address.province)).toHaveValue('')
    await expect(field(page, address.recipientName)).toHaveValue('Sari Dewi')
  })
})

test('a guest also finds the area in the checkout', nightly, async ({ page }) => {
  await shopper.addToCart(page, 1001, 'M')
  await shopper.goToCheckout(page)
  await page.getByRole('button', { name: checkoutMessages.onlineDelivery }).click()
  await expect(field(page, address.zip)).toHaveCount(0)
  await field(page, address.recipientName).fill('Sari Dewi')
  await field(page, address.recipientPhone).fill('0812 3456 7890')
  await field(page, address.street).fill('Jl. Kemang Raya 12')
  await find(page, 'mampang', /Mampang Prapatan/)
  await page.getByRole('option', { name: /Mampang Prapatan/ }).click()
  const chosen = field(page, address.subdistrict).locator('option:checked')
  await expect(chosen).toHaveText('Mampang Prapatan')
  await page.reload()
  await expect(chosen).toHaveText('Mampang Prapatan')
  await page.getByRole('button', { name: checkoutMessages.continue }).click()
  await expect(page.getByRole('heading', { name: checkoutMessages.hubTitle })).toBeVisible()
})
