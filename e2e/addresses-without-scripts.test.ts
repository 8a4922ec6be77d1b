import { expect, type Page } from '@playwright/test'
import { card, field, fillTexts, labels, listPath, main, save } from '#e2e/support/address-pages.ts'
import { OtherTab } from '#e2e/support/addresses.ts'
import * as customers from '#e2e/support/customer.ts'
import { nightly, test } from '#e2e/support/test.ts'
import { accountMessages } from '#messages/account.ts'
import { addressMessages as address } from '#messages/address.ts'
import { authMessages as auth } from '#messages/auth.ts'

test.use({ javaScriptEnabled: false })

/** Signs in a new customer with saved addresses under these labels. */
async function enter(page: Page, saved: string[], next = listPath) {
  const customer = await customers.aCustomer()
  const tab = await OtherTab.of(customer)
  const ids: number[] = []
  for (const label of saved) ids.push(await tab.save(label))
  await page.goto(`/sign-in?next=${next}`)
  await customers.fillSignIn(page, customer)
  await expect(page).toHaveURL(new RegExp(`${next}$`))
  return { customer, tab, ids }
}

const press = (page: Page, name: string | RegExp) =>
  main(page).getByRole('button', { name }).click()

const chosen = (page: Page, label: string) => field(page, label).locator('option:checked')

/** Expects everything typed and chosen so far. */
async function expectTexts(page: Page): Promise<void> {
  await expect(field(page, address.label)).toHaveValue('Mum')
  await expect(field(page, address.street)).toHaveValue('Jl. Kemang Raya 12\nRT 03/RW 05')
  await expect(field(page, address.zip)).toHaveValue('12730')
}

