import { argon2Sync, randomBytes } from 'node:crypto'
import type { Database } from '@etalase/backend-kit/db/connection.ts'
import { customers } from '@etalase/backend-kit/db/schema/customers.ts'
import { promos } from '@etalase/backend-kit/db/schema/promos.ts'
import { places, stockProduct } from '@etalase/backend-kit/tests/support/small-company.ts'
import { rupiah } from '@etalase/contract/rules/money.ts'
import {
  type CheckoutState,
  emptyGuestAddress,
  initialCheckout,
} from '../../../../lib/checkout/state.ts'

/** Adds products with ids from 1, with so many pieces in the hub and in the store. */
export const products =
  (...pieces: readonly (readonly [hub: number, store: number])[]) =>
  async (db: Database): Promise<void> => {
    for (const [index, [hub, store]] of pieces.entries()) {
      const stock = { [places.hub]: hub, [places.store]: store }
      await stockProduct(db, { id: index + 1, stock })
    }
  }

const atSummary = (email: string): CheckoutState => ({
  ...initialCheckout,
  step: 'order-summary',
  email,
})

/** Returns a guest's pickup at the store. */
export const pickupBy = (email: string): CheckoutState => ({
  ...atSummary(email),
  shippingType: 'PICKUP_ON_STORE',
  shop: { id: places.store, name: 'Store Bandung', addressLines: [] },
})

/** Returns the same for a guest who wants updates of the order by WhatsApp. */
export const withUpdates = (pickup: CheckoutState): CheckoutState => ({
  ...pickup,
  wantsUpdates: true,
  updatesPhone: '0812 3456 7890',
})

/** Returns a guest's delivery from the hub. */
export const deliveryTo = (email: string): CheckoutState => ({
  ...atSummary(email),
  shippingType: 'ONLINE_DELIVERY',
  shop: { id: places.hub, name: 'Hub Kemang', addressLines: [] },
  address: {
    ...emptyGuestAddress,
    recipientName: 'Sari Dewi',
    recipientPhone: '0812 3456 7890',
    street: 'Jl. Cilandak 1',
    provinceId: 31,
    cityId: 3174,
    subdistrictId: places.cilandak,
  },
})

export const promoCode = 'TERAKHIR'

/** Adds a promo with so many uses. */
export const addPromo = async (db: Database, useLimit: number): Promise<void> => {
  await db.insert(promos).values({
    code: promoCode,
    category: 'PRODUCT',
    discPercent: 10,
    discNominal: rupiah(0),
    discMax: rupiah(1_000_000),
    startsAt: new Date(0),
    endsAt: new Date(Date.UTC(2100, 0)),
    useLimit,
  })
}

export const password = 'kopi susu 88'

const base64 = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '')

/** Returns a hash of the password at the lowest cost, since it protects made-up data. */
function cheapHash(): string {
  const nonce = randomBytes(16)
  const parameters = { nonce, tagLength: 32, memory: 8, passes: 1, parallelism: 1 }
  const tag = argon2Sync('argon2id', { message: password, ...parameters })
  return `$argon2id$v=19$m=8,t=1,p=1$${base64(nonce)}$${base64(tag)}`
}

/** Adds a customer who can sign in with the password. */
export async function addCustomer(db: Database, name: string): Promise<void> {
  const email = `${name}@example.com`
  const passwordHash = cheapHash()
  await db.insert(customers).values({ name, gender: 'FEMALE', email, passwordHash })
}
