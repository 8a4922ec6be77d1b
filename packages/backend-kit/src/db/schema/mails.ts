import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant, language } from '#db/schema/columns.ts'
import { orders } from '#db/schema/orders.ts'

export const orderMailKinds = [
  'ORDER_RECEIVED',
  'ORDER_WAITING',
  'ORDER_CONFIRMED',
  'ORDER_PAID',
  'ORDER_COLLECTED',
  'ORDER_NOT_COLLECTED',
  'READY_FOR_PICKUP',
  'ORDER_SHIPPED',
  'ORDER_LINK',
  'ORDER_CANCELLED',
  'ORDER_WITHDRAWN',
  'ORDER_REFUNDED',
  'RETURN_REQUESTED',
  'RETURN_APPROVED',
  'RETURN_REJECTED',
  'RETURN_RECEIVED',
] as const

export type OrderMailKind = (typeof orderMailKinds)[number]

/** Mails to an e-mail address, stored in the row until the mail is sent. */
export const addressMailKinds = [
  'NEW_PASSWORD',
  'CONFIRM_EMAIL',
  'EMAIL_CHANGED',
  'PASSKEY_ADDED',
  'BACK_IN_STOCK',
] as const

/** Queued mails, about an order or to an e-mail address. */
export const mails = pgTable(
  'mails',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text({ enum: [...orderMailKinds, ...addressMailKinds] }).notNull(),
    orderId: integer('order_id').references(() => orders.id),
    email: text(),
    /** Distinguishes events of one kind: the event's name, or the id of the alert or passkey. */
    detail: text().notNull().default(''),
    /** Event text, cleared once the mail is sent: the staff's answer, or a passkey's name. */
    answer: text(),
    language: language(),
    queuedAt: instant('queued_at').notNull(),
    /** Earliest time of the next attempt. Claiming a mail postpones it, so that no other worker claims it. */
    nextAttemptAt: instant('next_attempt_at').notNull().defaultNow(),
    attempts: integer().notNull().default(0),
    sentAt: instant('sent_at'),
  },
  (table) => [
    check('mails_about', sql`(${table.orderId} is null) <> (${table.email} is null)`),
    uniqueIndex('mails_once').on(table.orderId, table.kind, table.detail),
    uniqueIndex('mails_once_by_address').on(table.email, table.kind, table.detail),
    index('mails_waiting').on(table.nextAttemptAt).where(sql`${table.sentAt} is null`),
  ],
)