/** Chooses an area, one list at a time. */
async function chooseBandung(page: Page): Promise<void> {
  await expect(field(page, address.city)).toBeDisabled()
  await field(page, address.province).selectOption({ label: 'Jawa Barat' })
  await press(page, address.showCities)
  await expect(page).toHaveURL(/#city$/)
  await expect(field(page, address.subdistrict)).toBeDisabled()
  await field(page, address.city).selectOption({ label: 'Kota Bandung' })
  await press(page, address.showSubdistricts)
  await expect(page).toHaveURL(/#subdistrict$/)
  await field(page, address.subdistrict).selectOption({ label: 'Coblong' })
}

test.describe('without JavaScript a new address', () => {
  test('is saved with an area from three lists, one at a time, keeping the entered values', async ({
    page,
  }) => {
    await enter(page, [])
    await main(page).getByRole('link', { name: address.add }).click()
    await expect(field(page, address.recipientName)).toHaveValue('Sari Dewi')
    await fillTexts(page)
    await chooseBandung(page)
    await expectTexts(page)
    await save(page)
    await expect(main(page).getByText('Your address has been added.')).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`${listPath}$`))
    await expect(card(page, 'Mum')).toContainText('Coblong, Kota Bandung')
    await main(page).getByRole('link', { name: address.add }).click()
    await expect(field(page, address.label)).toHaveValue('')
  })

  test(
    'that is incomplete shows each error once at its field, and keeps the entered values',
    nightly,
    async ({ page }) => {
      await enter(page, [], `${listPath}/new`)
      await fillTexts(page)
      await field(page, address.recipientPhone).fill('12')
      await field(page, address.label).press('Enter')
      for (const problem of [
        'Please enter a valid phone number',
        'Province must be chosen.',
        'City must be chosen',
        'Subdistrict must be chosen.',
      ])
        await expect(main(page).getByText(problem, { exact: true })).toBeVisible()
      await expect(page).toHaveURL(/#recipient-phone$/)
      await expectTexts(page)
      await page.reload()
      await expect(main(page).getByText('Province must be chosen.')).toBeHidden()
      await expectTexts(page)
    },
  )

  test('that is cancelled is forgotten', nightly, async ({ page }) => {
    await enter(page, ['Home'], `${listPath}/new`)
    await fillTexts(page)
    await press(page, address.showCities)
    await expectTexts(page)
    await main(page).getByRole('link', { name: address.cancel }).click()
    await main(page).getByRole('link', { name: address.add }).click()
    await expect(field(page, address.label)).toHaveValue('')
  })
})

test.describe('without JavaScript a saved address', () => {
  test('can be edited; another province requires another city', nightly, async ({ page }) => {
    await enter(page, ['Home'])
    await card(page, 'Home').getByRole('link', { name: /^Edit/ }).click()
    await expect(chosen(page, address.subdistrict)).toHaveText('Cilandak')
    await field(page, address.label).fill('Office')
    await field(page, address.province).selectOption({ label: 'Jawa Barat' })
    await save(page)
    await expect(main(page).getByText('City must be chosen', { exact: true })).toBeVisible()
    await expect(chosen(page, address.province)).toHaveText('Jawa Barat')
    await field(page, address.city).selectOption({ label: 'Kota Bandung' })
    await press(page, address.showSubdistricts)
    await field(page, address.subdistrict).selectOption({ label: 'Coblong' })
    await save(page)
    await expect(main(page).getByText('Your address has been updated.')).toBeVisible()
    await expect(labels(page)).toHaveText(['Office'])
    await expect(card(page, 'Office')).toContainText('Coblong, Kota Bandung')
  })

  test('can become the primary one', nightly, async ({ page }) => {
    await enter(page, ['Home', 'Office'])
    await press(page, /^Set as Primary/)
    await expect(main(page).getByText('Your primary address has been changed.')).toBeVisible()
    await expect(labels(page)).toHaveText(['Office', 'Home'])
  })

  test(
    'is removed after a confirmation, and kept when that is declined',
    nightly,
    async ({ page }) => {
      await enter(page, ['Home', 'Office'])
      await press(page, /^Remove/)
      await expect(main(page).getByText(address.confirmRemoveText('Office'))).toBeVisible()
      await main(page).getByRole('link', { name: address.keep }).click()
      await expect(labels(page)).toHaveText(['Home', 'Office'])
      await press(page, /^Remove/)
      await press(page, address.yesRemove)
      await expect(main(page).getByText('Your address has been removed.')).toBeVisible()
      await expect(labels(page)).toHaveText(['Home'])
    },
  )

  test(
    'that has become primary cannot be removed, nor can another customer’s',
    nightly,
    async ({ page }) => {
      const other = await OtherTab.of(await customers.aCustomer())
      await other.save('Home')
      const foreign = await other.save('Secret place')
      const { tab, ids } = await enter(page, ['Home', 'Office'])
      await press(page, /^Remove/)
      await tab.setPrimary(ids[1] ?? 0)
      await press(page, address.yesRemove)
      await expect(main(page).getByText("You can't remove your primary address.")).toBeVisible()
      for (const id of [ids[1], foreign, 'x']) {
        await page.goto(`${listPath}?remove=${id}`)
        await expect(labels(page)).toHaveText(['Office', 'Home'])
      }
    },
  )

  test(
    'that was removed elsewhere is offered as a new one, with the entered values',
    nightly,
    async ({ page }) => {
      const { tab, ids } = await enter(page, ['Home', 'Office'])
      await page.goto(`${listPath}/${ids[1]}`)
      await field(page, address.street).fill('Jl. Baru 7')
      await tab.remove(ids[1] ?? 0)
      await save(page)
      await expect(main(page).getByText('This address no longer exists.')).toBeVisible()
      await expect(page).toHaveURL(new RegExp(`${listPath}/new$`))
      await expect(field(page, address.street)).toHaveValue('Jl. Baru 7')
      await save(page)
      await expect(labels(page)).toHaveText(['Home', 'Office'])
    },
  )
})

test.describe('without JavaScript, an address entered before the session ended', nightly, () => {
  test('is restored and can be saved when the same customer signs in again', async ({ page }) => {
    const { customer } = await enter(page, [], `${listPath}/new`)
    await fillTexts(page)
    await chooseBandung(page)
    await customers.endSessionsOf(customer)
    await save(page)
    await expect(page.getByText(auth.sessionEnded)).toBeVisible()
    await page.goto('/sign-in')
    await customers.fillSignIn(page, customer)
    await expect(page).toHaveURL(new RegExp(`${listPath}/new$`))
    await expectTexts(page)
    await expect(chosen(page, address.subdistrict)).toHaveText('Coblong')
    await save(page)
    await expect(labels(page)).toHaveText(['Mum'])
  })

  test('is hidden from another customer and deleted at sign-out', async ({ page, context }) => {
    const { customer } = await enter(page, [], `${listPath}/new`)
    await fillTexts(page)
    await customers.endSessionsOf(customer)
    await save(page)
    await expect(page.getByText(auth.sessionEnded)).toBeVisible()
    await page.goto('/sign-in')
    await customers.fillSignIn(page, await customers.aCustomer())
    await expect(field(page, address.label)).toHaveValue('')
    await page.goto('/account/sign-out')
    await press(page, accountMessages.yesSignOut)
    expect((await context.cookies()).map(({ name }) => name)).toEqual(['known'])
  })
})
