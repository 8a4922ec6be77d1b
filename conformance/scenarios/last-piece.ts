import { randomUUID } from 'node:crypto'
import type { Client } from '#conformance/client.ts'
import type { Buyable } from '#conformance/scenarios/cart.ts'
import { type HandOff, handOffOfPlaced } from '#lib/rules/payment/hand-off.ts'

const trx = 'POST checkout-trx'
const stockCall = 'POST check-stock-location'

/** Buyers at the same time. */
const crowd = 20

/** At most so many pieces are bought to get to the last one. */
const maxPieces = 7

/** Sizes whose stock is asked for. */
const maxSizes = 40

type Size = Pick<Buyable, 'product_detail_id' | 'size'>

/** A size of which a store has a few pieces. */
interface Scarce extends Size {
  showroomId: number
  pieces: number
}

const storesWith = async (client: Client, size: Size, qty: number) =>
  (await client.request(stockCall, { ...size, qty })).showrooms.map(({ id }) => id)

/** The pieces that a store has of a size, of which it has fewer than `maxPieces` and one. */
async function countPieces(client: Client, size: Size, showroomId: number): Promise<number> {
  let pieces = 0
  while ((await storesWith(client, size, pieces + 1)).includes(showroomId)) pieces++
  return pieces
}

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
    const showroomId = some.find((id) => !many.has(id))
    if (showroomId !== undefined)
      return { ...size, showroomId, pieces: await countPieces(client, size, showroomId) }
  }
  return null
}

/** A new shopper with pieces in the cart. */
async function buyer(client: Client, { product_detail_id, size }: Size, qty: number) {
  const shopper = client.newShopper()
  await shopper.request('POST cart', { product_detail_id, size, qty })
  return shopper
}

const pickupAt = (showroomId: number) => ({
  shipping_type: 'PICKUP_ON_STORE',
  showroom_id: showroomId,
  guest_email: `guest-${randomUUID()}@example.com`,
})

/** Twenty buyers order the last piece of a size in a store at the same time: one of them has it, and then it is gone. */
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
      `store ${showroomId} had ${pieces} pieces, ${pieces - 1} were ordered, and it has 2 or more`,
    )
  }
  const buyers: Client[] = []
  for (let number = 0; number < crowd; number++) buyers.push(await buyer(client, scarce, 1))
  const answers = await Promise.all(
    buyers.map((shopper) =>
      shopper.try(trx, pickupAt(showroomId), { 'Idempotency-Key': randomUUID() }),
    ),
  )
  const sold = answers.filter((status) => status === 200).length
  report.check(
    trx,
    'the last piece',
    sold === 1,
    `${crowd} buyers at once made ${sold} orders of it`,
  )
  const broken = answers.filter((status) => status >= 500).length
  report.check(
    trx,
    'status',
    broken === 0,
    `${broken} of ${crowd} buyers of the last piece got 5xx`,
  )
  const isGone = !(await storesWith(client, scarce, 1)).includes(showroomId)
  report.check(trx, 'stock', isGone, `store ${showroomId} still has the piece that was sold`)
}

/** One order that is sent twenty times at once, with one key, is one order. */
export async function checkOneKey(client: Client, item: Buyable): Promise<void> {
  const shopper = await buyer(client, item, 1)
  const [showroomId = 0] = await storesWith(client, item, 1)
  const [body, key] = [pickupAt(showroomId), { 'Idempotency-Key': randomUUID() }]
  const answers: HandOff[] = []
  const send = async () => {
    if ((await shopper.try(trx, body, key)) === 200)
      answers.push(handOffOfPlaced(await shopper.request(trx, body, key)))
  }
  await Promise.all(Array.from({ length: crowd / 2 }, send))
  const orders = new Set(answers.map(({ trxRef }) => trxRef))
  const problem = `sent ${crowd} times at once, it made ${orders.size} orders`
  client.report.check(trx, 'Idempotency-Key', orders.size === 1, problem)
}
