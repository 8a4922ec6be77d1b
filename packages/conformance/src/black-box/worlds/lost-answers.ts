import { Buyer } from '#black-box/buyer.ts'
import { Line, type Mishap, mishaps } from '#black-box/line.ts'
import type { Shelf } from '#black-box/shelf.ts'
import { type Trial, Untried } from '#black-box/trial.ts'
import type { Setting, World } from '#black-box/world.ts'
import { CallFailed, type Client } from '#client.ts'
import { type Area, findArea } from '#scenarios/areas-and-stores.ts'
import { deliveryBy } from '#scenarios/guest-order.ts'
import { buyer } from '#scenarios/last-piece.ts'

const trx = 'POST checkout-trx'

interface Story {
  setting: Setting
  trial: Trial
  mishap: Mishap
}

/** Places an order whose first request has a mishap; the shopper sends it again, as the shop does. */
async function order({ setting, trial, mishap }: Story, intended: Buyer, shelf: Shelf) {
  const line = await Line.open(setting.url)
  line.plan(trx, mishap)
  trial.begin(`A store has ${shelf.pieces} pieces.`, `An order for one piece is sent: ${mishap}.`)
  try {
    const first = intended.send(intended.at(line.url))
    // A late response comes after that of the second request.
    if (mishap !== 'the answer is late') await first
    else await line.held
    trial.step('It is sent again.')
    const again = await intended.send()
    await line.release()
    trial.holds(
      'oneOrder',
      again.order !== undefined,
      `it is refused: ${again.status} ${again.code}`,
    )
    const known = (await first).order ?? again.order
    trial.holds('oneOrder', known?.trxRef === again.order?.trxRef, 'it is a different order')
    if (again.order) {
      const { total } = again.order
      const problem = `the summary shows ${intended.total}, but the bill is ${total}`
      trial.holds('billed', total === intended.total, problem)
    }
  } finally {
    line.close()
  }
  const left = await setting.shelves.count(shelf)
  trial.holds('stock', left === shelf.pieces - 1, `the store has ${left} pieces afterwards`)
  const { cart } = await intended.client.request('GET cart')
  trial.holds('cart', cart.cart_items.length === 0, 'it still has the ordered piece')
}

async function pickup(story: Story): Promise<void> {
  const { client, shelves } = story.setting
  const shelf = await shelves.open(3)
  await order(story, await Buyer.withCart(client, shelf), shelf)
}

/** Returns the order fields of a delivery of one piece, with its cost there. */
export async function deliveryFields(client: Client, shelf: Shelf, area: Area) {
  const shopper = await buyer(client, shelf, 1)
  const chosen = { subdistrict_id: area.subdistrict_id, showroom_id: shelf.showroomId }
  const { couriers } = await shopper.request('POST checkout-shipping', chosen)
  const [route] = Object.entries(couriers).flatMap(([courier, tiers]) =>
    tiers.map((tier) => ({ hubId: shelf.showroomId, courier, tier })),
  )
  if (!route) throw new Untried('no courier delivers to the first area')
  const recipient = {
    address_recipient_name: 'Sari Dewi',
    address_recipient_phone: '081234567890',
    address_street: 'Jl. Percobaan 1',
  }
  return { fields: { ...deliveryBy(route), ...recipient, ...area }, extra: route.tier.tariff }
}

async function delivery(story: Story): Promise<void> {
  const { client, shelves } = story.setting
  const area = await findArea(client)
  if (!area) throw new Untried('there are no areas')
  const shelf = await shelves.open(3, 'delivery')
  const wanted = await deliveryFields(client, shelf, area)
  await order(story, await Buyer.withCart(client, shelf, wanted), shelf)
}

/** Checks a request that arrives after its order was placed by the second request and then cancelled. */
async function veryLate({ setting, trial }: Omit<Story, 'mishap'>): Promise<void> {
  const shelf = await setting.shelves.open(2)
  const intended = await Buyer.withCart(setting.client, shelf)
  const line = await Line.open(setting.url)
  line.plan(trx, 'the request is late')
  trial.begin('A store has 2 pieces.', 'An order is sent, and is delayed.', 'It is sent again.')
  try {
    await intended.send(intended.at(line.url))
    const { order: placed } = await intended.send()
    if (!placed) return trial.holds('oneOrder', false, 'it is refused')
    trial.step('Its buyer cancels it.')
    await intended.cancel(placed)
    trial.step('The first request arrives.')
    await line.release()
  } finally {
    line.close()
  }
  const left = await setting.shelves.count(shelf)
  trial.holds('oneOrder', left === 2, `the store has ${left} pieces: it was ordered again`)
}

/** Checks a cancellation whose response is lost and which is sent again: stock comes back once. */
async function cancellation({ setting, trial, mishap }: Story): Promise<void> {
  const shelf = await setting.shelves.open(2)
  const intended = await Buyer.withCart(setting.client, shelf)
  const { order: placed } = await intended.send()
  if (!placed) throw new Untried('an order was refused')
  const line = await Line.open(setting.url)
  line.plan('POST order-cancel', mishap)
  trial.begin(
    'A store has 2 pieces.',
    'One piece is ordered.',
    `The order is cancelled: ${mishap}.`,
  )
  try {
    const lost = new Buyer(intended.at(line.url), { guest_email: '' }, 0)
    await lost.cancel(placed).catch(ignoreLost)
    trial.step('It is cancelled again.')
    const again = await intended.cancel(placed)
    trial.holds('answered', again.status === 200, `it is refused: ${again.status} ${again.code}`)
    await line.release()
  } finally {
    line.close()
  }
  const left = await setting.shelves.count(shelf)
  trial.holds('stock', left === 2, `the store has ${left} pieces afterwards`)
}

function ignoreLost(error: unknown): void {
  if (!(error instanceof CallFailed)) throw error
}

/** Checks a cart change whose response is lost: the backend applies it once. */
async function cartLine({ setting, trial, mishap }: Story): Promise<void> {
  const shelf = await setting.shelves.open(3)
  const shopper = setting.client.newShopper()
  const line = await Line.open(setting.url)
  line.plan('POST cart', mishap)
  trial.begin(`A piece is added to the cart: ${mishap}.`)
  const { product_detail_id, size } = shelf
  const behind = new Buyer(shopper, { guest_email: '' }, 0).at(line.url)
  await behind.request('POST cart', { product_detail_id, size, qty: 1 }).catch(ignoreLost)
  line.close()
  const { cart } = await shopper.request('GET cart')
  const count = cart.cart_items.reduce((sum, { qty }) => sum + qty, 0)
  const expected = mishap === 'the answer is lost' ? 1 : 0
  trial.holds('cart', count === expected, `it has ${count} pieces`)
}

const stories: readonly (readonly [(story: Story) => Promise<void>, ...Mishap[]])[] = [
  [pickup, ...mishaps],
  [delivery, 'the answer is lost', 'the request arrives twice'],
  [cancellation, 'the answer is lost', 'the request is late', 'the request arrives twice'],
  [cartLine, 'the answer is lost', 'the request is lost'],
]

/** Requests and responses that are lost, late or doubled. */
export const lostAnswers: World = {
  title: 'lost, late and duplicated requests and answers',
  async run(setting, trial) {
    for (const [tell, ...told] of stories)
      for (const mishap of told) await trial.tell(() => tell({ setting, trial, mishap }))
    await trial.tell(() => veryLate({ setting, trial }))
  },
}
