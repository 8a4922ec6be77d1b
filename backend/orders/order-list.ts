import { desc, eq, inArray } from 'drizzle-orm'
import { areaParts } from '#backend/area/area-name.ts'
import { wireImages } from '#backend/catalogue/product-repository.ts'
import type { Context } from '#backend/context.ts'
import type { Database } from '#backend/db/connection.ts'
import { orderLines, orders } from '#backend/db/schema/orders.ts'
import type { Customer } from '#backend/http/customer.ts'
import type { OrderLineRow, OrderRow } from '#backend/orders/order-repository.ts'
import { trackingOf } from '#backend/orders/parcel.ts'
import { channelName } from '#backend/payment/channels.ts'
import { openBillForm } from '#backend/payment/payment-form.ts'
import { listShowrooms } from '#backend/stores/store-repository.ts'
import type { Order } from '#lib/contract/order.ts'
import type { TrxStatus } from '#lib/rules/trx-status.ts'
import { toWib } from '#lib/rules/wib.ts'

/** The orders of some years of a keen shopper. */
const mostOrders = 200

const paymentWords: Readonly<Record<TrxStatus, string>> = {
  PENDING: 'Waiting for payment',
  PAID: 'Paid',
  PROCESSING: 'Paid',
  SHIPPED: 'Paid',
  READY_FOR_PICKUP: 'Paid',
  COMPLETED: 'Paid',
  EXPIRED: 'Expired',
  CANCELLED: 'Cancelled',
}

type Images = Awaited<ReturnType<typeof wireImages>>

const wireLine = (line: OrderLineRow, images: Images) => ({
  product_name: line.productName,
  size_code: line.sizeCode,
  qty: line.qty,
  retail_price: line.retailPrice,
  net_price: line.netPrice,
  disc_percent: line.discPercent,
  disc_nominal: line.discNominal,
  subtotal: line.subtotal,
  product_detail: { id: line.productId, product_images: images(line.productId) },
})

function wireTracking(events: Awaited<ReturnType<typeof trackingOf>>): Order['order_tracking'] {
  const track_history = events.map((event) => ({
    date_time: toWib(event.at),
    status: event.status,
    city: event.city,
    receiver_name: event.receiverName,
  }))
  return track_history.length > 0 ? { last_status: track_history.at(-1), track_history } : null
}

const wireShipping = (order: OrderRow) => ({
  shipping_type: order.shippingType,
  shipping_courier: order.courier,
  shipping_service_name: order.serviceDescription,
  shipping_etd: order.etd,
  shipping_cost: order.shippingCost,
  shipping_notes: order.shippingNotes,
  notes: order.addressNotes,
  pickup_code: order.pickupCode,
  no_resi: order.noResi,
})

async function wireDestination(db: Database, order: OrderRow) {
  const area = order.subdistrictId ? await areaParts(db, order.subdistrictId) : null
  return {
    address_recipient_name: order.recipientName,
    address_recipient_phone: order.recipientPhone,
    address_label: order.addressLabel,
    address_street: order.street,
    address_subdistrict: area?.subdistrict ?? null,
    address_city: area?.city ?? null,
    address_province: area?.province ?? null,
  }
}

async function wirePayment(context: Context, order: OrderRow) {
  const isOpen = order.status === 'PENDING' && order.dueAt > context.now()
  return {
    payment_status_desc: paymentWords[order.status],
    payment_channel: order.paymentChannel ? channelName(order.paymentChannel) : null,
    payment_number: order.paymentNumber,
    payment_duedate: toWib(order.dueAt),
    payment_date: order.paidAt ? toWib(order.paidAt) : null,
    payment_data: isOpen ? await openBillForm(context, order) : null,
  }
}

const wireOrder = (order: OrderRow, customer: Customer) => ({
  id: order.id,
  trx_ref: order.trxRef,
  trx_date: toWib(order.placedAt),
  trx_status: order.status,
  grand_total: order.grandTotal,
  discount: order.discount,
  promo_code: order.promoCode,
  user: { name: customer.name },
})

/** A customer's orders as they read them, the newest first. */
export async function listOrders(context: Context, customer: Customer): Promise<Order[]> {
  const { db } = context
  const rows = await db
    .select()
    .from(orders)
    .where(eq(orders.customerId, customer.id))
    .orderBy(desc(orders.placedAt), desc(orders.id))
    .limit(mostOrders)
  if (rows.length === 0) return []
  const ids = rows.map((order) => order.id)
  const lines = await db.select().from(orderLines).where(inArray(orderLines.orderId, ids))
  const events = await trackingOf(db, ids)
  const images = await wireImages(db, [...new Set(lines.map((line) => line.productId))])
  const showrooms = await listShowrooms(db)
  return Promise.all(
    rows.map(async (order) => ({
      ...wireOrder(order, customer),
      ...wireShipping(order),
      ...(await wireDestination(db, order)),
      ...(await wirePayment(context, order)),
      showroom: showrooms.find((showroom) => showroom.id === order.showroomId),
      order_tracking: wireTracking(events.filter((event) => event.orderId === order.id)),
      sales_trx_details: lines
        .filter((line) => line.orderId === order.id)
        .map((line) => wireLine(line, images)),
    })),
  )
}
