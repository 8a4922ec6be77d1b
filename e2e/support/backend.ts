import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { signStatus } from '@etalase/contract/payment-signature.ts'
import { expect } from '@playwright/test'
import { e2e } from '#e2e/settings.ts'

/** Calls the reference backend directly: tests compare the shop with its response. */
export async function askBackend<Data>(path: string, body?: object, token = ''): Promise<Data> {
  const response = await fetch(`${e2e.backendUrl}/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { 'Content-Type': 'application/json', ...(token ? { Authorization: token } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  const answer: { data: Data } = await response.json()
  return answer.data
}

interface StockedShowroom {
  id: number
  showroom_name: string
}

/** Returns the stores with at least this many pieces of a product's size. */
export async function shopsWith(
  productId: number,
  size: string,
  qty: number,
): Promise<StockedShowroom[]> {
  const body = { product_detail_id: productId, size, qty }
  const answer = await askBackend<{ showrooms: StockedShowroom[] }>('check-stock-location', body)
  return answer.showrooms
}

/** Returns the number of pieces of a product's size in one store. */
export async function piecesIn(shopName: string, productId: number, size: string): Promise<number> {
  for (let qty = 1; ; qty++) {
    const shops = await shopsWith(productId, size, qty)
    if (!shops.some((shop) => shop.showroom_name === shopName)) return qty - 1
  }
}

/** Returns the mail of a kind about an order, such as 'order-paid'; null while there is none. */
export function mailAbout(orderNumber: string, kind: string): Promise<string | null> {
  const file = join(e2e.dataDir, 'outbox', `${orderNumber}-${kind}.eml`)
  return readFile(file, 'utf8').catch(() => null)
}

/** Waits for the mail of a kind about an order. */
export async function awaitMail(orderNumber: string, kind: string): Promise<string> {
  await expect.poll(() => mailAbout(orderNumber, kind)).not.toBeNull()
  return (await mailAbout(orderNumber, kind)) ?? ''
}

/** Waits for the WhatsApp update of a kind about an order. */
export async function awaitUpdate(orderNumber: string, kind: string) {
  const file = join(e2e.dataDir, 'updates', `${orderNumber}-${kind}.json`)
  const read = () => readFile(file, 'utf8').catch(() => null)
  await expect.poll(read).not.toBeNull()
  const update: { to: string; language: string; text: string } = JSON.parse((await read()) ?? '')
  return update
}

/** Returns the provider's return query for a bill, signed like the provider or with the given signature. */
export function returnQuery(billNo: string, status: string, signature?: string): string {
  const signed = signature ?? signStatus(e2e.paymentAccount, billNo, status)
  return new URLSearchParams({ bill_no: billNo, status, signature: signed }).toString()
}

interface ReportedPayment {
  verified: 0 | 1
  trx_status?: string
  grand_total?: number
}

/** Returns the backend's state of an order. */
export const orderState = (billNo: string): Promise<ReportedPayment> =>
  askBackend('checkout-payment', {
    local_device_id: '00000000-0000-4000-8000-000000000000',
    bill_no: billNo,
    status: '1',
    signature: signStatus(e2e.paymentAccount, billNo, '1'),
  })
