import { setTimeout as pause } from 'node:timers/promises'
import { Buyer } from '@etalase/conformance/black-box/buyer.ts'
import { notify } from '@etalase/conformance/black-box/notification.ts'
import { prepareBy } from '@etalase/conformance/black-box/prepare.ts'
import { type Shelf, Shelves } from '@etalase/conformance/black-box/shelf.ts'
import { Client } from '@etalase/conformance/client.ts'
import { Report } from '@etalase/conformance/report.ts'
import type { Engine } from '@etalase/medusa/engine/engine.ts'
import postgres from 'postgres'
import { z } from 'zod'
import { engineOf } from '#engine/engine-of.ts'
import { stepOrder } from '#engine/order-step.ts'
import type { Opened } from '#engine/start-shop.ts'
import { placeOrder } from '#engine/until-given.ts'

/** An action of staff and its expected effect. Throws when the effect differs. */
export interface Story {
  name: string
  run: (staff: Staff) => Promise<void>
}

/** Time for Medusa's subscribers, its jobs, which run every minute, and the adapter. */
const patienceMs = 90_000

const ours = z.object({
  orders: z.array(z.object({ order_id: z.string(), location_id: z.string() })).length(1),
})

/** An order that a buyer has placed, with Medusa's ids of it and its store. */
export interface Placed {
  buyer: Buyer
  trxRef: string
  total: number
  token: string
  orderId: string
  locationId: string
}

/** Staff in Medusa's admin, by the same calls, and shoppers. */
export class Staff {
  readonly engine: Engine
  readonly client: Client
  readonly shelves: Shelves
  readonly #opened: Opened

  constructor(opened: Opened) {
    this.#opened = opened
    this.engine = engineOf(opened)
    this.client = new Client(`http://localhost:${opened.settings.ports.adapter}`, new Report())
    this.shelves = new Shelves(this.client, prepareBy('node packages/tools/src/engine/prepare.ts'))
  }

  /** Calls the Admin API, and parses the response. */
  get<Schema extends z.ZodType>(path: string, answer: Schema, query = {}) {
    return this.engine.admin('GET', path, { answer, query })
  }

  post(path: string, body: object = {}): Promise<unknown> {
    return this.engine.admin('POST', path, { answer: z.unknown(), body })
  }

  /** Creates something and returns its id. `name`: its field in the response. */
  async make(path: string, name: string, body: object = {}): Promise<string> {
    const answer = z.object({ [name]: z.object({ id: z.string() }) })
    const made: Record<string, { id: string } | undefined> = await this.engine.admin('POST', path, {
      answer,
      body,
    })
    return made[name]?.id ?? ''
  }

  remove(path: string): Promise<unknown> {
    return this.engine.admin('DELETE', path, { answer: z.unknown() })
  }

  /** Returns a guest with pieces of a shelf in the cart. */
  buyer(qty: number, shelf: Shelf, wanted: object = {}): Promise<Buyer> {
    return Buyer.withCart(this.client, shelf, { qty, ...wanted })
  }

  /** Places a guest's unpaid order. */
  async order(qty = 2, shelf?: Shelf, wanted: object = {}): Promise<Placed> {
    const from = shelf ?? (await this.shelves.open(qty))
    const buyer = await this.buyer(qty, from, wanted)
    const { trxRef, total, token = '' } = await placeOrder(buyer)
    const body = { trx_ref: trxRef }
    const { orders } = await this.engine.search('orders', { answer: ours, body })
    const { order_id: orderId = '', location_id: locationId = '' } = orders[0] ?? {}
    return { buyer, trxRef, total, token, orderId, locationId }
  }

  /** Sends the provider's notification that a bill was paid. Returns the response's status. */
  pay(order: Pick<Placed, 'trxRef' | 'total'>): Promise<number> {
    const { ports, paymentPassword } = this.#opened.settings
    const account = { merchantId: '31999', user: 'bot31999', password: paymentPassword }
    return notify(`http://localhost:${ports.adapter}`, account, order, 'success')
  }

  /** Returns the id of the shop's region in Medusa. */
  async region(): Promise<string> {
    const answer = z.object({ region_id: z.string() })
    return (await this.engine.own('GET', '/settings', { answer })).region_id
  }

  /** Does a step with an order, like the adapter. */
  step({ trxRef }: Placed, step: string, fields: { receipt_number?: string } = {}) {
    return stepOrder(this.engine, trxRef, { step, ...fields })
  }

  async paidOrder(qty = 2): Promise<Placed> {
    const order = await this.order(qty)
    await this.pay(order)
    return order
  }

  /** Packs pieces of an order and delivers them; with labels, ships them first. */
  async handOver(order: Placed, quantity: number, labels: object[] = []): Promise<void> {
    const path = `/orders/${order.orderId}`
    const [item] = await this.items(order)
    const body = { items: [{ id: item?.id, quantity }], location_id: order.locationId }
    await this.post(`${path}/fulfillments`, body)
    const made = z.object({ id: z.string(), delivered_at: z.string().nullable() })
    const answer = z.object({ order: z.object({ fulfillments: z.array(made) }) })
    const found = await this.get(path, answer, { fields: 'id,*fulfillments' })
    for (const { id, delivered_at } of found.order.fulfillments)
      if (!delivered_at) {
        const items = [{ id: item?.id, quantity }]
        const shipment = `${path}/fulfillments/${id}/shipments`
        if (labels.length > 0) await this.post(shipment, { items, labels })
        await this.post(`${path}/fulfillments/${id}/mark-as-delivered`)
      }
  }

  /** Captures an order's payment, in whole rupiah; all of it without an amount. */
  async capture(order: Placed, amount?: number): Promise<void> {
    await this.post(`/payments/${await this.#paymentOf(order)}/capture`, { amount })
  }

