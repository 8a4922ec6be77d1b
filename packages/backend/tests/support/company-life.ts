import { productSizes } from '@etalase/backend-kit/db/schema/catalogue.ts'
import { customers } from '@etalase/backend-kit/db/schema/customers.ts'
import { orders, paymentNotifications } from '@etalase/backend-kit/db/schema/orders.ts'
import { promos } from '@etalase/backend-kit/db/schema/promos.ts'
import { HttpError } from '@etalase/backend-kit/http/http-error.ts'
import type { OrderRow } from '@etalase/backend-kit/orders/order-repository.ts'
import type { Notification } from '@etalase/backend-kit/payment/provider.ts'
import { places, stockProduct } from '@etalase/backend-kit/tests/support/small-company.ts'
import { rupiah } from '@etalase/contract/rules/money.ts'
import { toWib } from '@etalase/contract/rules/time-zone.ts'
import { addHours } from 'date-fns/addHours'
import { asc, desc, eq } from 'drizzle-orm'
import { deleteAccount } from '#account/delete-account.ts'
import { cancelOrder } from '#orders/cancel-order.ts'
import { handleNotification } from '#orders/handle-notification.ts'
import { expireOrders } from '#orders/order-status.ts'
import { askForReturn } from '#orders/return-requests.ts'
import { retentionJobs } from '#retention.ts'
import { aCustomer } from '#tests/support/accounts.ts'
import { staffHeaders } from '#tests/support/arrived-order.ts'
import { aNotification, deliveryBody, from, pickupBody } from '#tests/support/checkout-calls.ts'
import { importText } from '#tests/support/import-text.ts'
import { aDevice, send, type TestBackend } from '#tests/support/test-backend.ts'
import { rethrow } from '#tests/support/test-context.ts'

/** A company event. The number selects among what exists. A refused event changes nothing. */
type Event = (choice: number) => Promise<unknown>

const pick = <Value>(values: readonly Value[], choice: number): Value | undefined =>
  values[choice % values.length]

/** Ignores refusals: the books have to balance after them too. */
function unlessRefused(error: unknown): void {
  if (!(error instanceof HttpError)) throw error
}

/** Events pick among this many recent orders, so that each order gets several. */
const lastOrders = 30

const promo = {
  code: 'HEMAT',
  category: 'PRODUCT',
  discPercent: 15,
  discNominal: rupiah(1_000),
  discMax: rupiah(60_000),
  startsAt: new Date(0),
  endsAt: new Date(Date.UTC(2100, 0)),
  useLimit: 6,
} as const

/** Adds stock, a promo code with few uses, and a discounted price. */
export async function stockCompany({ db }: TestBackend): Promise<void> {
  const shelves = { [places.hub]: 20, [places.store]: 12 }
  await stockProduct(db, { id: 1, price: 199_900, percent: 7, stock: shelves })
  await stockProduct(db, { id: 2, stock: shelves })
  await db.insert(promos).values(promo)
}

const sarongs = (pieces: number) =>
  [
    'id,item_group_id,color,size,quantity,title,price,availability',
    ...['S', 'M', 'L'].map(
      (size, index) =>
        `SARONG-${size},SARONG,Navy,${size},${(pieces + index) % 9},Sarong,100000,in_stock`,
    ),
  ].join('\n')

/** Returns the events of shoppers. */
function shopping(
  backend: TestBackend,
  orderOf: (choice: number) => Promise<OrderRow | undefined>,
) {
  const { app, db, clock, context } = backend
  let guests = 0
  const fillCart = async (device: object, choice: number) => {
    const sizes = await db.select().from(productSizes).orderBy(asc(productSizes.productId))
    for (const place of [choice, choice >> 3]) {
      const { productId = 1, sizeCode: size = 'M' } = pick(sizes, place) ?? {}
      await send(app, 'POST cart', {
        ...device,
        product_detail_id: productId,
        size,
        qty: 1 + (place % 3),
      })
    }
  }
  const order = async (choice: number, buyer: object, headers: Record<string, string>) => {
    const device = aDevice()
    await fillCart(device, choice)
    const body = choice % 2 === 0 ? deliveryBody : pickupBody
    const code = choice % 5 === 0 ? { promo_code: promo.code } : {}
    return send(app, 'POST checkout-trx', { ...device, ...body, ...code, ...buyer }, headers)
  }
  return {
    guestOrders: (choice: number) =>
      order(choice, { guest_email: `life${++guests}@example.com` }, from(guests % 60_000)),
    customerOrders: async (choice: number) => {
      const network = from(++guests % 60_000)
      const { headers } = await aCustomer(app, network)
      return order(choice | 1, { guest_email: undefined }, { ...headers, ...network })
    },
    buyerCancels: async (choice: number) => {
      const row = await orderOf(choice)
      if (row) await cancelOrder(db, row.id, clock.now).catch(unlessRefused)
    },
    buyerReturns: async (choice: number) => {
      const row = await orderOf(choice)
      const asked = { reason: 'DAMAGED', words: 'A seam is open.', pictures: [] } as const
      if (row) await askForReturn(context, row.id, asked).catch(unlessRefused)
    },
    accountIsDeleted: async (choice: number) => {
      const row = pick(await db.select().from(customers), choice)
      if (row) await deleteAccount(db, row.id, clock.now).catch(unlessRefused)
    },
  } satisfies Record<string, Event>
}

