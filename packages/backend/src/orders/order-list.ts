import { pinOf } from '@etalase/backend-kit/account/address-pin.ts'
import { type AreaParts, areasById } from '@etalase/backend-kit/area/area-name.ts'
import { toPaymentWayDto } from '@etalase/backend-kit/cash/payment-way.ts'
import { toImageDtos } from '@etalase/backend-kit/catalogue/product-repository.ts'
import type { Context } from '@etalase/backend-kit/context.ts'
import type { Database } from '@etalase/backend-kit/db/connection.ts'
import { orderLines, orders, orderTracking } from '@etalase/backend-kit/db/schema/orders.ts'
import type { Customer } from '@etalase/backend-kit/http/customer.ts'
import { canCancel } from '@etalase/backend-kit/orders/buyer-cancels.ts'
import { toEstimateDto } from '@etalase/backend-kit/orders/order-estimate.ts'
import {
  type Buyer,
  buyerOf,
  type OrderLineRow,
  type OrderRow,
} from '@etalase/backend-kit/orders/order-repository.ts'
import { paymentLabel } from '@etalase/backend-kit/orders/payment-label.ts'
import { listShowrooms } from '@etalase/backend-kit/stores/store-repository.ts'
import type { Order } from '@etalase/contract/order.ts'
import { toWib } from '@etalase/contract/rules/time-zone.ts'
import { and, asc, desc, eq, inArray, type SQL } from 'drizzle-orm'
import { invoicesOf } from '#invoices/invoices-of.ts'
import { consentsOf } from '#order-updates/update-consents.ts'
import { isOpen, toHandOffDto, withPaymentPage } from '#orders/hand-off.ts'
import { toLineDto } from '#orders/order-line.ts'
import { returnsOf, toReturnDto } from '#orders/return-requests.ts'
import { lineReviews } from '#orders/reviews.ts'

/** Selects the tracking events of orders, oldest first. */
function trackingOf(db: Database, orderIds: number[]) {
  return db
    .select()
    .from(orderTracking)
    .where(inArray(orderTracking.orderId, orderIds))
    .orderBy(asc(orderTracking.position))
}

/** Enough for several years of a frequent shopper. */
const maxOrders = 200

function toTrackingDto(events: Awaited<ReturnType<typeof trackingOf>>): Order['order_tracking'] {
  const track_history = events.map((event) => ({
    date_time: toWib(event.at),
    status: event.status,
    city: event.city,
    receiver_name: event.receiverName,
  }))
  return track_history.length > 0 ? { last_status: track_history.at(-1), track_history } : null
}

const toShippingDto = (order: OrderRow) => ({
  shipping_type: order.shippingType,
  shipping_courier: order.courier,
  shipping_service_name: order.serviceDescription,
  shipping_etd: order.etd,
  shipping_cost: order.shippingCost,
  shipping_notes: order.shippingNotes,
  gift_message: order.giftMessage,
  hide_prices: order.hidesPrices,
  notes: order.addressNotes,
  pickup_code: order.pickupCode,
  no_resi: order.noResi,
})

const toDestinationDto = (order: OrderRow, area: AreaParts | undefined) => ({
  address_recipient_name: order.recipientName,
  address_recipient_phone: order.recipientPhone,
  address_label: order.addressLabel,
  address_street: order.street,
  address_subdistrict: area?.subdistrict ?? null,
  address_city: area?.city ?? null,
  address_province: area?.province ?? null,
  address_pin: pinOf(order),
})

function toPaymentDto(
  context: Context,
  order: OrderRow,
  billed: { lines: OrderLineRow[]; buyer: Buyer },
) {
  return {
    payment_status_desc: paymentLabel(order),
    ...toPaymentWayDto(order),
    payment_fee: order.paymentFee,
    payment_number: order.paymentNumber,
    payment_qr: order.paymentQr,
    payment_date: order.paidAt ? toWib(order.paidAt) : null,
    payment_data: null,
    ...(isOpen(order, context.now()) ? toHandOffDto(context, order, billed) : {}),
  }
}

const toOrderDto = (order: OrderRow, { name }: Buyer) => ({
  id: order.id,
  trx_ref: order.trxRef,
  trx_date: toWib(order.placedAt),
  trx_status: order.status,
  grand_total: order.grandTotal,
  discount: order.discount,
  promo_code: order.promoCode,
  can_cancel: canCancel(order),
  user: name === null ? null : { name },
})

/** Converts order rows to the contract's orders, keeping their sequence. The number of queries is constant. */
async function toOrderDtos(
  context: Context,
  buyer: Buyer,
  rows: readonly OrderRow[],
): Promise<Order[]> {
  if (rows.length === 0) return []
  const { db } = context
  const ids = rows.map((order) => order.id)
  const allLines = await db.select().from(orderLines).where(inArray(orderLines.orderId, ids))
  const events = await trackingOf(db, ids)
  const images = await toImageDtos(db, [...new Set(allLines.map((line) => line.productId))])
  const returns = await returnsOf(db, ids)
  const consents = await consentsOf(db, ids)
  const invoices = await invoicesOf(db, rows)
  const reviewOf = await lineReviews(db, rows)
  const showrooms = await listShowrooms(db)
  const areas = await areasById(
    db,
    rows.flatMap(({ subdistrictId }) => subdistrictId ?? []),
  )
  return rows.map((order) => {
    const lines = allLines.filter((line) => line.orderId === order.id)
    return {
      ...toOrderDto(order, buyer),
      ...toShippingDto(order),
      ...toDestinationDto(order, areas.get(order.subdistrictId ?? 0)),
      ...toEstimateDto(order),
      whatsapp_updates: consents.get(order.id) ?? null,
      ...toReturnDto(context, order, returns.get(order.id)),
      ...toPaymentDto(context, order, { lines, buyer }),
      invoice: invoices.get(order.id) ?? null,
      showroom: showrooms.find((showroom) => showroom.id === order.showroomId),
      order_tracking: toTrackingDto(events.filter((event) => event.orderId === order.id)),
      sales_trx_details: lines.map((line) => ({ ...toLineDto(line, images), ...reviewOf(line) })),
    }
  })
}

const rowsOf = ({ db }: Context, customer: Customer, which?: SQL) =>
  db
    .select()
    .from(orders)
    .where(and(eq(orders.customerId, customer.id), which))
    .orderBy(desc(orders.placedAt), desc(orders.id))
    .limit(maxOrders)

/** Converts an order to the contract's form. The caller has checked access. */
export async function toSingleOrderDto(context: Context, row: OrderRow): Promise<Order> {
  const buyer = await buyerOf(context.db, row)
  const [order] = await toOrderDtos(context, buyer, [await withPaymentPage(context, row)])
  if (!order) throw new Error(`Order ${row.id} was not mapped`)
  return order
}

/** Lists a customer's orders, newest first. */
export async function listOrders(context: Context, customer: Customer): Promise<Order[]> {
  return toOrderDtos(context, customer, await rowsOf(context, customer))
}

/** Finds one of the customer's own orders; undefined for others. */
export async function findOrder(
  context: Context,
  customer: Customer,
  id: number,
): Promise<Order | undefined> {
  const [row] = await rowsOf(context, customer, eq(orders.id, id))
  if (!row) return undefined
  const [order] = await toOrderDtos(context, customer, [await withPaymentPage(context, row)])
  return order
}
