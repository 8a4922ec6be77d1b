import type { Database } from '@etalase/backend-kit/db/connection.ts'
import { cities, subdistricts } from '@etalase/backend-kit/db/schema/area.ts'
import { orderTracking } from '@etalase/backend-kit/db/schema/orders.ts'
import { showrooms } from '@etalase/backend-kit/db/schema/stores.ts'
import { messages } from '@etalase/backend-kit/messages/messages.ts'
import type { OrderRow } from '@etalase/backend-kit/orders/order-repository.ts'
import { eq } from 'drizzle-orm'

/** The tracking events of every parcel. */
const route = [
  { event: 'pickedUp', at: 'origin' },
  { event: 'sorted', at: 'origin' },
  { event: 'arrived', at: 'destination' },
  { event: 'outForDelivery', at: 'destination' },
  { event: 'delivered', at: 'destination' },
] as const

async function cityOf(db: Database, subdistrictId: number): Promise<string | null> {
  const [city] = await db
    .select({ type: cities.type, name: cities.name })
    .from(subdistricts)
    .innerJoin(cities, eq(cities.id, subdistricts.cityId))
    .where(eq(subdistricts.id, subdistrictId))
  return city ? `${city.type} ${city.name}` : null
}

async function placeOf(
  db: Database,
  order: OrderRow,
  at: 'origin' | 'destination',
): Promise<string | null> {
  if (at === 'destination') return cityOf(db, order.subdistrictId ?? 0)
  const [hub] = await db
    .select({ subdistrictId: showrooms.subdistrictId })
    .from(showrooms)
    .where(eq(showrooms.id, order.showroomId))
  return hub ? cityOf(db, hub.subdistrictId) : null
}

/** Records the next tracking event of an order's parcel. Returns true if it is the delivery. */
export async function advanceParcel(tx: Database, order: OrderRow, now: Date): Promise<boolean> {
  const position = await tx.$count(orderTracking, eq(orderTracking.orderId, order.id))
  const step = route[position]
  const isLast = position >= route.length - 1
  if (!step) return isLast
  await tx.insert(orderTracking).values({
    orderId: order.id,
    position,
    at: now,
    status: messages().shipping.events[step.event],
    city: await placeOf(tx, order, step.at),
    receiverName: isLast ? order.recipientName : null,
  })
  return isLast
}
