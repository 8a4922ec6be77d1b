import { expect } from '@playwright/test'
import {
  card,
  enter,
  field,
  find,
  labels,
  listPath,
  main,
  save,
  toast,
} from '#e2e/support/address-pages.ts'
import { OtherTab } from '#e2e/support/addresses.ts'
import { expectAccessible } from '#e2e/support/axe.ts'
import * as customers from '#e2e/support/customer.ts'
import * as shopper from '#e2e/support/shopper.ts'
import { anyWidth, nightly, test } from '#e2e/support/test.ts'
import { accountMessages } from '#messages/account.ts'
import { addressMessages as address } from '#messages/address.ts'

test.describe('a saved address', () => {
  test('can be edited', nightly, async ({ page }) => {
    await enter(page, ['Home', 'Office'])
    await card(page, 'Office').getByRole('link', { name: /^Edit/ }).click()
    await expect(field(page, address.label)).toHaveValue('Office')
    await expect(field(page, address.subdistrict).locator('option:checked')).toHaveText('Cilandak')
    await field(page, address.label).fill('Work')
    await save(page)
    await expect(toast(page, 'Your address has been updated.')).toBeVisible()
    await expect(labels(page)).toHaveText(['Home', 'Work'])
  })

  test(
    'is removed after a confirmation, and kept when that is declined',
    nightly,
    async ({ page }) => {
      await enter(page, ['Home', 'Office'])
      const remove = card(page, 'Office').getByRole('button', { name: /^Remove/ })
      await remove.click()
      const dialog = page.getByRole('dialog', { name: address.confirmRemove })
      await dialog.getByRole('button', { name: address.keep }).click()
      await expect(remove).toBeFocused()
      await remove.click()
      await dialog.getByRole('button', { name: address.yesRemove }).click()
      await expect(toast(page, 'Your address has been removed.')).toBeVisible()
      await expect(labels(page)).toHaveText(['Home'])
      await expect(main(page).getByRole('list', { name: accountMessages.addresses })).toBeFocused()
    },
  )

  test(
    'becomes the primary one, which can be neither removed nor made primary again',
    nightly,
    async ({ page }) => {
      await enter(page, ['Home', 'Office'])
      await expect(card(page, 'Home').getByRole('button')).toHaveCount(0)
      await card(page, 'Office')
        .getByRole('button', { name: /^Set as Primary/ })
        .click()
      await expect(toast(page, 'Your primary address has been changed.')).toBeVisible()
      await expect(labels(page)).toHaveText(['Office', 'Home'])
      await expect(card(page, 'Office').getByRole('button')).toHaveCount(0)
      await expect(card(page, 'Home').getByRole('button')).toHaveCount(2)
    },
  )

  test(
    'that became primary in another tab cannot be removed, and a message says so',
    nightly,
    async ({ page }) => {
      const { tab, ids } = await enter(page, ['Home', 'Office'])
      await card(page, 'Office')
        .getByRole('button', { name: /^Remove/ })
        .click()
      await tab.setPrimary(ids[1] ?? 0)
      await page.getByRole('button', { name: address.yesRemove }).click()
      await expect(toast(page, "You can't remove your primary address.")).toBeVisible()
      await expect(labels(page)).toHaveText(['Office', 'Home'])
      await expect(card(page, 'Office')).toContainText(address.primaryText)
    },
  )

  test(
    'that was removed in another tab cannot be edited, and the entered values stay',
    nightly,
    async ({ page }) => {
      const { tab, ids } = await enter(page, ['Home', 'Office'])
      const removed = ids[1] ?? 0
      await page.goto(`${listPath}/${removed}`)
      await shopper.untilAnswering(field(page, address.street))
      await field(page, address.street).fill('Jl. Baru 7')
      await tab.remove(removed)
      await save(page)
      await expect(toast(page, 'This address no longer exists.')).toBeVisible()
      await expect(field(page, address.street)).toHaveValue('Jl. Baru 7')
      await main(page).getByRole('link', { name: address.cancel }).click()
      await expect(labels(page)).toHaveText(['Home'])
    },
  )

  test(
    'of another customer is not shown, as if missing, with a link back',
    nightly,
    async ({ page }) => {
      const other = await OtherTab.of(await customers.aCustomer())
      const foreign = await other.save('Secret place')
      await enter(page, ['Home'])
      for (const id of [foreign, 2_147_483_647, 'x', '1.5']) {
        await page.goto(`${listPath}/${id}`)
        await expect(main(page).getByText(address.gone)).toBeVisible()
        expect(await page.content()).not.toContain('Secret place')
      }
      await main(page).getByRole('link', { name: address.cancel }).click()
      await expect(labels(page)).toHaveText(['Home'])
    },
  )

  test(
    'that was saved elsewhere is in the list on Back, without a reload',
    nightly,
    async ({ page }) => {
      const { tab } = await enter(page, ['Home'])
      await page.getByRole('link', { name: accountMessages.information }).click()
      await expect(page.getByRole('heading', { name: accountMessages.information })).toBeVisible()
      await tab.save('Office')
      await page.goBack()
      await expect(labels(page)).toHaveText(['Home', 'Office'])
    },
  )
})

test.describe('accessibility:', nightly, () => {
  test('axe finds no problems on the list, empty or not, and on the confirmation', async ({
    page,
  }) => {
    const { tab } = await enter(page, [])
    await expectAccessible(page)
    await tab.save('Home')
    await tab.save('Office')
    await page.reload()
    await expectAccessible(page)
    await card(page, 'Office')
      .getByRole('button', { name: /^Remove/ })
      .click()
    await expect(page.getByRole('dialog', { name: address.confirmRemove })).toBeVisible()
    await expectAccessible(page)
  })

  test('axe finds no problems on the form, with suggestions, with errors, and for a missing address', async ({
    page,
  }) => {
    await enter(page, [], `${listPath}/new`)
    await expectAccessible(page)
    await find(page, 'jakarta', /Jakarta/)
    await page.keyboard.press('ArrowDown')
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await save(page)
    await expect(field(page, address.label)).toHaveAttribute('aria-invalid', 'true')
    await expectAccessible(page)
    await page.goto(`${listPath}/1`)
    await expectAccessible(page)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  })

  test('no page is wider than a 320 px window', anyWidth, async ({ page }) => {
    const { ids } = await enter(page, ['Home', 'Alabelwithoutspacesthatgoesonandonandon'])
    await page.setViewportSize({ width: 320, height: 700 })
    for (const path of [listPath, `${listPath}/new`, `${listPath}/${ids[0]}`]) {
      await page.goto(path)
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(width).toBe(320)
    }
  })
})
