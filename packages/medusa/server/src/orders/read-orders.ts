import type { MedusaContainer } from '@medusajs/framework/types'
import { isOption, type OptionKind } from '../catalogue/options'
import { type BookedRow, isCredit, isInvoice, readBooked } from '../invoices/booked'
import { colorKey, giveNumbers } from '../numbers'
import { keptReturnOf } from '../returns/kept-return'
import { returnStateOf } from '../returns/return-state'
import type { ReviewRow } from '../reviews/review-dto'
import { databaseOf, placementsOf, reviewsOf } from '../scope'
import { amountsOf, billedOf, moneyOf } from './amounts'
import { fulfillmentsOf, type MedusaItem, type MedusaOrder } from './medusa-order'
import type { OrderLine } from './order-lines'
import { parcelEvents } from './parcel-events'
import { readMedusaOrders } from './read-medusa-order'

type Placement = Awaited<ReturnType<ReturnType<typeof placementsOf>['listPlacements']>>[number]

/** The titles are those at the time of the order; before Medusa kept them, today's. */
function optionOf({ variant_option_values, variant }: MedusaItem, kind: OptionKind): string {
  const kept = Object.entries(variant_option_values ?? {})
  const now = (variant?.options ?? []).map(({ option, value }) => [option.title, value] as const)
  return String([...kept, ...now].find(([title]) => isOption(kind, title))?.[1] ?? '')
}

const colorKeyOf = (item: MedusaItem) => colorKey(item.product_id ?? '', optionOf(item, 'color'))

function toLine({ item, kind, qty, price }: OrderLine, numbers: Map<string, number>) {
  const color = optionOf(item, 'color')
  const size_code = optionOf(item, 'size') || (item.variant_title ?? '')
  const title = item.product_title ?? item.title
  return {
    product_number: numbers.get(colorKeyOf(item)) ?? null,
    variant_id: item.variant_id,
    size_code,
    size_name: String(item.variant?.metadata?.size_name ?? size_code),
    product_name: color ? `${title} in ${color}` : title,
    qty,
    kind,
    retail_price: Math.max(price, kind === 'REPLACEMENT' ? 0 : Number(item.compare_at_unit_price)),
    price,
    subtotal: price * qty,
  }
}

const receiptOf = (order: MedusaOrder): string | null =>
  fulfillmentsOf(order)
    .flatMap(({ labels }) => labels)
    .findLast(({ tracking_number }) => tracking_number !== '')?.tracking_number ?? null

function toReturn(placement: Placement, order: MedusaOrder) {
  const kept = keptReturnOf(placement)
  if (!kept) return null
  const { return_id: _, pictures, decision: __, ...asked } = kept
  const status = returnStateOf(order, kept, placement.status)
  return { ...asked, status, picture_count: pictures.length }
}

/** Returns an invoice with its credit notes, oldest first. */
function toInvoice(rows: readonly BookedRow[]) {
  const invoice = rows.find(isInvoice)
  if (!invoice) return null
  const { number, issued_at, facts } = invoice
  const credit_notes = rows
    .filter(isCredit)
    .map((note) => ({ number: note.number, issued_at: note.issued_at, ...note.facts }))
  return { number, issued_at, ...facts, credit_notes }
}

/** Data of orders besides Medusa's. */
interface Beside {
  numbers: Map<string, number>
  booked: readonly BookedRow[]
  reviews: readonly ReviewRow[]
}

