import { randomUUID } from 'node:crypto'
import type { Context } from '@etalase/backend-kit/context.ts'
import type { Database } from '@etalase/backend-kit/db/connection.ts'
import { orders } from '@etalase/backend-kit/db/schema/orders.ts'
import { HttpError } from '@etalase/backend-kit/http/http-error.ts'
import {
  findById,
  lockByTrxRef,
  type OrderRow,
} from '@etalase/backend-kit/orders/order-repository.ts'
import { orderIn } from '@etalase/backend-kit/orders/order-token.ts'
import type { PaymentOutcome } from '@etalase/contract/rules/payment/provider.ts'
import type { OrderStep } from '@etalase/contract/staff.ts'
import { asc, eq } from 'drizzle-orm'
import { cartTariffs } from '#checkout/cart-tariffs.ts'
import type { CheckoutInput } from '#checkout/delivery-address.ts'
import { placeOrder } from '#checkout/place-order.ts'
import { advanceParcel } from '#demo/parcel.ts'
import { type Piece, piecesInHubs } from '#demo/tour/pieces.ts'
import { cancelOrder } from '#orders/cancel-order.ts'
import { handleNotification } from '#orders/handle-notification.ts'
import { moveOrder } from '#orders/move-order.ts'
import { orderLink } from '#orders/order-mail.ts'
import { closeOrder } from '#orders/order-status.ts'
import { askForReturn } from '#orders/return-requests.ts'

/** Buyer of the example orders. */
const guest = { name: null, email: 'tour@example.com', emailChanges: 0 }

/** Something that happens to an order after it is placed. */
type Event = (context: Context, order: OrderRow) => Promise<unknown>

const notified =
  (outcome: PaymentOutcome, paymentNumber: string | null = null): Event =>
  ({ db, now }, { trxRef }) =>
    handleNotification(
      db,
      {
        billNo: trxRef,
        status: outcome,
        outcome,
        channel: '702',
        reference: `tour-${trxRef}`,
        transactionId: `tour-${trxRef}`,
        paymentNumber,
      },
      now(),
    )

const locked =
  (change: (tx: Database, order: OrderRow, now: Date) => Promise<unknown>): Event =>
  ({ db, now }, { trxRef }) =>
    db.transaction(async (tx) => {
      const order = await lockByTrxRef(tx, trxRef)
      if (order) await change(tx, order, now())
    })

const step = (name: OrderStep, receiptNumber?: string): Event =>
  locked((tx, order, now) => moveOrder(tx, order, name, { now, receiptNumber }))

const paid = notified('paid')
const shipped: readonly Event[] = [paid, step('pack'), step('ship', 'SN0123456789')]
const tracked = locked(advanceParcel)

interface Example {
  says: string
  isPickup?: true
  way?: CheckoutInput['payment_way']
  events?: readonly Event[]
}

/** One order for each state that a shopper can see. */
const examples: readonly Example[] = [
  { says: 'Waits for its payment' },
  { says: 'Has a payment number', events: [notified('waiting', '7007001234567890')] },
  { says: 'Paid', events: [paid] },
  { says: 'Packed', events: [paid, step('pack')] },
  { says: 'On its way, with the steps of its parcel', events: [...shipped, tracked, tracked] },
  { says: 'Arrived: can be reviewed or returned', events: [...shipped, step('complete')] },
  {
    says: 'A return is asked for',
    events: [
      ...shipped,
      step('complete'),
      (context, { id }) =>
        askForReturn(context, id, { reason: 'WRONG_SIZE', words: 'Too wide.', pictures: [] }),
    ],
  },
  { says: 'Refunded', events: [...shipped, step('complete'), step('refund')] },
  { says: 'Ready at the store', isPickup: true, events: [paid, step('ready')] },
  { says: 'Cancelled', events: [({ db, now }, { id }) => cancelOrder(db, id, now())] },
  {
    says: 'Expired',
    events: [locked((tx, order, now) => closeOrder(tx, order, 'EXPIRED', now))],
  },
  { says: 'To be paid at the store', isPickup: true, way: 'PAY_AT_STORE' },
  {
    says: 'Not collected',
    isPickup: true,
    way: 'PAY_AT_STORE',
    events: [step('ready'), step('not-collected')],
  },
  { says: 'To be paid at the door', way: 'CASH_ON_DELIVERY' },
]

async function checkoutOf(context: Context, { says, isPickup, way }: Example, piece: Piece) {
  const bought = {
    showroom_id: piece.hubId,
    guest_email: guest.email,
    buy_now: { product_detail_id: piece.productId, size: piece.sizeCode, qty: 1 },
    payment_way: way,
    shipping_notes: says,
  }
  if (isPickup) return { ...bought, shipping_type: 'PICKUP_ON_STORE' as const }
  const { hubId } = piece
  const { subdistrict_id: subdistrictId } = piece.area
  const basket = { deviceId: '', buyNow: bought.buy_now }
  const couriers = await cartTariffs(context, { basket, hubId, subdistrictId })
  const tiers = Object.values(couriers).flat()
  const tier = tiers.find(({ takes_cash }) => !way || takes_cash)
  return {
    ...bought,
    shipping_type: 'ONLINE_DELIVERY' as const,
    address_recipient_name: 'Sari Dewi',
    address_recipient_phone: '081234567890',
    address_street: 'Jl. Contoh 1',
    ...piece.area,
    shipping_service_name: tier?.service,
    shipping_cost: tier?.tariff,
  }
}

async function placeExample(context: Context, example: Example, piece: Piece): Promise<void> {
  const input = await checkoutOf(context, example, piece)
  const submission = { customer: null, clientNetwork: 'tour', key: randomUUID(), input }
  const { order_token } = await placeOrder(
    context,
    { ...submission, deviceId: randomUUID() },
    () => {},
  )
  const order = await findById(context.db, orderIn(order_token ?? '') ?? 0)
  for (const event of example.events ?? []) if (order) await event(context, order)
}

/** Ignores refusals: a company may not offer cash, or may lack a courier that collects it. */
function passOverRefusal(error: unknown): void {
  if (!(error instanceof HttpError)) throw error
}

/** Places a guest order in each state that the company offers, each with a different product. */
export async function placeExamples(context: Context): Promise<void> {
  const pieces = await piecesInHubs(context.db, examples.length)
  for (const [index, example] of examples.entries()) {
    const piece = pieces[index]
    if (piece) await placeExample(context, example, piece).catch(passOverRefusal)
  }
  context.mailWorker.deliver()
}

/** Lists what each example shows, with its link, in the order they were placed. Empty before. */
export async function listExamples(context: Context) {
  const placed = await context.db
    .select({ id: orders.id, says: orders.shippingNotes })
    .from(orders)
    .where(eq(orders.guestEmail, guest.email))
    .orderBy(asc(orders.id))
  return placed.map(({ id, says }) => ({
    says: says ?? '',
    address: orderLink({ id }, guest, context),
  }))
}
