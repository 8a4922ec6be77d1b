import { expect, type Page } from '@playwright/test'
import { ordersMessages as orders } from '#messages/orders.ts'
import type { UntilShown } from '../changes.ts'
import { main, says } from './pages.ts'

/** Opens an order's page in the account. */
export async function openOrder(page: Page, number: string): Promise<void> {
  await page.goto('/account/orders')
  await main(page)
    .getByRole('link', { name: new RegExp(orders.number(number)) })
    .click()
  await expect(main(page).getByText(orders.number(number)).first()).toBeVisible()
}

/** Waits until the open order shows a text. */
export async function untilOrderSays(
  page: Page,
  text: string,
  untilShown: UntilShown,
): Promise<void> {
  await untilShown(`"${text}" of an order`, () => says(page, page.url(), text))
  await page.reload()
  await expect(main(page)).toContainText(text)
}
