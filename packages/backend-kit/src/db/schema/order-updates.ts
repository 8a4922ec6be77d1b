import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant } from '#db/schema/columns.ts'
import { orders } from '#db/schema/orders.ts'

/** Consents to WhatsApp updates of an order: Law 27/2022, article 24, requires proof. */
export const updateConsents = pgTable(
  'update_consents',
  {
    orderId: integer('order_id')
      .primaryKey()
      .references(() => orders.id),
    /** E.164, such as '+628…'. */
    phone: text().notNull(),
    /** The wording shown with the checkbox, in the order's language. */
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

/** Queued WhatsApp messages: a second outbox besides `mails`, without phone numbers. */
export const orderUpdates = pgTable(
  'order_updates',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text({ enum: orderUpdateKinds }).notNull(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    /** Distinguishes events of one kind: the event's name. */
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
