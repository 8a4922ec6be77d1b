import { paymentWays, shippingTypes } from '@etalase/contract/rules/constants.ts'
import { rupiah } from '@etalase/contract/rules/money.ts'
import { paymentOutcomes } from '@etalase/contract/rules/payment/provider.ts'
import { notificationResults } from '@etalase/contract/rules/payment/settlement.ts'
import { trxStatuses } from '@etalase/contract/rules/trx-status.ts'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { subdistricts } from '#db/schema/area.ts'
import { instant, language, money } from '#db/schema/columns.ts'
import { customers } from '#db/schema/customers.ts'
import { promos } from '#db/schema/promos.ts'
import { showrooms } from '#db/schema/stores.ts'

export const trxStatus = pgEnum('trx_status', trxStatuses)
export const shippingType = pgEnum('shipping_type', shippingTypes)

export const orders = pgTable(
  'orders',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** 32 hexadecimal digits; also the provider's bill number. */
    trxRef: text('trx_ref').notNull().unique(),
    deviceId: uuid('device_id').notNull(),
    /** The signed-in customer; null for a guest, who gives an e-mail address instead. */
    customerId: integer('customer_id').references(() => customers.id),
    guestEmail: text('guest_email'),
    /** When the order was anonymised, which removes customer and guest. */
    anonymisedAt: instant('anonymised_at'),
    /** Keyed hash of the client's network, kept while the order is open and unpaid, to limit such orders. */
    clientNetwork: text('client_network'),
    idempotencyKey: text('idempotency_key'),
    /** The language of the order. */
    language: language(),
    status: trxStatus().notNull().default('PENDING'),
    /** Last change of the status or last tracking event. */
    movedAt: instant('moved_at').notNull().defaultNow(),
    shippingType: shippingType('shipping_type').notNull(),
    /** The showroom whose stock was reserved: the sending hub or the pickup store. */
    showroomId: integer('showroom_id')
      .notNull()
      .references(() => showrooms.id),
    addressLabel: text('address_label'),
    recipientName: text('recipient_name'),
    recipientPhone: text('recipient_phone'),
    street: text(),
    zip: text(),
    subdistrictId: integer('subdistrict_id').references(() => subdistricts.id),
    addressNotes: text('address_notes'),
    /** The shopper's pin, in degrees; kept only for a courier who needs it. */
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    courier: text(),
    serviceCode: text('service_code'),
    serviceDescription: text('service_description'),
    etd: text(),
    shippingNotes: text('shipping_notes'),
    /** For the recipient of the parcel. */
    giftMessage: text('gift_message'),
    /** Whether to leave prices out of the parcel. */
    hidesPrices: boolean('hides_prices').notNull().default(false),
    promoCode: text('promo_code').references(() => promos.code),
    subtotal: money('subtotal').notNull(),
    discount: money('discount').notNull(),
    shippingCost: money('shipping_cost').notNull(),
    /** Way to pay without a payment provider; null when paid through the provider. */
    paymentWay: text('payment_way', { enum: paymentWays }),
    /** Fee of the payment way. */
    paymentFee: money('payment_fee').notNull().default(rupiah(0)),
    grandTotal: money('grand_total').notNull(),
    /** Promised days of arrival. */
    arrivesFirst: date('arrives_first'),
    arrivesLast: date('arrives_last'),
    arrivalPayBefore: instant('arrival_pay_before'),
    /** When a paid pickup is promised to be ready. */
    readyAt: instant('ready_at'),
    placedAt: instant('placed_at').notNull(),
    /** Payment deadline; a pickup paid at the store is kept until then. */
    dueAt: instant('due_at').notNull(),
    paidAt: instant('paid_at'),
    /** When staff recorded the payment, which the provider may not have reported. */
    paidByHandAt: instant('paid_by_hand_at'),
    /** Amount received when it arrived after the order ended and differs from the total. */
    paidAmount: money('paid_amount'),
    /** When the provider reported a reversal. */
    reversedAt: instant('reversed_at'),
    /** When a trigger released the order's stock and promo; null while reserved, and for goods that left the shop. */
    releasedAt: instant('released_at'),
    paymentChannel: text('payment_channel'),
    /** Payment number, for channels that issue one. */
    paymentNumber: text('payment_number'),
    /** QR code content, for channels that issue one. */
    paymentQr: text('payment_qr'),
    /** The provider's payment page, for providers that create one on request. */
    paymentUrl: text('payment_url'),
    /** The courier's tracking number. */
    noResi: text('no_resi'),
    /** The code that the shopper shows at the store. */
    pickupCode: text('pickup_code'),
  },
  (table) => [
    uniqueIndex('orders_idempotency').on(table.deviceId, table.idempotencyKey),
    index('orders_customer').on(table.customerId),
    index('orders_moving')
      .on(table.movedAt)
      .where(sql`${table.status} in ('PAID', 'PROCESSING', 'SHIPPED', 'READY_FOR_PICKUP')`),
    index('orders_due').on(table.dueAt).where(sql`${table.status} = 'PENDING'`),
    index('orders_unpaid_email')
      .on(sql`lower(${table.guestEmail})`)
      .where(sql`${table.status} = 'PENDING'`),
    index('orders_guest_email').on(sql`lower(${table.guestEmail})`),
    index('orders_unpaid_guests')
      .on(table.movedAt)
      .where(
        sql`${table.guestEmail} is not null and ${table.paidAt} is null and (${table.status} in ('EXPIRED', 'CANCELLED') or ${table.paymentWay} is not null)`,
      ),
    index('orders_open_network')
      .on(table.clientNetwork)
      .where(sql`${table.clientNetwork} is not null`),
    index('orders_to_collect')
      .on(table.dueAt)
      .where(
        sql`${table.paymentWay} is not null and ${table.paidAt} is null and ${table.releasedAt} is null`,
      ),
    check(
      'orders_owner',
      sql`case when ${table.anonymisedAt} is null
        then (${table.customerId} is null) <> (${table.guestEmail} is null)
        else ${table.customerId} is null and ${table.guestEmail} is null end`,
    ),
    check(
      'orders_delivery',
      sql`${table.status} not in ('PROCESSING', 'SHIPPED') or ${table.shippingType} = 'ONLINE_DELIVERY'`,
    ),
    check(
      'orders_pickup',
      sql`${table.status} <> 'READY_FOR_PICKUP' or (${table.shippingType} = 'PICKUP_ON_STORE' and ${table.pickupCode} is not null)`,
    ),
    check('orders_shipped', sql`${table.status} <> 'SHIPPED' or ${table.noResi} is not null`),
    check(
      'orders_paid',
      sql`${table.status} in ('PENDING', 'EXPIRED', 'CANCELLED') or ${table.paidAt} is not null
        or (${table.paymentWay} is not null and ${table.status}::text not in ('PAID', 'COMPLETED', 'REFUNDED'))`,
    ),
    check(
      'orders_total',
      sql`${table.grandTotal} = ${table.subtotal} - ${table.discount} + ${table.shippingCost} + ${table.paymentFee}`,
    ),
    check(
      'orders_payment_way',
      // Cast to text: a new enum value can't be used in the migration that adds it.
      sql`case when ${table.paymentWay} is null
        then ${table.status}::text not in ('CONFIRMED', 'NOT_COLLECTED') and ${table.paymentFee} = 0
        else (${table.paymentWay} = 'PAY_AT_STORE') = (${table.shippingType} = 'PICKUP_ON_STORE') end`,
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
    /** Quantity times the unit price paid. */
    subtotal: money('subtotal').notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.productId, table.sizeCode] })],
)

/** Signed provider notifications: one row per payment of a bill and outcome. */
export const paymentNotifications = pgTable(
  'payment_notifications',
  {
    billNo: text('bill_no')
      .notNull()
      .references(() => orders.trxRef),
    /** The provider's payment reference; a different one means a separate payment. */
    reference: text().notNull(),
    outcome: text({ enum: paymentOutcomes }).notNull(),
    /** The provider's code in the latest notification. */
    status: text().notNull(),
    channel: text().notNull(),
    /** Amount paid or returned; null for the full total, or when the provider doesn't report it. */
    amount: money('amount'),
    /** How we handled the latest notification. */
    result: text({ enum: notificationResults }).notNull(),
    receivedAt: instant('received_at').notNull(),
    /** When unassigned money was settled, by staff or by the provider returning it. */
    settledAt: instant('settled_at'),
  },
  (table) => [primaryKey({ columns: [table.billNo, table.reference, table.outcome] })],
)

/** The courier's tracking events of a parcel, oldest first. */
export const orderTracking = pgTable(
  'order_tracking',
  {
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    position: integer().notNull(),
    at: instant('at').notNull(),
    status: text().notNull(),
    city: text(),
    receiverName: text('receiver_name'),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.position] })],
)