/** Returns the events of the payment provider. */
function paying(backend: TestBackend, orderOf: (choice: number) => Promise<OrderRow | undefined>) {
  const { db, clock } = backend
  const tell = async (choice: number, notice: (row: OrderRow) => Partial<Notification>) => {
    const row = await orderOf(choice)
    if (!row) return
    const usual = aNotification({ billNo: row.trxRef, ...notice(row) })
    await handleNotification(db, { ...usual, ...notice(row) }, clock.now)
  }
  const reverse = async (choice: number) => {
    const row = await orderOf(choice)
    const said = await db
      .select()
      .from(paymentNotifications)
      .where(eq(paymentNotifications.billNo, row?.trxRef ?? ''))
    const payment = said.find(({ outcome }) => outcome === 'paid')
    if (payment)
      await tell(choice, () => ({ status: '4', outcome: 'reversed', reference: payment.reference }))
  }
  return {
    isPaid: (choice: number) => tell(choice, ({ grandTotal }) => ({ amount: grandTotal })),
    isPaidWithoutAmount: (choice: number) => tell(choice, () => ({})),
    isPaidAgain: (choice: number) =>
      tell(choice, ({ grandTotal }) => ({ reference: 'R2', amount: grandTotal })),
    isPaidInPart: (choice: number) => tell(choice, () => ({ reference: 'R3', amount: 10_000 })),
    waits: (choice: number) => tell(choice, () => ({ status: '1', outcome: 'waiting' })),
    expires: (choice: number) => tell(choice, () => ({ status: '7', outcome: 'expired' })),
    isReversed: reverse,
  } satisfies Record<string, Event>
}

/** Returns the events of staff. */
function working(backend: TestBackend, orderOf: (choice: number) => Promise<OrderRow | undefined>) {
  const { app, db, clock } = backend
  const staff = (call: string, input: object) => send(app, call, input, staffHeaders)
  const step = (name: string) => async (choice: number) =>
    staff('POST staff/order-step', {
      order: (await orderOf(choice))?.trxRef,
      step: name,
      ...(name === 'ship' && { receipt_number: 'JNE1' }),
    })
  const answerReturn = (name: string) => async (choice: number) =>
    staff('POST staff/return-step', {
      order: (await orderOf(choice))?.trxRef,
      step: name,
      words: 'To Kemang.',
    })
  const paymentsOf = async (choice: number) => {
    const order = (await orderOf(choice))?.trxRef ?? ''
    const said = await db
      .select()
      .from(paymentNotifications)
      .where(eq(paymentNotifications.billNo, order))
    return { order, said: said.filter(({ outcome }) => outcome === 'paid') }
  }
  const stock = { product_detail_id: 1, size_code: 'M', showroom_id: places.store }
  return {
    packs: step('pack'),
    ships: step('ship'),
    makesReady: step('ready'),
    completes: step('complete'),
    cancels: step('cancel'),
    refunds: step('refund'),
    approvesReturn: answerReturn('approve'),
    receivesReturn: answerReturn('receive'),
    recordsLateMoney: async (choice: number) => {
      const { order, said } = await paymentsOf(choice)
      const amount = said.find(({ result, settledAt }) => result !== 'done' && !settledAt)?.amount
      const given = { order, paid_at: toWib(clock.now), payment_channel: 'BCA VA' }
      await staff('POST staff/late-payment', { ...given, ...(amount && { amount }) })
    },
    settles: async (choice: number) => {
      const { order, said } = await paymentsOf(choice)
      for (const { reference } of said)
        await staff('POST staff/settle-payment', { order, reference })
    },
    setsStock: (choice: number) => staff('POST staff/stock', { ...stock, qty: choice % 30 }),
    addsStock: (choice: number) => staff('POST staff/stock', { ...stock, delta: (choice % 9) - 4 }),
    imports: (choice: number) =>
      importText(db, sarongs(choice), { isCount: choice % 3 === 0, isDryRun: choice % 7 === 0 }),
    aDayPasses: async () => {
      clock.now = addHours(clock.now, 25)
      await expireOrders(db, clock.now, rethrow)
      for (const job of retentionJobs) await job(db, clock.now)
    },
  } satisfies Record<string, Event>
}

/** Returns all events of a company, by name. */
export function companyLife(backend: TestBackend) {
  const orderOf = async (choice: number) =>
    pick(await backend.db.select().from(orders).orderBy(desc(orders.id)).limit(lastOrders), choice)
  return {
    ...shopping(backend, orderOf),
    ...paying(backend, orderOf),
    ...working(backend, orderOf),
  }
}
