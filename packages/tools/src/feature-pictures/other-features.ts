import { orderQueue } from '@etalase/backend/commands/staff/call.ts'
import type { Show } from '#feature-pictures/product-features.ts'
import { shirt } from '#feature-pictures/subjects.ts'
import { e2e } from '../../../../e2e/settings.ts'
import * as customers from '../../../../e2e/support/customer.ts'
import { addPasskeyDevice } from '../../../../e2e/support/passkey-device.ts'
import { passkeysMessages as words } from '../../../../lib/messages/en/passkeys.ts'
import { waitingMessages as waiting } from '../../../../lib/messages/en/waiting.ts'

const passkeys: Show = async (page) => {
  const customer = await customers.aCustomer()
  await customers.signIn(page, customer, '/account/change-password')
  await addPasskeyDevice(page)
  await page.getByLabel(words.name).fill('My phone')
  await page.getByLabel(words.password, { exact: true }).fill(customer.password)
  await page.getByRole('button', { name: words.add }).click()
  await page.getByRole('button', { name: words.removeNamed('My phone') }).waitFor()
  return [page.locator('#passkeys')]
}

/** Number of shoppers ahead in the queue. */
const strangers = 40

/** The last picture: from here on, the shop has a queue. */
const queue: Show = async (page) => {
  process.env.SHOP_URL = e2e.shopUrl
  process.env.REVALIDATE_SECRET = e2e.env.REVALIDATE_SECRET
  await orderQueue('pause')
  const path = `/product/${shirt.id}`
  for (let stranger = 0; stranger < strangers; stranger++) await fetch(e2e.shopUrl + path)
  await page.goto(path)
  await page.getByRole('heading', { name: waiting.title }).waitFor()
  await orderQueue('open')
  await page.reload()
  return [page.getByRole('main')]
}

export const otherFeatures = { passkeys, queue } satisfies Record<string, Show>
