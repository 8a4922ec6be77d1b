import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import {
  categories,
  type FakeProduct,
  type FakeVariant,
  fakeProduct,
  promo,
  stores,
} from '#tests/support/fake-engine/catalogue.ts'
import { meantBy } from '../../../server/src/promo-code.ts'

interface FakeItem {
  id: string
  variant_id: string
  quantity: number
}

export interface FakeCustomer {
  id: string
  email: string
  password: string
  first_name: string
  last_name: string
  metadata: Record<string, unknown>
  addresses: Record<string, unknown>[]
  wishes: number[]
  consent: object | null
}

export interface FakeOrder {
  id: number
  trx_ref: string
  idempotency_key: string | null
  device_id: string
  customer_id: string | null
  email: string
  status: string
  location_id: string
  lines: { variant_id: string; qty: number }[]
  return_request?: object | null
  [field: string]: unknown
}

export interface FakeReview {
  number: number
  trx_ref: string
  product_number: number
  size_code: string
  status: 'PENDING' | 'APPROVED' | 'REJECTED'
  stars: number
  [field: string]: unknown
}

export interface FakeAlert {
  id: string
  product_number: number
  size_code: string
  email: string
  token: string
  language: string
  client_network: string | null
  asked_at: string
  notified_at: string | null
}

export interface FakePasskey {
  id: string
  customer_id: string
  credential_id: string
  public_key: string
  counter: number
  transports: string
  name: string
  created_at: string
  used_at: string | null
}

/** A refusal, by the words of packages/medusa/README.md. */
export class FakeRefusal extends Error {
  readonly statusCode: number
  readonly details: object | undefined

  constructor(word: string, statusCode = 400, details?: object) {
    super(word)
    this.statusCode = statusCode
    this.details = details
  }
}

/** State of the engine. */
export class FakeState {
  products: FakeProduct[] = Array.from({ length: 8 }, (_, index) => fakeProduct(index))
  stores = stores
  categories: object[] = categories
  /** Whether Medusa adds taxes to prices. */
  hasUntaxedPrices = false
  /** Medusa's reason to refuse a cart change. */
  cartRefusal: string | null = null
  /** Whether reading the catalogue fails. */
  isCatalogueAway = false
  /** Promotions offered to everyone; `hidden` ones are known but not offered. */
  offers = [promo]
  hidden = [promo]
  /** Paths of all calls, in order. */
  readonly calls: string[] = []
  readonly devices = new Map<string, { cart_id: string | null; customer_id: string | null }>()
  readonly carts = new Map<string, FakeItem[]>()
  readonly customers = new Map<string, FakeCustomer>()
  readonly orders: FakeOrder[] = []
  readonly numbers = new Map<string, number>()
  readonly content = new Map<string, unknown>()
  /** Types of uploaded files, by name. */
  readonly uploads = new Map<string, string>()
  /** Pictures of returns, by the order's reference. */
  readonly pictures = new Map<string, string[]>()
  reviews: FakeReview[] = []
  /** Oldest request first. */
  alerts: FakeAlert[] = []
  /** Newest first. */
  passkeys: FakePasskey[] = []
  /** The customer of a challenge, and its expiry. */
  readonly challenges = new Map<string, { customer_id: string | null; expires_at: string }>()
  #last = 0

  next(prefix: string): string {
    this.#last += 1
    return `${prefix}_${this.#last}`
  }

  numberOf(kind: string, key: string): number {
    const known = this.numbers.get(`${kind} ${key}`)
    const number = known ?? this.numbers.size + 1
    this.numbers.set(`${kind} ${key}`, number)
    return number
  }

  variant(id: string): { product: FakeProduct; number: number; variant: FakeVariant } {
    for (const product of this.products)
      for (const { number, variants } of product.colors) {
        const variant = variants.find((each) => each.id === id)
        if (variant) return { product, number, variant }
      }
    throw new FakeRefusal('NOT_FOUND', 404)
  }

  /** Finds the order named by the path parameters. */
  order(params: unknown): FakeOrder {
    const { trx_ref } = z.object({ trx_ref: z.string() }).parse(params)
    const found = this.orders.find((each) => each.trx_ref === trx_ref)
    if (!found) throw new FakeRefusal('NOT_FOUND', 404)
    return found
  }

  promotion(code: string) {
    const found = meantBy([...this.offers, ...this.hidden], code)
    if (!found) throw new FakeRefusal('NOT_FOUND', 404)
    return found
  }

  byEmail(email: string): FakeCustomer | undefined {
    return [...this.customers.values()].find((customer) => customer.email === email)
  }

  customer(id: string): FakeCustomer {
    const found = this.customers.get(id)
    if (!found) throw new FakeRefusal('NOT_FOUND', 404)
    return found
  }

  register(email: string, password: string, name: string, metadata: object): FakeCustomer {
    if (this.byEmail(email)) throw new FakeRefusal('Customer exists')
    const customer: FakeCustomer = {
      id: `cus_${randomUUID().replaceAll('-', '')}`,
      email,
      password,
      first_name: name,
      last_name: '',
      metadata: { ...metadata },
      addresses: [],
      wishes: [],
      consent: null,
    }
    this.customers.set(customer.id, customer)
    return customer
  }

  /** Moves the cart and the orders of a device. When both carts have a variant, the moved line wins. */
  moveDevice(from: string, to: string): void {
    const [source, target] = [this.devices.get(from)?.cart_id, this.devices.get(to)?.cart_id]
    if (source && target) {
      const moved = this.carts.get(source) ?? []
      const variants = new Set(moved.map(({ variant_id }) => variant_id))
      const kept = (this.carts.get(target) ?? []).filter((each) => !variants.has(each.variant_id))
      this.carts.set(target, [...kept, ...moved])
      this.carts.set(source, [])
    } else if (source) {
      this.devices.set(to, { customer_id: null, ...this.devices.get(to), cart_id: source })
      this.devices.delete(from)
    }
    for (const order of this.orders) if (order.device_id === from) order.device_id = to
  }

  move({ lines, location_id }: FakeOrder, sign: 1 | -1): void {
    for (const { variant_id, qty } of lines) {
      const { stock } = this.variant(variant_id).variant
      stock[location_id] = (stock[location_id] ?? 0) + sign * qty
    }
  }
}
