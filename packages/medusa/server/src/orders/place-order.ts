import { randomBytes } from 'node:crypto'
import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import { stockOf } from '../catalogue/stock'
import { withDevices } from '../devices/with-devices'
import { bookMoney } from '../invoices/book-money'
import { requirePromotion } from '../promotions'
import { notFound, Refusal } from '../refusal'
import { placementsOf } from '../scope'
import { readRegion } from '../settings'
import { orderingStore } from '../stores'
import { readBoughtLines } from './bought-lines'
import { deliveryOf } from './delivery'
import { subtotalOf } from './discount'
import { finishPlacement } from './finish-placement'
import { hoursAfter } from './hours-after'
import { cashSettingsFor } from './limit-cash'
import { limitKeys, limitPieces } from './limit-pieces'
import { limitNetwork, limitUnpaid, piecesOf } from './limit-unpaid'
import { type Buying, type MadeOrder, makeOrder } from './make-order'
import { cashLocks } from './open-cash'
import type { OrderInput } from './order-input'
import type { ContractOrder } from './read-orders'
import { changesOf } from './row-changes'
import { inTurn } from './turns'
import { removePlacement, undoPlacement } from './undo-placement'

/** Seconds that an order waits for others of the same sizes. */
const lockSeconds = 60

/** Returns the details by which other orders are counted and limited. */
const countedDetails = (input: OrderInput) => ({
  network: input.network ?? null,
  pieces: piecesOf(input),
  ...(input.payment_way ? { cash_keys: input.cash_keys, kept_hours: input.payment_hours } : {}),
})

/** Returns the row of a device's key, or a new one. */
async function findOrCreateRow(scope: MedusaContainer, input: OrderInput) {
  const placements = placementsOf(scope)
  const { device_id, idempotency_key = null } = input
  if (idempotency_key) {
    const [known] = await placements.listPlacements({ device_id, idempotency_key })
    if (known) return known
  }
  await limitUnpaid(scope, input)
  const now = new Date()
  return placements.createPlacements({
    trx_ref: randomBytes(16).toString('hex'),
    device_id,
    idempotency_key,
    customer_id: input.customer_id ?? null,
    email: input.email,
    location_id: input.location_id,
    shipping_type: input.shipping_type,
    promo_code: input.promo_code?.toUpperCase() ?? null,
    payment_way: input.payment_way ?? null,
    cart_lines: { ids: input.lines.flatMap(({ line_id }) => line_id ?? []) },
    moved_at: now,
    placed_at: now,
    due_at: hoursAfter(now, input.payment_hours),
    details: { ...input.details, ...countedDetails(input) },
  })
}

type Row = Awaited<ReturnType<typeof findOrCreateRow>>

/** Loads the stock of the lines. Throws OUT_OF_STOCK, with the store's stock, for the first line that the store can't serve. */
async function requireStock(scope: MedusaContainer, input: OrderInput) {
  const { lines, location_id } = input
  const stock = await stockOf(
    scope,
    lines.map(({ variant_id }) => variant_id),
  )
  for (const { variant_id, quantity } of lines) {
    const available = stock.get(variant_id)?.[location_id] ?? 0
    if (available < quantity) {
      throw new Refusal('OUT_OF_STOCK', { details: { variant_id, available } })
    }
  }
  return stock
}

async function promotionOf(scope: MedusaContainer, code: string | null | undefined) {
  if (!code) return null
  try {
    return await requirePromotion(scope, code)
  } catch (error) {
    throw error instanceof Refusal ? new Refusal('PROMO_INVALID') : error
  }
}

