import { expect, type Page } from '@playwright/test'
import * as shopper from '#e2e/support/shopper.ts'
import { addressMessages } from '#messages/address.ts'
import { checkoutMessages } from '#messages/checkout.ts'

/** A guest whose personal words tests search for where they must not appear. */
export const person = {
  name: 'Wulandari Kusumaningtyas',
  phone: '0857 1122 3344',
  street: 'Jl. Cendrawasih Emas 77',
  addressNotes: 'Pagar ungu muda',
  email: 'wulandari.k77@example.com',
  orderNotes: 'Bungkus kertas koran',
}

const needles = [
  'wulandari',
  'kusumaningtyas',
  '1122 3344',
  '5711223344',
  'cendrawasih',
  'pagar ungu',
  'kertas koran',
]

const decoded = (text: string) => {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return text
  }
}

/** Returns the person's words in a text, plain or URL-encoded. */
export function wordsIn(text: string): string[] {
  const seen = `${text}\n${decoded(text)}`.toLowerCase()
  return needles.filter((needle) => seen.includes(needle))
}

/** Types the person's address and goes on to the stores. */
export async function typeAddress(page: Page): Promise<void> {
  const address = addressMessages
  const checkout = checkoutMessages
  await page.getByRole('button', { name: checkout.onlineDelivery }).click()
  await shopper.fillAddress(page)
  await page.getByLabel(address.recipientName).fill(person.name)
  await page.getByLabel(address.recipientPhone).fill(person.phone)
  await page.getByLabel(address.street).fill(person.street)
  await page.getByLabel(address.notes).fill(person.addressNotes)
}

/** Goes from the address to the summary. */
export async function chooseShopAndTier(page: Page): Promise<void> {
  const checkout = checkoutMessages
  await shopper.continueFromAddress(page)
  await expect(page.getByRole('heading', { name: checkout.hubTitle })).toBeVisible()
  await shopper.pressFirstShop(page)
  await page.getByRole('radio', { name: /Regular/ }).check()
  await page.getByRole('button', { name: checkout.continue }).click()
  await expect(page.getByRole('heading', { name: checkout.summaryTitle })).toBeVisible()
}

/** Returns everything that the open page's scripts could read back later. */
export const readableStorage = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const parts = [{ ...localStorage }, { ...sessionStorage }, document.cookie, window.name]
    const caches = await Promise.all(
      (await window.caches.keys()).map(async (name) => {
        const cache = await window.caches.open(name)
        const answers = await cache.matchAll()
        return [
          (await cache.keys()).map(({ url }) => url),
          await Promise.all(answers.map((answer) => answer.text())),
        ]
      }),
    )
    const open = (name: string) =>
      new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name)
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const rowsOf = (database: IDBDatabase, store: string) =>
      new Promise<unknown>((resolve, reject) => {
        const request = database.transaction(store).objectStore(store).getAll()
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const databases = await Promise.all(
      (await indexedDB.databases()).map(async ({ name = '' }) => {
        const database = await open(name)
        return Promise.all([...database.objectStoreNames].map((store) => rowsOf(database, store)))
      }),
    )
    return JSON.stringify([parts, caches, databases, history.state])
  })
