import { eq } from 'drizzle-orm'
import type { Database } from '#backend/db/connection.ts'
import type { OrderUpdateKind } from '#backend/db/schema/order-updates.ts'
import { orders } from '#backend/db/schema/orders.ts'
import { messages } from '#backend/messages/messages.ts'
import { runInLanguage } from '#backend/messages/request-language.ts'
import { openConsentOf } from '#backend/order-updates/update-consents.ts'
import type { OrderUpdate } from '#backend/order-updates/update-queue.ts'
import type { UpdateMessage } from '#backend/order-updates/update-transport.ts'
import { findShowroom } from '#backend/stores/store-repository.ts'
import { orderNumber } from '#lib/rules/codes.ts'
import { rupiahIn } from '#lib/rules/money.ts'

/** What goes into templates, written in the language of the order. */
interface UpdateFacts {
  number: string
  total: string
  receiptNumber: string
  store: string
}

/** The values of each template, in the order of its places. No link and no pickup code: nobody has checked the number. */
const valuesOf: Readonly<Record<OrderUpdateKind, (facts: UpdateFacts) => string[]>> = {
  ORDER_PAID: ({ number, total }) => [number, total],
  ORDER_SHIPPED: ({ number, receiptNumber }) => [number, receiptNumber],
  READY_FOR_PICKUP: ({ number, store }) => [number, store],
  ORDER_DELIVERED: ({ number }) => [number],
  ORDER_PICKED_UP: ({ number }) => [number],
  ORDER_WITHDRAWN: ({ number, total }) => [number, total],
  ORDER_REFUNDED: ({ number, total }) => [number, total],
}

/** The message of a queued update; null when its buyer wants none any more, or was made unknown. */
export async function composeUpdate(
  db: Database,
  { orderId, kind }: OrderUpdate,
): Promise<UpdateMessage | null> {
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId))
  const consent = await openConsentOf(db, orderId)
  if (!order || order.anonymisedAt || !consent) return null
  const { language, noResi, showroomId, grandTotal, paidAmount } = order
  const store = (await findShowroom(db, showroomId))?.name ?? ''
  const values = valuesOf[kind]({
    number: orderNumber(order.trxRef),
    total: rupiahIn(language, paidAmount ?? grandTotal),
    receiptNumber: noResi ?? '',
    store,
  })
  const template = kind.toLowerCase()
  return {
    name: `${orderNumber(order.trxRef)}-${template.replaceAll('_', '-')}`,
    to: consent.phone,
    template,
    language,
    values,
    text: runInLanguage(language, () => messages().updates[kind](...values)),
  }
}