/** Loads the parts of an order. Throws 404 for a store that takes no orders, and each part's refusals. */
async function buyingOf(
  scope: MedusaContainer,
  input: OrderInput,
  { trx_ref: trxRef }: Row,
): Promise<Buying> {
  await limitNetwork(scope, input, await requireStock(scope, input))
  await limitPieces(scope, input)
  const cash = await cashSettingsFor(scope, input)
  const region = await readRegion(scope)
  const lines = readBoughtLines(scope, input, region)
  const [store, delivery, promotion, bought] = await Promise.all([
    orderingStore(scope, input.location_id),
    lines.then((known) => deliveryOf(scope, input, subtotalOf(known))),
    promotionOf(scope, input.promo_code),
    lines,
  ])
  if (!store) throw notFound()
  return { input, region, store, delivery, promotion, cash, lines: bought, trxRef }
}

/** A row with its order, and Medusa's order if it was just made. */
interface Placed {
  row: Row
  made: MadeOrder | null
}

/** Returns a new order's first change: paid when it is free, since no payment will follow; confirmed when it is paid in cash. */
function firstChanges(row: Row, { total }: MadeOrder) {
  const now = new Date()
  if (total === 0) return changesOf(row, { status: 'PAID', isPaid: true }, now)
  return row.payment_way ? changesOf(row, { status: 'CONFIRMED', isPaid: false }, now) : {}
}

/** Creates Medusa's order of a row, and writes its id into the row. From then on the order exists. */
async function createOrder(scope: MedusaContainer, input: OrderInput, row: Row): Promise<Placed> {
  const buying = await buyingOf(scope, input, row)
  const made = await makeOrder(scope, buying)
  const placed = await placementsOf(scope).updatePlacements({
    id: row.id,
    order_id: made.order.id,
    number: made.order.display_id,
    shipping: buying.delivery.shipping,
    payment_fee: made.fee,
    ...firstChanges(row, made),
  })
  if (made.total === 0) await bookMoney(scope, { placement: placed, order: made.order })
  return { row: placed, made }
}

/** Whether Medusa reports that a code's or its campaign's limit is reached. */
const isUsedUp = (error: unknown) =>
  error instanceof Object &&
  'message' in error &&
  String(error.message).startsWith('Promotion usage exceeds')

/** Translates Medusa's error for an order that lost a race. */
async function explain(
  scope: MedusaContainer,
  input: OrderInput,
  error: unknown,
): Promise<unknown> {
  if (error instanceof Refusal) return error
  if (isUsedUp(error)) return new Refusal('PROMO_INVALID')
  try {
    await requireStock(scope, input)
  } catch (refusal) {
    return refusal
  }
  return error
}

/** Returns the locks that an order needs, in a fixed order, so that two orders can't deadlock. */
const keysOf = (input: OrderInput) => {
  const { lines, location_id } = input
  const stock = lines.map(({ variant_id }) => `stock ${location_id} ${variant_id}`)
  const cash = input.payment_way ? cashLocks(input) : []
  return [...limitKeys(input), ...cash, ...stock].toSorted()
}

/** Serialises orders of the same size in the same store: a late one is refused at once, before Medusa makes an order and undoes it. */
async function create(scope: MedusaContainer, input: OrderInput, row: Row): Promise<Placed> {
  try {
    await undoPlacement(scope, row)
    return await scope
      .resolve(Modules.LOCKING)
      .execute(keysOf(input), () => inTurn(() => createOrder(scope, input, row)), {
        timeout: lockSeconds,
      })
  } catch (error) {
    await removePlacement(scope, row)
    throw await explain(scope, input, error)
  }
}

/**
 * Places an order, or finds the one of the same device and key. Throws the refusals that packages/medusa/README.md lists. A refused order
 * leaves nothing behind.
 */
export async function placeOrder(
  scope: MedusaContainer,
  input: OrderInput,
): Promise<ContractOrder | undefined> {
  const place = async () => {
    const row = await findOrCreateRow(scope, input)
    const { row: placed, made } =
      row.order_id === null ? await create(scope, input, row) : { row, made: null }
    return finishPlacement(scope, placed, made)
  }
  return withDevices(scope, [input.device_id], place)
}
