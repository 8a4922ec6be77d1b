import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { grandPrice } from '@etalase/contract/rules/price.ts'
import type { Prepare } from '#black-box/prepare.ts'
import { Untried } from '#black-box/trial.ts'
import type { Client } from '#client.ts'
import type { Buyable } from '#scenarios/cart.ts'
import { buyer, countPieces, pickupAt, storesWith } from '#scenarios/last-piece.ts'

export type Way = 'pickup' | 'delivery'

/** A size in a store with so many pieces. */
export interface Shelf extends Buyable {
  showroomId: number
  pieces: number
}

/** The most pieces bought to reach a number, when no command sets the stock. */
const maxExcess = 7

/** Seconds that a backend may take until its calls see the command's change. */
const prepareSeconds = 10

/** Sizes of a backend. Each is used for one story, and again only when the command resets its stock. */
export class Shelves {
  readonly #client: Client
  readonly #prepare: Prepare | undefined
  #sizes: readonly Buyable[] = []
  #next = 0

  constructor(client: Client, prepare: Prepare | undefined) {
    this.#client = client
    this.#prepare = prepare
  }

  /** Returns a size in a store with so many pieces that no other story uses. Throws Untried when there is none. */
  async open(pieces: number, way: Way = 'pickup'): Promise<Shelf> {
    if (this.#next === 0) this.#sizes = await this.#list()
    // A size with reset stock counts as a new one.
    const rounds = this.#prepare ? 2 : 1
    for (const last = this.#sizes.length * rounds; this.#next < last; ) {
      const size = this.#sizes[this.#next++ % this.#sizes.length]
      const shelf = size && (await this.#fill(size, pieces, way))
      if (shelf) return shelf
    }
    throw new Untried(`no store has a size with ${pieces} pieces; --prepare could set it`)
  }

  count({ product_detail_id, size, showroomId }: Shelf): Promise<number> {
    return countPieces(this.#client, { product_detail_id, size }, showroomId)
  }

  async #list(): Promise<Buyable[]> {
    const { products } = await this.#client.request('GET products', { limit: 50 })
    return products.flatMap((product) =>
      product.sizes
        .filter(({ is_available }) => is_available)
        .map(({ size_code, size_name }) => ({
          product_detail_id: product.id,
          size: size_code,
          size_name,
          price: grandPrice(product),
        })),
    )
  }

  async #fill(size: Buyable, pieces: number, way: Way): Promise<Shelf | null> {
    const shopper = this.#client.newShopper()
    const { product_detail_id, size: size_code } = size
    const one = { product_detail_id, size: size_code, qty: 1 }
    if (!(await shopper.attempt('POST cart', one)).data) return null
    const { available_stores, available_stores_online } = await shopper.request('POST checkout')
    const stores = way === 'pickup' ? available_stores : available_stores_online
    const shelves = stores.map(({ id }) => ({ ...size, showroomId: id, pieces }))
    if (this.#prepare) return this.#set(shelves[0])
    return way === 'pickup' ? this.#buyDown(shelves) : null
  }

  async #set(shelf: Shelf | undefined): Promise<Shelf | null> {
    if (!shelf || !this.#prepare) return null
    const { product_detail_id, size, showroomId, pieces } = shelf
    await this.#prepare('stock', `${product_detail_id}`, size, `${showroomId}`, `${pieces}`)
    const deadline = Date.now() + prepareSeconds * 1000
    while ((await this.count(shelf)) !== pieces) {
      if (Date.now() > deadline)
        throw new Untried(`store ${showroomId} does not have ${pieces} pieces after --prepare`)
      await pause(100)
    }
    return shelf
  }

  /** Returns the first store with at most `maxExcess` pieces too many, after ordering the excess. */
  async #buyDown(shelves: readonly Shelf[]): Promise<Shelf | null> {
    const [first] = shelves
    if (!first) return null
    const enough = await storesWith(this.#client, first, first.pieces)
    const tooMany = await storesWith(this.#client, first, first.pieces + maxExcess + 1)
    const shelf = shelves.find(
      ({ showroomId }) => enough.includes(showroomId) && !tooMany.includes(showroomId),
    )
    if (!shelf) return null
    const excess = (await this.count(shelf)) - shelf.pieces
    if (excess > 0) {
      const shopper = await buyer(this.#client, shelf, excess)
      const key = { 'Idempotency-Key': randomUUID() }
      await shopper.request('POST checkout-trx', pickupAt(shelf.showroomId), key)
    }
    return shelf
  }
}
