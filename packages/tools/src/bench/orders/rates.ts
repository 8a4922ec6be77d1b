import { type Measure, measure, measureAt } from '#bench/backend/measure.ts'
import type { OrderShop } from '#bench/orders/shops.ts'
import { cartStep, orderStep, type Piece, purchase, take } from '#bench/orders/steps.ts'

const pieceOf = (pieces: readonly Piece[], index: number): Piece => {
  const piece = pieces[index % pieces.length]
  if (!piece) throw new RangeError('There is nothing to buy')
  return piece
}

/** A whole purchase, of all its requests. */
const buy = async (shop: OrderShop, piece: Piece) => {
  const browser = shop.shopper()
  for (const step of purchase) await take(step, browser, piece)
}

interface Crowd {
  purchases: number
  /** Shoppers at a time. */
  shoppers: number
}

/** Whole purchases, each shopper beginning another as one is done (a closed loop). */
export const measurePurchases = (
  shop: OrderShop,
  pieces: readonly Piece[],
  { purchases, shoppers }: Crowd,
): Promise<Measure> => measure(purchases, (index) => buy(shop, pieceOf(pieces, index)), shoppers)

/** Orders alone, of carts that are full. */
export async function measureOrders(
  shop: OrderShop,
  pieces: readonly Piece[],
  { purchases, shoppers }: Crowd,
): Promise<Measure> {
  const browsers = Array.from({ length: purchases }, () => shop.shopper())
  const ask = (step: typeof orderStep) => async (index: number) => {
    const browser = browsers[index]
    if (browser) await take(step, browser, pieceOf(pieces, index))
  }
  await measure(purchases, ask(cartStep), shoppers)
  return measure(purchases, ask(orderStep), shoppers)
}

/** Whole purchases begun at a rate, whether the earlier ones are done or not. */
export const measurePurchasesAt = (
  shop: OrderShop,
  pieces: readonly Piece[],
  { perSecond, purchases }: { perSecond: number; purchases: number },
): Promise<Measure> => measureAt(perSecond, purchases, (index) => buy(shop, pieceOf(pieces, index)))
