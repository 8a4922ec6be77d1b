import { asc, inArray } from 'drizzle-orm'
import type { Database } from '#backend/db/connection.ts'
import { orderTracking } from '#backend/db/schema/orders.ts'

/** The tracking events of some orders' parcels, oldest first. */
export function trackingOf(db: Database, orderIds: number[]) {
  return db
    .select()
    .from(orderTracking)
    .where(inArray(orderTracking.orderId, orderIds))
    .orderBy(asc(orderTracking.position))
}
