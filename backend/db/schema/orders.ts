import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { subdistricts } from '#backend/db/schema/area.ts'
import { instant, money } from '#backend/db/schema/columns.ts'
import { showrooms } from '#backend/db/schema/stores.ts'
import { shippingTypes } from '#lib/rules/constants.ts'
import { trxStatuses } from '#lib/rules/trx-status.ts'

export const trxStatus = pgEnum('trx_status', trxStatuses)
export const shippingType = pgEnum('shipping_type', shippingTypes)

export const orders = pgTable(
  'orders',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** 32 hexadecimal digits; also the provider's bill number. */
    trxRef: text('trx_ref').notNull().unique(),
    deviceId: uuid('device_id').notNull(),
    idempotencyKey: text('idempotency_key'),
    status: trxStatus().notNull().default('PENDING'),
    shippingType: shippingType('shipping_type').notNull(),
    /** Where the stock was taken: the hub that sends, or the store of the pickup. */
    showroomId: integer('showroom_id')
      .notNull()
      .references(() => showrooms.id),
    guestEmail: text('guest_email').notNull(),
    recipientName: text('recipient_name'),
    recipientPhone: text('recipient_phone'),
    street: text(),
    subdistrictId: integer('subdistrict_id').references(() => subdistricts.id),
    addressNotes: text('address_notes'),
    courier: text(),
    serviceCode: text('service_code'),
    serviceDescription: text('service_description'),
    etd: text(),
    shippingNotes: text('shipping_notes'),
    subtotal: money('subtotal').notNull(),
    discount: money('discount').notNull(),
    shippingCost: money('shipping_cost').notNull(),
    grandTotal: money('grand_total').notNull(),
    placedAt: instant('placed_at').notNull(),
    dueAt: instant('due_at').notNull(),
    paidAt: instant('paid_at'),
    paymentChannel: text('payment_channel'),
  },
  (table) => [
    uniqueIndex('orders_idempotency').on(table.deviceId, table.idempotencyKey),
    index('orders_due').on(table.dueAt).where(sql`${table.status} = 'PENDING'`),
    check(
      'orders_total',
      sql`${table.grandTotal} = ${table.subtotal} - ${table.discount} + ${table.shippingCost}`,
    ),
  ],
)

export const orderLines = pgTable(
  'order_lines',
  {
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    productId: integer('product_id').notNull(),
    sizeCode: text('size_code').notNull(),
    sizeName: text('size_name').notNull(),
    productName: text('product_name').notNull(),
    qty: integer().notNull(),
    retailPrice: money('retail_price').notNull(),
    netPrice: money('net_price').notNull(),
    discPercent: integer('disc_percent').notNull(),
    discNominal: money('disc_nominal').notNull(),
    /** Quantity times the price paid for one piece. */
    subtotal: money('subtotal').notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.productId, table.sizeCode] })],
)

/** What the provider told us, signed, once per bill and status. */
export const paymentNotifications = pgTable(
  'payment_notifications',
  {
    billNo: text('bill_no')
      .notNull()
      .references(() => orders.trxRef),
    status: text().notNull(),
    channel: text().notNull(),
    reference: text().notNull(),
    receivedAt: instant('received_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.billNo, table.status] })],
)

/** A mail to send, once per order and kind. */
export const mails = pgTable(
  'mails',
  {
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    kind: text({ enum: ['ORDER_WAITING', 'ORDER_PAID'] }).notNull(),
    queuedAt: instant('queued_at').notNull(),
    sentAt: instant('sent_at'),
    attempts: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.kind] })],
)
