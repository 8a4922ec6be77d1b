import { expect, type Page } from '@playwright/test'
import { OtherTab } from '#e2e/support/addresses.ts'
import * as customers from '#e2e/support/customer.ts'
import { addressMessages as address } from '#messages/address.ts'

/** Path of the saved addresses. */
export const listPath = '/account/shipping-address'

export const main = (page: Page) => page.getByRole('main')
export const field = (page: Page, label: string) => main(page).getByLabel(label, { exact: true })
const finder = (page: Page) => main(page).getByRole('combobox', { name: address.finder })
export const save = (page: Page) => main(page).getByRole('button', { name: address.save }).click()
export const labels = (page: Page) => main(page).getByRole('heading', { level: 2 })
export const card = (page: Page, label: string) =>
  main(page).getByRole('article').filter({ hasText: label })
export const toast = (page: Page, text: string) =>
  page.getByRole('listitem').filter({ hasText: text })

/** Signs in a new customer with saved addresses under these labels. */
export async function enter(page: Page, saved: string[], next = listPath) {
  const customer = await customers.aCustomer()
  const tab = await OtherTab.of(customer)
  const ids: number[] = []
  for (const label of saved) ids.push(await tab.save(label))
  await customers.signIn(page, customer, next)
  return { customer, tab, ids }
}

/** Fills in the text fields except the recipient's name. */
export async function fillTexts(page: Page): Promise<void> {
  await field(page, address.label).fill('Mum')
  await field(page, address.recipientPhone).fill('0812 3456 7890')
  await field(page, address.street).fill('Jl. Kemang Raya 12\nRT 03/RW 05')
  await field(page, address.zip).fill('12730')
}

/** Types a place name and waits until it is suggested. */
export async function find(page: Page, text: string, place: RegExp): Promise<void> {
  await finder(page).fill(text)
  await expect(page.getByRole('option', { name: place }).first()).toBeVisible()
}