function toOrder(placement: Placement, order: MedusaOrder, { numbers, booked, reviews }: Beside) {
  const { payment_fee } = placement
  const { lines, ...amounts } = placement.status === 'PENDING' ? billedOf(order) : amountsOf(order)
  return {
    id: placement.number,
    trx_ref: placement.trx_ref,
    order_id: order.id,
    status: placement.status,
    moved_at: placement.moved_at,
    placed_at: placement.placed_at,
    due_at: placement.due_at,
    paid_at: placement.paid_at,
    device_id: placement.device_id,
    customer_id: placement.customer_id,
    email: placement.email,
    shipping_type: placement.shipping_type,
    location_id: placement.location_id,
    shipping: placement.shipping,
    address: order.shipping_address,
    promo_code: placement.promo_code,
    payment_way: placement.payment_way,
    payment_fee,
    ...amounts,
    refunded: Math.round(moneyOf(order).refunded),
    // Medusa's delivery includes the fee.
    shipping_cost: amounts.shipping_cost - payment_fee,
    payment: {
      channel: placement.payment_channel,
      number: placement.payment_number,
      qr: placement.details.payment_qr ?? null,
      reference: placement.payment_reference,
    },
    receipt_number: receiptOf(order),
    parcel_events: placement.shipping_type === 'ONLINE_DELIVERY' ? parcelEvents(order) : [],
    pickup_code: placement.pickup_code,
    return_request: toReturn(placement, order),
    invoice: toInvoice(booked.filter(({ trx_ref }) => trx_ref === placement.trx_ref)),
    details: placement.details,
    reviews: reviews
      .filter(({ trx_ref }) => trx_ref === placement.trx_ref)
      .map(({ product_number, size_code, stars }) => ({ product_number, size_code, stars })),
    lines: lines.map((line) => toLine(line, numbers)),
  }
}

export type ContractOrder = ReturnType<typeof toOrder>

/** Loads invoices and credit notes of orders. Skips orders that were never paid. */
function bookedOf(scope: MedusaContainer, placements: readonly Placement[]) {
  const paid = placements.filter(({ paid_at }) => paid_at !== null)
  return readBooked(
    databaseOf(scope),
    paid.map(({ trx_ref }) => trx_ref),
  )
}

/** Loads the reviews of orders. Skips orders that haven't arrived. */
async function reviewsOfOrders(scope: MedusaContainer, placements: readonly Placement[]) {
  const arrived = placements.filter(({ status }) => status === 'COMPLETED')
  if (arrived.length === 0) return []
  const trx_ref = arrived.map((placement) => placement.trx_ref)
  return reviewsOf(scope).listReviews({ trx_ref }, { take: 10_000 })
}

/** Converts rows with their orders, in row order. Loads Medusa's orders unless they are given. */
export async function toOrders(
  scope: MedusaContainer,
  placements: readonly Placement[],
  known: readonly MedusaOrder[] | null = null,
): Promise<ContractOrder[]> {
  const ids = placements.flatMap(({ order_id }) => order_id ?? [])
  const orders = known ?? (await readMedusaOrders(scope, ids))
  const numbers = await giveNumbers(
    scope,
    'product',
    orders.flatMap(({ items }) => items).map(colorKeyOf),
  )
  const booked = await bookedOf(scope, placements)
  const reviews = await reviewsOfOrders(scope, placements)
  const byId = new Map(orders.map((order) => [order.id, order]))
  return placements.flatMap((placement) => {
    const order = byId.get(placement.order_id ?? '')
    return order ? [toOrder(placement, order, { numbers, booked, reviews })] : []
  })
}

interface Wanted {
  ids?: number[] | undefined
  trx_ref?: string | undefined
  customer_id?: string | undefined
  device_id?: string | undefined
  idempotency_key?: string | undefined
  /** The first digits of the reference, at least 8. */
  trx_ref_start?: string | undefined
  status?: string[] | undefined
  /** Id of the last order of the previous page; sorts oldest first. */
  after?: number | undefined
  limit: number
}

/** Lists the orders that match all given filters: newest first, or oldest first with `after`. */
export async function listOrders(
  scope: MedusaContainer,
  { ids, after, limit, status, trx_ref_start, ...equal }: Wanted,
): Promise<ContractOrder[]> {
  const given = Object.entries(equal).filter(([, value]) => value !== undefined)
  const placements = await placementsOf(scope).listPlacements(
    {
      ...Object.fromEntries(given),
      number: ids ?? (after === undefined ? { $ne: null } : { $gt: after }),
      ...(status ? { status } : {}),
      ...(trx_ref_start ? { trx_ref: { $like: `${trx_ref_start}%` } } : {}),
    },
    { take: limit, order: { number: after === undefined ? 'DESC' : 'ASC' } },
  )
  return toOrders(scope, placements)
}

/** Finds the order of a reference; undefined without one. */
export async function findOrder(
  scope: MedusaContainer,
  trxRef: string,
): Promise<ContractOrder | undefined> {
  const [order] = await listOrders(scope, { trx_ref: trxRef, limit: 1 })
  return order
}
