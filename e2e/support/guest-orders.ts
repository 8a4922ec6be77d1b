import { randomUUID } from 'node:crypto'
import type { PaymentForm } from '@etalase/contract/payment.ts'
import { expect } from '@playwright/test'
import { askBackend, mailAbout, shopsWith } from '#e2e/support/backend.ts'

/** A guest's order. */
export interface GuestOrder {
  trx_ref: string
  /** Order number as shoppers read it. */
  number: string
  email: string
}

/** Places a guest's unpaid pickup order. */
export async function placeGuestOrder(
  id = 1035,
  size = 'M',
  email = `guest-${randomUUID().slice(0, 8)}@example.com`,
): Promise<GuestOrder> {
  const device = { local_device_id: randomUUID() }
  await askBackend('cart', { ...device, product_detail_id: id, size, qty: 1 })
  const [store] = await shopsWith(id, size, 1)
  const pickup = {
    shipping_type: 'PICKUP_ON_STORE',
    showroom_id: store?.id,
    guest_email: email,
  }
  const { payment_data } = await askBackend<{ payment_data: PaymentForm }>('checkout-trx', {
    ...device,
    ...pickup,
  })
  return { trx_ref: payment_data.order_id, number: payment_data.order_reff, email }
}

/** Returns the path of the link in a mail; null while the file is being written. */
function pathIn(mail: string | null): string | null {
  // Quoted-printable: long lines end with '=', and '=' itself is '=3D' (RFC 2045, 6.7).
  const text = mail?.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=') ?? ''
  return /\/order\/open\?token=[\w.-]+/.exec(text)?.[0] ?? null
}

/** Waits for a mail about an order, such as 'order-received'. Returns the path of its link. */
export async function mailedPath(number: string, kind: string): Promise<string> {
  await expect.poll(async () => pathIn(await mailAbout(number, kind))).not.toBeNull()
  return pathIn(await mailAbout(number, kind)) ?? ''
}
