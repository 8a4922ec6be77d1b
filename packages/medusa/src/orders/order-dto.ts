import { areasById } from '@etalase/backend-kit/area/area-name.ts'
import { toPaymentWayDto } from '@etalase/backend-kit/cash/payment-way.ts'
import { toImageDtos } from '@etalase/backend-kit/catalogue/product-repository.ts'
import { toInvoiceDto } from '@etalase/backend-kit/invoices/invoice-dto.ts'
import { messages } from '@etalase/backend-kit/messages/messages.ts'
import { canCancel } from '@etalase/backend-kit/orders/buyer-cancels.ts'
import { payBeforeOf } from '@etalase/backend-kit/orders/order-estimate.ts'
import { paymentLabel } from '@etalase/backend-kit/orders/payment-label.ts'
import { shownEvents } from '@etalase/backend-kit/shipping/parcel-stages.ts'
import { listShowrooms } from '@etalase/backend-kit/stores/store-repository.ts'
import type { Order } from '@etalase/contract/order.ts'
import type { OrderLine } from '@etalase/contract/order-line.ts'
import type { OrderPayment } from '@etalase/contract/payment.ts'
import { rupiah } from '@etalase/contract/rules/money.ts'
import { toWib } from '@etalase/contract/rules/time-zone.ts'
import type { Adapter } from '#adapter.ts'
import {
  type EngineLine,
  type EngineOrder,
  lineName,
  paidOrder,
  readyAt,
  returnDeadlineOf,
} from '#orders/engine-order.ts'
import { isOpen, toHandOff, withPaymentPage } from '#orders/hand-off.ts'
import { lineReview, sizeCodeOf } from '#orders/reviewed-lines.ts'

type Images = Awaited<ReturnType<typeof toImageDtos>>

const lineDto = (adapter: Adapter, line: EngineLine, images: Images): OrderLine => ({
  product_name: lineName(line),
  size_code: sizeCodeOf(adapter, line),
  size_name: line.size_name ?? line.size_code,
  qty: line.qty,
  retail_price: line.retail_price,
  net_price: line.price,
  disc_percent: 0,
  disc_nominal: rupiah(0),
  subtotal: line.subtotal,
  product_detail: { id: line.product_number, product_images: images(line.product_number) },
})

/** Converts a line for the order's buyer, with its review state. */
const ownLineDto = (adapter: Adapter, order: EngineOrder, line: EngineLine, images: Images) => ({
  ...lineDto(adapter, line, images),
  ...lineReview(adapter, order, line),
})

/** Returns the promises: a delivery's days since the order, and a pickup's readiness since payment or confirmation. */
function estimateDto(order: EngineOrder) {
  const { paid_at, details, due_at } = order
  const { arrives_first, arrives_last, pay_before = null } = details?.promise ?? {}
  const payBefore = payBeforeOf({
    arrivalPayBefore: pay_before,
    dueAt: due_at,
    paidAt: paid_at ?? null,
  })
  const ready = readyAt(order)
  return {
    promised_arrival:
      arrives_first && arrives_last && payBefore
        ? { first_day: arrives_first, last_day: arrives_last, pay_before: toWib(payBefore) }
        : null,
    pickup_ready_at: ready && toWib(ready),
  }
}

const shippingDto = ({ shipping, shipping_cost, ...order }: EngineOrder) => ({
  shipping_type: order.shipping_type,
  shipping_courier: order.details?.courier ?? shipping?.courier ?? null,
  shipping_service_name: shipping?.description ?? null,
  shipping_etd: shipping?.etd ?? null,
  shipping_cost,
  shipping_notes: order.details?.shipping_notes ?? null,
  gift_message: order.details?.gift_message ?? null,
  hide_prices: order.details?.hide_prices ?? false,
  notes: order.address?.metadata?.notes ?? null,
  pickup_code: order.pickup_code ?? null,
  no_resi: order.receipt_number ?? null,
  address_recipient_name: order.address?.first_name ?? null,
  address_recipient_phone: order.address?.phone ?? null,
  address_label: order.address?.metadata?.label ?? null,
  address_street: order.address?.address_1 ?? null,
})

const paymentDto = (adapter: Adapter, order: EngineOrder) => ({
  payment_status_desc: paymentLabel(paidOrder(order)),
  ...toPaymentWayDto(paidOrder(order)),
  payment_fee: order.payment_fee ?? rupiah(0),
  payment_number: order.payment?.number ?? null,
  payment_qr: order.payment?.qr ?? null,
  payment_date: order.paid_at ? toWib(order.paid_at) : null,
  payment_data: null,
  ...(isOpen(order, adapter.now()) ? toHandOff(adapter, order) : {}),
})

