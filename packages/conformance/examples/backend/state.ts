import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import { products, sizes, stores } from './data.ts'
import type { order } from './fields.ts'
import type { Payment } from './payment-form.ts'

/** A refusal: status and code for programs, a message for the shopper. */
export class Refusal extends Error {
  readonly code: string
  readonly status: number

  constructor(code: string, message: string, status = 400) {
    super(message)
    this.code = code
    this.status = status
  }
}

export interface Line {
  id: number
  product_detail_id: number
  size_code: string
  qty: number
}

export interface Address {
  id: number
  label: string
  is_primary: 0 | 1
  recipient_name: string
  recipient_phone: string
  recipient_zip: string
  address_street: string
  province_id: number
  city_id: number
  subdistrict_id: number
  notes: string
}

export interface Customer {
  name: string
  gender: string
  email: string
  /** A real backend stores only a hash. */
  password: string
  hasNewsletter: 0 | 1
  wishlist: Set<number>
  addresses: Address[]
}

export interface Order {
  id: number
  key: string
  device: string
  customer: Customer | null
  input: z.output<typeof order>
  lines: Line[]
  /** Prices of the lines at the time of the purchase. */
  prices: Map<number, number>
  discount: number
  shippingCost: number
  total: number
  trxRef: string
  placedAt: Date
  status: 'PENDING' | 'PAID' | 'EXPIRED'
  payment: Payment
}

/** How long an unpaid order is held. */
export const heldMs = 24 * 60 * 60 * 1000

/** The data that a real backend keeps in its database; here they end with the process. */
export class State {
  readonly carts = new Map<string, Line[]>()
  readonly customers = new Map<string, Customer>()
  readonly tokens = new Map<string, Customer>()
  readonly orders: Order[] = []
  readonly #stock = new Map<string, number>()
  #lastId = 0

  constructor() {
    for (const { id } of products)
      for (const size of sizes) for (const store of stores) this.addStock(id, size, store.id, 20)
  }

  nextId(): number {
    this.#lastId += 1
    return this.#lastId
  }

  /** Returns the pieces in a store. Expires unpaid orders first, since no other call may ever read a guest's order. */
  stock(product: number, size: string, store: number): number {
    for (const order of this.orders) this.settle(order)
    return this.#stock.get(`${product} ${size} ${store}`) ?? 0
  }

  addStock(product: number, size: string, store: number, pieces: number): void {
    this.#stock.set(`${product} ${size} ${store}`, this.stock(product, size, store) + pieces)
  }

  /** Expires an order that was not paid in time, and returns its pieces to the stock. */
  settle(order: Order): void {
    if (order.status !== 'PENDING' || Date.now() - order.placedAt.getTime() < heldMs) return
    order.status = 'EXPIRED'
    for (const { product_detail_id, size_code, qty } of order.lines)
      this.addStock(product_detail_id, size_code, order.input.showroom_id, qty)
  }

  cart(device: string): Line[] {
    return this.carts.get(device) ?? []
  }

  newToken(customer: Customer): string {
    const token = randomUUID()
    this.tokens.set(token, customer)
    return token
  }

  /** Returns the customer of a token, or null without a token. Refuses an invalid token even where guests may call. */
  customerOf(token: string | undefined): Customer | null {
    if (!token) return null
    const customer = this.tokens.get(token)
    if (!customer) throw new Refusal('UNAUTHORIZED', 'Please sign in.', 401)
    return customer
  }

  requireCustomer(token: string | undefined): Customer {
    const customer = this.customerOf(token)
    if (!customer) throw new Refusal('UNAUTHORIZED', 'Please sign in.', 401)
    return customer
  }
}
