import { pinOf } from '@etalase/backend-kit/account/address-pin.ts'
import { areaName } from '@etalase/backend-kit/area/area-name.ts'
import type { Database } from '@etalase/backend-kit/db/connection.ts'
import { products } from '@etalase/backend-kit/db/schema/catalogue.ts'
import { showrooms } from '@etalase/backend-kit/db/schema/stores.ts'
import { linesOf, type OrderRow } from '@etalase/backend-kit/orders/order-repository.ts'
import type { ParcelOrder } from '@etalase/backend-kit/shipping/shipping.ts'
import { parcelOf } from '@etalase/backend-kit/shipping/tariffs.ts'
import { brand } from '@etalase/brand/company.ts'
import { mapPosition } from '@etalase/contract/rules/map-position.ts'
import { rupiah } from '@etalase/contract/rules/money.ts'
import { eq, inArray } from 'drizzle-orm'

async function senderOf(db: Database, { showroomId }: OrderRow): Promise<ParcelOrder['from']> {
  const [hub] = await db.select().from(showrooms).where(eq(showrooms.id, showroomId))
  if (!hub) throw new Error(`No showroom ${showroomId}`)
  const { address1, address2, address3 } = hub
  return {
    name: `${brand.name} ${hub.name}`,
    phone: hub.phone,
    address: [address1, address2, address3].filter(Boolean).join(', '),
    notes: null,
    subdistrictId: hub.subdistrictId,
    pin: mapPosition(hub.mapsUrl ?? ''),
  }
}

async function recipientOf(db: Database, order: OrderRow): Promise<ParcelOrder['to']> {
  const subdistrictId = order.subdistrictId ?? 0
  const area = await areaName(db, subdistrictId)
  return {
    name: order.recipientName ?? '',
    phone: order.recipientPhone ?? '',
    address: [order.street, area, order.zip].filter(Boolean).join(', '),
    notes: order.addressNotes,
    subdistrictId,
    pin: pinOf(order),
  }
}

/** Collects what an aggregator needs to book an order's parcel. */
export async function parcelToSend(
  db: Database,
  order: OrderRow,
  reference: string,
): Promise<ParcelOrder> {
  const lines = await linesOf(db, order.id)
  const ids = lines.map(({ productId }) => productId)
  const found = await db.select().from(products).where(inArray(products.id, ids))
  const weighed = lines.flatMap(({ productId, qty }) => {
    const product = found.find(({ id }) => id === productId)
    return product ? [{ qty, product }] : []
  })
  return {
    reference,
    service: order.serviceCode ?? '',
    contents: lines.map(({ qty, productName }) => `${qty}x ${productName}`).join('; '),
    parcel: parcelOf(weighed),
    worth: rupiah(order.subtotal - order.discount),
    from: await senderOf(db, order),
    to: await recipientOf(db, order),
  }
}