  /** Refunds an order's payment, in whole rupiah. */
  async refund(order: Placed, amount: number): Promise<void> {
    await this.post(`/payments/${await this.#paymentOf(order)}/refund`, { amount })
  }

  async #paymentOf({ orderId }: Placed): Promise<string> {
    const payment = z.object({ payments: z.array(z.object({ id: z.string() })).min(1) })
    const answer = z.object({ order: z.object({ payment_collections: z.array(payment).min(1) }) })
    const query = { fields: 'id,*payment_collections.payments' }
    const { order } = await this.get(`/orders/${orderId}`, answer, query)
    return order.payment_collections[0]?.payments[0]?.id ?? ''
  }

  /** Moves an order's payment deadline to `minutesLeft` from now. */
  async lapse({ trxRef }: Placed, minutesLeft = 0): Promise<void> {
    const database = postgres(this.#opened.databases.engine, { max: 1 })
    const due = new Date(Date.now() + minutesLeft * 60_000)
    await database`update placement set due_at = ${due} where trx_ref = ${trxRef}`
    await database.end()
  }

  /** Receives the goods of an order's only return: for stock, or damaged. Throws when there is another return. */
  async receiveReturn(
    order: Placed,
    step: 'receive-items' | 'dismiss-items' = 'receive-items',
  ): Promise<void> {
    const answer = z.object({ returns: z.array(z.object({ id: z.string() })).length(1) })
    const { returns } = await this.get('/returns', answer, { order_id: order.orderId })
    const path = `/returns/${returns[0]?.id}`
    const items = (await this.items(order)).map(({ id, quantity }) => ({ id, quantity }))
    await this.post(`${path}/receive`)
    await this.post(`${path}/${step}`, { items })
    await this.post(`${path}/receive/confirm`)
  }

  /** Places an order of two pieces that is paid and handed over. */
  async arrivedOrder(): Promise<Placed> {
    const order = await this.paidOrder()
    await this.handOver(order, 2)
    await this.untilStatus(order, 'COMPLETED')
    return order
  }

  /** Returns an order as its buyer sees it. */
  async shown({ token }: Placed) {
    return (await this.client.request('POST order-by-token', { order_token: token })).user_order
  }

  /** Returns the items of an order in Medusa. */
  async items({ orderId }: Placed) {
    const item = z.object({ id: z.string(), quantity: z.number() })
    const answer = z.object({ order: z.object({ items: z.array(item).min(1) }) })
    return (await this.get(`/orders/${orderId}`, answer, { fields: 'id,*items' })).order.items
  }

  /** Finds a variant in stock at the order's store, of a product that no story buys. Throws without one. */
  async otherVariant({ locationId }: Placed): Promise<string> {
    const product = z.object({ variants: z.array(z.object({ id: z.string() })) })
    const query = { limit: 20, offset: 40, fields: 'id,*variants' }
    const answer = z.object({ products: z.array(product) })
    const { products } = await this.get('/products', answer, query)
    const ids = products.flatMap(({ variants }) => variants.slice(0, 2).map(({ id }) => id))
    const { stock } = await this.engine.own('GET', '/stock', {
      answer: z.object({ stock: z.record(z.string(), z.record(z.string(), z.number())) }),
      query: { variant_ids: ids.join() },
    })
    const found = ids.find((id) => (stock[id]?.[locationId] ?? 0) > 1)
    if (!found) throw new Error('The store has nothing else.')
    return found
  }

  /** Returns the admin's list of what the shop leaves out, one entry per line. */
  async leftOut(): Promise<string[]> {
    const line = z.object({
      kind: z.string(),
      name: z.string(),
      part: z.string(),
      reason: z.string(),
    })
    const answer = z.object({ left_out: z.array(line) })
    const { left_out } = await this.get('/etalase/left-out', answer)
    return left_out.map(({ kind, name, part, reason }) => `${kind} ${name}: ${part} ${reason}`)
  }

  /** Waits until a condition holds. Throws when it never does. */
  async until(what: string, holds: () => Promise<boolean>): Promise<void> {
    const deadline = Date.now() + patienceMs
    while (!(await holds())) {
      if (Date.now() > deadline) throw new Error(`${what}: not so within ${patienceMs / 1000} s.`)
      await pause(200)
    }
  }

  async untilLeftOut(words: string): Promise<void> {
    await this.until(`"${words}" in the list of what is left out`, async () =>
      (await this.leftOut()).some((line) => line.includes(words)),
    )
  }

  /** Waits for a mail in the outbox whose file name has these words. Earlier mails must not have them. */
  async untilMailed(words: string): Promise<void> {
    const outbox = `http://localhost:${this.#opened.settings.ports.adapter}/outbox`
    const names = async () => (await fetch(outbox)).text()
    await this.until(`A mail ${words}`, async () => (await names()).includes(words))
  }

  /** Waits until a store can sell this many pieces of a shelf. Medusa sends stock to the adapter by events. */
  async untilPieces(shelf: Shelf, pieces: number): Promise<void> {
    const isLeft = async () => (await this.shelves.count(shelf)) === pieces
    await this.until(`${pieces} pieces can be sold`, isLeft)
  }

  async untilStatus(order: Placed, status: string): Promise<void> {
    await this.until(`The order is ${status}`, async () => {
      const { trx_status } = await this.shown(order)
      return trx_status === status
    })
  }
}

/** Throws when two values differ. */
export function expectSame(what: string, given: unknown, expected: unknown): void {
  const [a, b] = [JSON.stringify(given), JSON.stringify(expected)]
  if (a !== b) throw new Error(`${what} is ${a}, not ${b}.`)
}
