import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant } from '#db/schema/columns.ts'
import { orders } from '#db/schema/orders.ts'

/** What buyers agreed to who want updates of an order by WhatsApp: Law 27/2022, article 24, asks for proof. */
export const updateConsents = pgTable(
  'update_consents',
  {
    orderId: integer('order_id')
      .primaryKey()
      .references(() => orders.id),
    /** E.164, as '+628…'. */
    phone: text().notNull(),
    /** The words that were shown with the tick, in the language of the order. */
    wording: text().notNull(),
    givenAt: instant('given_at').notNull(),
    withdrawnAt: instant('withdrawn_at'),
  },
  (table) => [index('update_consents_withdrawn').on(table.withdrawnAt)],
)

export const orderUpdateKinds = [
  'ORDER_PAID',
  'ORDER_SHIPPED',
  'READY_FOR_PICKUP',
  'ORDER_DELIVERED',
  'ORDER_PICKED_UP',
  'ORDER_WITHDRAWN',
  'ORDER_REFUNDED',
] as const

export type OrderUpdateKind = (typeof orderUpdateKinds)[number]

/** Queued messages by WhatsApp: a second outbox beside `mails`, without phone numbers. */
export const orderUpdates = pgTable(
  'order_updates',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text({ enum: orderUpdateKinds }).notNull(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    /** Tells events of one kind apart: a name of the event. */
    detail: text().notNull().default(''),
    queuedAt: instant('queued_at').notNull(),
    /** Earliest time of the next attempt. Claiming an update postpones it, so that no other worker claims it. */
    nextAttemptAt: instant('next_attempt_at').notNull(),
    attempts: integer().notNull().default(0),
    sentAt: instant('sent_at'),
  },
  (table) => [
    uniqueIndex('order_updates_once').on(table.orderId, table.kind, table.detail),
    index('order_updates_waiting').on(table.nextAttemptAt).where(sql`${table.sentAt} is null`),
  ],
)
