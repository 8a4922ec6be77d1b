import { randomUUID } from 'node:crypto'
import { type Measure, measure, measureAt } from '#bench/backend/measure.ts'
import { type Purchase, pickupBody, pickupOrder } from '#bench/orders/purchases.ts'
import type { OrderShop } from '#bench/orders/shops.ts'
import { cartBody, cartStep, type Piece, type Step, take } from '#bench/orders/steps.ts'

const pieceOf = (pieces: readonly Piece[], index: number): Piece => {
  const piece = pieces[index % pieces.length]
  if (!piece) throw new RangeError('There is nothing to buy')
  return piece
}

/** Makes a whole purchase with all its requests. */
async function buy({ steps, shopper }: Purchase, piece: Piece) {
  const browser = shopper()
  for (const step of steps) await take(step, browser, piece)
}

interface Crowd {
  pieces: readonly Piece[]
  purchases: number
  /** Concurrent shoppers. */
  shoppers: number
}

/** Measures whole purchases in a closed loop: each shopper starts another when one is done. */
export const measurePurchases = (
  purchase: Purchase,
  { pieces, purchases, shoppers }: Crowd,
): Promise<Measure> =>
  measure(purchases, (index) => buy(purchase, pieceOf(pieces, index)), shoppers)

/** Measures whole purchases started at a fixed rate, without waiting for earlier ones. */
export const measurePurchasesAt = (
  purchase: Purchase,
  perSecond: number,
  { pieces, purchases }: Omit<Crowd, 'shoppers'>,
): Promise<Measure> =>
  measureAt(perSecond, purchases, (index) => buy(purchase, pieceOf(pieces, index)))

/** Measures only the order calls of guests, through the shop, from filled carts. */
export async function measureOrders(
  shop: OrderShop,
  { pieces, purchases, shoppers }: Crowd,
): Promise<Measure> {
  const browsers = Array.from({ length: purchases }, () => shop.shopper())
  const ask = (step: Step) => async (index: number) => {
    const browser = browsers[index]
    if (browser) await take(step, browser, pieceOf(pieces, index))
  }
  await measure(purchases, ask(cartStep), shoppers)
  return measure(purchases, ask(pickupOrder), shoppers)
}

/** A backend without a shop. */
interface OrderBackend {
  backendUrl: string
  shopper(): { address: string }
}

/** Measures the same orders sent to the backend directly, bypassing the shop. Calls `onCartsFull` before the first order. */
export async function measureBackendOrders(
  { backendUrl, shopper }: OrderBackend,
  { pieces, purchases, shoppers }: Crowd,
  onCartsFull?: () => Promise<void>,
): Promise<Measure> {
  const guests = Array.from({ length: purchases }, (_, index) => ({
    address: shopper().address,
    device: { local_device_id: randomUUID() },
    piece: pieceOf(pieces, index),
  }))
  const ask = (path: string, bodyOf: (piece: Piece) => object) => async (index: number) => {
    const guest = guests[index]
    if (!guest) return
    const response = await fetch(`${backendUrl}/${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
        'x-forwarded-for': guest.address,
      },
      body: JSON.stringify({ ...guest.device, ...bodyOf(guest.piece) }),
    })
    if (!response.ok) throw new Error(`${path}: ${await response.text()}`)
    await response.arrayBuffer()
  }
  const order = ask('checkout-trx', ({ showroomId }) => ({
    showroom_id: showroomId,
    ...pickupBody(),
  }))
  await measure(purchases, ask('cart', cartBody), shoppers)
  await onCartsFull?.()
  return measure(purchases, order, shoppers)
}
