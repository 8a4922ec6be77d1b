import { randomUUID } from 'node:crypto'
import type { ErrorCode } from '@etalase/contract/error-codes.ts'
import { handOffOfPlaced } from '@etalase/contract/rules/payment/hand-off.ts'
import type { Client } from '#client.ts'
import { type Buyable, isOverLimit } from '#scenarios/cart.ts'

const trx = 'POST checkout-trx'
const stockCall = 'POST check-stock-location'

/** Buyers at the same time. */
const crowd = 20

/** The most pieces bought to reach the last one. */
const maxPieces = 7

/** The most sizes whose stock is queried. */
const maxSizes = 40

/** Refusals of a backend that limits orders by address. */
export const limits: readonly ErrorCode[] = ['OPEN_ORDERS', 'UNPAID_ORDERS', 'TOO_MANY_REQUESTS']

export type Size = Pick<Buyable, 'product_detail_id' | 'size'>

/** A size of which a store has only a few pieces. */
interface Scarce extends Size {
  showroomId: number
  pieces: number
}

export const storesWith = async (client: Client, size: Size, qty: number) =>
  (await client.request(stockCall, { ...size, qty })).showrooms.map(({ id }) => id)

/** Counts a store's pieces of a size, with one call for each piece. */
export async function countPieces(client: Client, size: Size, showroomId: number): Promise<number> {
  let pieces = 0
  while ((await storesWith(client, size, pieces + 1)).includes(showroomId)) pieces++
  return pieces
}

/** Returns a new shopper with pieces in the cart. */
export async function buyer(client: Client, { product_detail_id, size }: Size, qty: number) {
  const shopper = client.newShopper()
  await shopper.request('POST cart', { product_detail_id, size, qty })
  return shopper
}

/** Returns the stores where a shopper can pick up the cart: not every hub offers pickup. */
export const storesForPickup = async (shopper: Client) =>
  (await shopper.request('POST checkout')).available_stores.map(({ id }) => id)

async function findScarce(client: Client): Promise<Scarce | null> {
  const { products } = await client.request('GET products', { limit: 50 })
  const sizes = products.flatMap((product) =>
    product.sizes
      .filter(({ is_available }) => is_available)
      .map(({ size_code }) => ({ product_detail_id: product.id, size: size_code })),
  )
  for (const size of sizes.slice(-maxSizes)) {
    const some = await storesWith(client, size, 1)
    const many = new Set(await storesWith(client, size, maxPieces + 1))
    const few = some.filter((id) => !many.has(id))
    const pickups = few.length > 0 ? await storesForPickup(await buyer(client, size, 1)) : []
    const showroomId = few.find((id) => pickups.includes(id))
    if (showroomId === undefined) continue
    const pieces = await countPieces(client, size, showroomId)
    if (!(await isOverLimit(client, size, pieces))) return { ...size, showroomId, pieces }
  }
  return null
}

export const pickupAt = (showroomId: number) => ({
  shipping_type: 'PICKUP_ON_STORE',
  showroom_id: showroomId,
  guest_email: `guest-${randomUUID()}@example.com`,
})

/** Checks that of twenty buyers who order a store's last piece at the same time one gets it, and that it is then sold out. */
export async function checkLastPiece(client: Client): Promise<void> {
  const scarce = await findScarce(client)
  const { report } = client
  if (!scarce) {
    report.skip(trx, `the last piece: no store has 1 to ${maxPieces} pieces of ${maxSizes} sizes`)
    return
  }
  const { showroomId, pieces } = scarce
  if (pieces > 1) {
    const first = await buyer(client, scarce, pieces - 1)
    await first.request(trx, pickupAt(showroomId), { 'Idempotency-Key': randomUUID() })
    const isTaken = !(await storesWith(client, scarce, 2)).includes(showroomId)
    report.check(
      trx,
      'stock',
      isTaken,
      `store ${showroomId} had ${pieces} pieces, ${pieces - 1} were ordered, and it still has 2 or more`,
    )
  }
  const buyers: Client[] = []
  for (let number = 0; number < crowd; number++) buyers.push(await buyer(client, scarce, 1))
  const answers = await Promise.all(
    buyers.map((shopper) =>
      shopper.attempt(trx, pickupAt(showroomId), { 'Idempotency-Key': randomUUID() }),
    ),
  )
  const broken = answers.filter(({ status }) => status >= 500).length
  const fails = `${broken} of ${crowd} buyers of the last piece got 5xx`
  report.check(trx, 'a stampede', broken === 0, fails)
  const sold = answers.filter(({ data }) => data).length
  if (sold === 0 && answers.some(({ code }) => code && limits.includes(code))) {
    report.skip(trx, 'the last piece: the backend limits the orders of one address')
    return
  }
  const problem = `${crowd} concurrent buyers placed ${sold} orders for it`
  report.check(trx, 'the last piece', sold === 1, problem)
  const isGone = !(await storesWith(client, scarce, 1)).includes(showroomId)
  report.check(trx, 'stock', isGone, `store ${showroomId} still has the sold piece`)
}

/** Checks that an order sent twenty times at once with one key is placed once. */
export async function checkOneKey(client: Client, item: Buyable): Promise<void> {
  const shopper = await buyer(client, item, 1)
  const [showroomId] = await storesForPickup(shopper)
  if (showroomId === undefined)
    return client.report.skip(
      trx,
      'concurrent calls with one key: no store has the contents of the cart',
    )
  const [body, key] = [pickupAt(showroomId), { 'Idempotency-Key': randomUUID() }]
  const send = () => shopper.attempt(trx, body, key)
  const answers = await Promise.all(Array.from({ length: crowd }, send))
  const orders = new Set(answers.flatMap(({ data }) => (data ? handOffOfPlaced(data).trxRef : [])))
  const problem = `sent ${crowd} times at once, it made ${orders.size} orders`
  client.report.check(trx, 'Idempotency-Key', orders.size === 1, problem)
}
