import { randomUUID } from 'node:crypto'
import type { Client } from '#client.ts'
import {
  buyer,
  limits,
  pickupAt,
  type Size,
  storesForPickup,
  storesWith,
} from '#scenarios/last-piece.ts'

const trx = 'POST checkout-trx'

/** A size of a product with a limit, and a store that has one piece more. */
interface Limited {
  size: Size
  limit: number
  showroomId: number
}

async function findLimited(client: Client): Promise<Limited | null> {
  const { products } = await client.request('GET products', { limit: 50 })
  for (const { id, sizes } of products) {
    const { product } = await client.request('GET product', { id })
    const limit = product.max_per_order ?? null
    if (limit === null) continue
    for (const { size_code } of sizes.filter(({ is_available }) => is_available)) {
      const size = { product_detail_id: id, size: size_code }
      const stores = await storesWith(client, size, limit + 1)
      const pickups = stores.length > 0 ? await storesForPickup(await buyer(client, size, 1)) : []
      const showroomId = stores.find((store) => pickups.includes(store))
      if (showroomId !== undefined) return { size, limit, showroomId }
    }
  }
  return null
}

/** Checks that one piece above the limit per customer is refused: in a cart, and in another order of the same e-mail address. */
export async function checkOrderLimit(client: Client): Promise<void> {
  const { report } = client
  const limited = await findLimited(client)
  if (!limited) {
    const what = 'a product with max_per_order, and a store with one piece more than that'
    report.needsData('POST cart', ['max_per_order'], what)
    report.needsData(trx, ['max_per_order'], what)
    return
  }
  const { size, limit, showroomId } = limited
  const first = await buyer(client, size, limit)
  const { code: ofCart } = await first.attempt('POST cart', { ...size, qty: 1 })
  const inCart = `with ${limit} pieces of a product in the cart, one more was answered ${ofCart ?? 'with success'}`
  report.check('POST cart', 'max_per_order', ofCart === 'ORDER_LIMIT', inCart)
  const order = pickupAt(showroomId)
  const place = (shopper: Client) =>
    shopper.attempt(trx, order, { 'Idempotency-Key': randomUUID() })
  const { code } = await place(first)
  if (code && limits.includes(code))
    return report.skip(trx, 'max_per_order: the backend limits the orders of one address')
  report.check(trx, 'max_per_order', code === undefined, `${limit} pieces were refused: ${code}`)
  const { code: ofSecond } = await place(await buyer(client, size, 1))
  const again = `an e-mail address ordered ${limit} pieces, and one more was answered ${ofSecond ?? 'with success'}`
  report.check(trx, 'max_per_order', ofSecond === 'ORDER_LIMIT', again)
}
