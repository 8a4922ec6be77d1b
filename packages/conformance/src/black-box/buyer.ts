import { randomUUID } from 'node:crypto'
import type { CallData } from '@etalase/contract/endpoints.ts'
import type { ErrorCode } from '@etalase/contract/error-codes.ts'
import { orderNumber } from '@etalase/contract/rules/codes.ts'
import { handOffOfPlaced } from '@etalase/contract/rules/payment/hand-off.ts'
import type { Shelf } from '#black-box/shelf.ts'
import { Untried } from '#black-box/trial.ts'
import { CallFailed, Client } from '#client.ts'
import { buyer, limits, pickupAt } from '#scenarios/last-piece.ts'

const trx = 'POST checkout-trx'

export interface PlacedOrder {
  trxRef: string
  /** The amount that the provider is asked to collect, in whole rupiah. */
  total: number
  /** Opens a guest's order; undefined when the backend sends none. */
  token: string | undefined
}

/** A shopper's result of a call: an order or a refusal. Status 0 means no response. */
export type Outcome =
  | { order: PlacedOrder; status: 200; code?: undefined }
  | { order?: undefined; status: number; code: ErrorCode | undefined }

export const placedOrder = (data: CallData<typeof trx>): PlacedOrder => {
  const { trxRef, total } = handOffOfPlaced(data)
  return { trxRef, total, token: data.order_token ?? undefined }
}

interface Wanted {
  qty?: number
  /** Fields that extend or replace those of a pickup. */
  fields?: object
  /** The cost of the order besides its lines; negative for a promo code. */
  extra?: number
}

/** A guest with pieces in the cart, who intends to buy them once. */
export class Buyer {
  readonly client: Client
  readonly #key = { 'Idempotency-Key': randomUUID() }
  readonly #body: { guest_email: string }
  /** The total of the summary, in whole rupiah. */
  readonly total: number

  constructor(client: Client, body: { guest_email: string }, total: number) {
    this.client = client
    this.#body = body
    this.total = total
  }

  /** Returns a guest who has opened the summary of an order from a shelf; the order is sent with the summary's data. */
  static async withCart(client: Client, shelf: Shelf, wanted: Wanted = {}): Promise<Buyer> {
    const { qty = 1, fields = {}, extra = 0 } = wanted
    const shopper = await buyer(client, shelf, qty)
    const { cart } = await shopper.request('GET cart')
    const total = shelf.price * qty + extra
    const summary = { cart_item_ids: cart.cart_items.map(({ id }) => id), expected_total: total }
    return new Buyer(shopper, { ...pickupAt(shelf.showroomId), ...summary, ...fields }, total)
  }

  /** Sends the order, always with the same key and body. Throws Untried when the backend takes no more orders from one address. */
  async send(client = this.client): Promise<Outcome> {
    try {
      const { status, data, code } = await client.attempt(trx, this.#body, this.#key)
      if (code && limits.includes(code)) throw new Untried(`the backend limits orders: ${code}`)
      return data ? { order: placedOrder(data), status: 200 } : { status, code }
    } catch (error) {
      if (error instanceof CallFailed) return { status: 0, code: undefined }
      throw error
    }
  }

  /** Returns a client with the same device at another address of the backend. */
  at(url: string): Client {
    const client = new Client(url, this.client.report)
    client.deviceId = this.client.deviceId
    return client
  }

  /** Returns the status of this guest's order; undefined when the backend does not tell guests. */
  async statusOf({ trxRef }: PlacedOrder): Promise<string | undefined> {
    return (await this.client.requestOptional('GET order-payment', { trx_ref: trxRef }))?.trx_status
  }

  /** Cancels an order. Throws Untried when guests cannot. */
  async cancel(order: PlacedOrder): Promise<{ status: number; code: ErrorCode | undefined }> {
    const order_token = order.token ?? (await this.#lookUp(order))
    const { status, code } = await this.client.attempt('POST order-cancel', { order_token })
    if (status === 404) throw new Untried('the backend has no POST order-cancel')
    return { status, code }
  }

  async #lookUp({ trxRef }: PlacedOrder): Promise<string> {
    const given = { order_number: orderNumber(trxRef), email: this.#body.guest_email }
    const found = await this.client.requestOptional('POST order-lookup', given)
    if (!found) throw new Untried('the backend has no POST order-lookup')
    return found.order_token
  }
}