/** Returns the invoice of a paid order. */
function invoiceDto({ invoice }: EngineOrder) {
  if (!invoice) return { invoice: null }
  const { number, issued_at: issuedAt, seller, ppn, credit_notes } = invoice
  const columns = {
    number,
    issuedAt,
    sellerName: seller.name,
    sellerAddress: seller.address,
    sellerNpwp: seller.npwp ?? null,
    ppnRate: ppn?.rate ?? null,
    ppnBase: ppn?.base ?? null,
    ppnAmount: ppn?.amount ?? null,
  }
  const notes = credit_notes.map(({ issued_at, amount, ...note }) => ({
    number: note.number,
    issuedAt: issued_at,
    amount,
    ppnAmount: note.ppn_amount ?? null,
    reason: note.reason ?? null,
  }))
  return { invoice: toInvoiceDto({ invoice: columns, notes }) }
}

/** Returns the state of an order's return. */
function returnDto({ returnDays, now }: Adapter, order: EngineOrder) {
  const asked = order.return_request
  if (asked) {
    const requested_at = toWib(asked.requested_at)
    return { return_until: null, return_request: { ...asked, requested_at } }
  }
  const until = returnDeadlineOf(order, returnDays)
  const isOver = until === null || until < toWib(now())
  return { return_until: isOver ? null : until, return_request: null }
}

const subdistrictOf = ({ address }: EngineOrder) => address?.metadata?.subdistrict_id ?? 0

/** Returns where updates by WhatsApp go, and what the buyer agreed to. */
function updatesDto({ details }: EngineOrder) {
  if (!details?.whatsapp) return { whatsapp_updates: null }
  const { phone, wording, given_at } = details.whatsapp
  const { whatsapp_withdrawn_at: end } = details
  const withdrawn_at = end ? toWib(end) : null
  return { whatsapp_updates: { phone, wording, given_at: toWib(given_at), withdrawn_at } }
}

/** Returns a parcel's history for the buyer; null before it has left the shop. */
function trackingDto({ parcel_events }: EngineOrder): Order['order_tracking'] {
  const { stages } = messages().shipping
  const track_history = shownEvents(parcel_events).map(({ stage, at }) => ({
    date_time: toWib(at),
    status: stages[stage],
  }))
  return track_history.length > 0 ? { last_status: track_history.at(-1), track_history } : null
}

/** Loads what orders show besides their own data, once for all. */
async function surroundings({ model: { db } }: Adapter, orders: readonly EngineOrder[]) {
  const products = orders.flatMap(({ lines }) => lines.map((line) => line.product_number))
  return {
    images: await toImageDtos(db, [...new Set(products)]),
    showrooms: await listShowrooms(db),
    areas: await areasById(db, orders.map(subdistrictOf)),
  }
}

/** Converts orders for their buyer, in the same sequence. */
export async function toOrders(adapter: Adapter, orders: readonly EngineOrder[]): Promise<Order[]> {
  if (orders.length === 0) return []
  const { images, showrooms, areas } = await surroundings(adapter, orders)
  return orders.map((order) => {
    const area = areas.get(subdistrictOf(order))
    const storeId = adapter.model.locations.numberOf(order.location_id)
    return {
      id: order.id,
      trx_ref: order.trx_ref,
      trx_date: toWib(order.placed_at),
      trx_status: order.status,
      grand_total: order.grand_total,
      discount: order.discount,
      promo_code: order.promo_code ?? null,
      can_cancel: canCancel(paidOrder(order)),
      user: order.details?.buyer_name ? { name: order.details.buyer_name } : null,
      ...shippingDto(order),
      address_subdistrict: area?.subdistrict ?? null,
      address_city: area?.city ?? null,
      address_province: area?.province ?? null,
      ...estimateDto(order),
      ...paymentDto(adapter, order),
      ...invoiceDto(order),
      ...returnDto(adapter, order),
      ...updatesDto(order),
      showroom: showrooms.find(({ id }) => id === storeId) ?? null,
      order_tracking: trackingDto(order),
      sales_trx_details: order.lines.map((line) => ownLineDto(adapter, order, line, images)),
    }
  })
}

/** Converts one order for its buyer. */
export async function toOrder(adapter: Adapter, order: EngineOrder): Promise<Order> {
  const [shown] = await toOrders(adapter, [await withPaymentPage(adapter, order)])
  if (!shown) throw new Error(`Order ${order.id} was not mapped`)
  return shown
}

/** Returns an order's payment for the device that placed it. */
export async function toOrderPayment(adapter: Adapter, order: EngineOrder): Promise<OrderPayment> {
  const { images, showrooms } = await surroundings(adapter, [order])
  const storeId = adapter.model.locations.numberOf(order.location_id)
  const isPickup = order.shipping_type === 'PICKUP_ON_STORE'
  return {
    trx_ref: order.trx_ref,
    trx_status: order.status,
    grand_total: order.grand_total,
    ...toPaymentWayDto(paidOrder(order)),
    payment_number: order.payment?.number ?? null,
    payment_qr: order.payment?.qr ?? null,
    pickup_code: order.pickup_code ?? null,
    ...estimateDto(order),
    showroom: isPickup ? (showrooms.find(({ id }) => id === storeId) ?? null) : null,
    sales_trx_details: order.lines.map((line) => lineDto(adapter, line, images)),
  }
}
