import { argon2Sync, createHash, randomBytes, randomUUID } from 'node:crypto'
import { cartItems } from '@etalase/backend-kit/db/schema/cart.ts'
import { accessTokens, customers, userAddresses } from '@etalase/backend-kit/db/schema/customers.ts'
import { orderLines, orders } from '@etalase/backend-kit/db/schema/orders.ts'
import { passkeyChallenges, passkeys } from '@etalase/backend-kit/db/schema/passkeys.ts'
import { stockAlerts } from '@etalase/backend-kit/db/schema/stock-alerts.ts'
import { issueOrderToken } from '@etalase/backend-kit/orders/order-token.ts'
import { places } from '@etalase/backend-kit/tests/support/small-company.ts'
import type { Endpoint } from '@etalase/contract/endpoint.ts'
import { endpoints } from '@etalase/contract/endpoints.ts'
import { orderNumber } from '@etalase/contract/rules/codes.ts'
import { rupiah } from '@etalase/contract/rules/money.ts'
import type { TrxStatus } from '@etalase/contract/rules/trx-status.ts'
import { SoftPasskey } from '@etalase/testkit/soft-passkey.ts'
import { addDays } from 'date-fns/addDays'
import { inArray } from 'drizzle-orm'
import { issueConfirmationToken } from '#account/confirmation-token.ts'
import { addressForm } from '#tests/support/accounts.ts'
import { from, pickupBody } from '#tests/support/checkout-calls.ts'
import { send, type TestBackend } from '#tests/support/test-backend.ts'
import { shopUrl } from '#tests/support/test-context.ts'
import examples from '../../../conformance/examples/calls.json' with { type: 'json' }

const table: Readonly<Record<string, Endpoint>> = endpoints

/** The calls with which a shopper changes something, from the contract's table. */
export const changingCalls = Object.keys(table).filter((call) => table[call]?.effect === 'writes')

const password = 'kopi susu 88'

/** Hashes at argon2's lowest cost, because thousands of these customers sign in. */
function cheapHash(): string {
  const nonce = randomBytes(16)
  const cost = { memory: 8, passes: 1, parallelism: 1 }
  const tag = argon2Sync('argon2id', { message: password, nonce, tagLength: 32, ...cost })
  const [salt, text] = [nonce, tag].map((bytes) => bytes.toString('base64').replaceAll('=', ''))
  return `$argon2id$v=19$m=8,t=1,p=1$${salt}$${text}`
}

const passwordHash = cheapHash()
const here = { rpId: new URL(shopUrl).hostname, origin: shopUrl }

let count = 0

type Row = typeof customers.$inferSelect

/** Creates a signed-in account with a cart from before, a piece in it and two addresses. */
async function anAccount({ db, clock }: TestBackend) {
  const [cartDeviceId, token] = [randomUUID(), randomBytes(16).toString('hex')]
  const email = `busy${++count}@example.com`
  const person = { name: 'Sari', gender: 'FEMALE', email, passwordHash, cartDeviceId } as const
  const [row] = await db.insert(customers).values(person).returning()
  if (!row) throw new Error('No customer')
  const line = { productId: 1, sizeCode: 'M', qty: 2, priceWhenAdded: rupiah(200_000) }
  await db.insert(cartItems).values({ ...line, deviceId: cartDeviceId })
  const tokenHash = createHash('sha256').update(token).digest('hex')
  const expiresAt = addDays(clock.now, 1)
  await db.insert(accessTokens).values({ tokenHash, customerId: row.id, expiresAt })
  const address = {
    customerId: row.id,
    label: 'Home',
    recipientName: 'Sari',
    recipientPhone: '+6281234567890',
    zip: '12430',
    street: 'Jl. Cilandak 1',
    subdistrictId: places.cilandak,
  }
  const [, second] = await db
    .insert(userAddresses)
    .values([
      { ...address, isPrimary: true },
      { ...address, isPrimary: false },
    ])
    .returning({ id: userAddresses.id })
  return { row, token, cartDeviceId, addressId: second?.id }
}

/** Statuses of a pickup until it is handed over. */
const arrival: readonly TrxStatus[] = ['PAID', 'READY_FOR_PICKUP', 'COMPLETED']

/** Places four pickups of one piece: two by a customer and two by a guest with the same address. The second of each has arrived. */
async function someOrders(
  { db, clock: { now } }: TestBackend,
  { id: customerId, cartDeviceId, email: guestEmail }: Row,
) {
  const placed = await db
    .insert(orders)
    .values(
      [{ customerId }, { customerId }, { guestEmail }, { guestEmail }].map((buyer) => ({
        trxRef: randomBytes(16).toString('hex'),
        deviceId: cartDeviceId ?? '',
        ...buyer,
        shippingType: 'PICKUP_ON_STORE' as const,
        showroomId: places.store,
        subtotal: rupiah(200_000),
        discount: rupiah(0),
        shippingCost: rupiah(0),
        grandTotal: rupiah(200_000),
        placedAt: now,
        movedAt: now,
        dueAt: addDays(now, 1),
      })),
    )
    .returning()
  const line = { productId: 1, sizeCode: 'M', sizeName: 'M', productName: 'Shirt', qty: 1 }
  const prices = { retailPrice: rupiah(200_000), netPrice: rupiah(200_000) }
  const none = { discPercent: 0, discNominal: rupiah(0), subtotal: rupiah(200_000) }
  await db
    .insert(orderLines)
    .values(placed.map(({ id: orderId }) => ({ orderId, ...line, ...prices, ...none })))
  const arrived = inArray(
    orders.id,
    placed.flatMap(({ id }, index) => (index % 2 === 1 ? id : [])),
  )
  for (const status of arrival)
    await db.update(orders).set({ status, paidAt: now, pickupCode: 'ABC' }).where(arrived)
  return placed
}

/** Creates challenges for the customer and for a sign-in, with the answers of two keys. */
async function somePasskeys({ db, clock }: TestBackend, customerId: number) {
  const [adding, signing] = [randomBytes(32), randomBytes(32)].map((one) =>
    one.toString('base64url'),
  )
  const expiresAt = addDays(clock.now, 1)
  await db.insert(passkeyChallenges).values([
    { challenge: adding ?? '', customerId, expiresAt },
    { challenge: signing ?? '', customerId: null, expiresAt },
  ])
  const known = new SoftPasskey()
  const key = { credentialId: known.id.toString('base64url'), publicKey: known.publicKey }
  const [row] = await db
    .insert(passkeys)
    .values({ ...key, customerId, counter: 0, transports: '', name: 'Phone', createdAt: clock.now })
    .returning({ id: passkeys.id })
  return {
    keyId: row?.id,
    made: new SoftPasskey().create({ ...here, challenge: adding ?? '' }),
    signed: known.get({ ...here, challenge: signing ?? '' }),
  }
}

async function anAlert({ db, clock }: TestBackend, email: string): Promise<string> {
  const token = randomBytes(16).toString('hex')
  const alert = { productId: 2, sizeCode: 'M', email, token, createdAt: clock.now }
  await db.insert(stockAlerts).values(alert)
  return token
}

/** Fields with a special meaning in some calls. */
type Own = Readonly<Record<string, object>>

/** Creates a customer who can make every call. Builds inputs by field name. */
export async function aBusyCustomer(backend: TestBackend) {
  const { clock, context } = backend
  const { row, token, cartDeviceId, addressId } = await anAccount(backend)
  const [open, arrived, guestOpen, guestArrived] = await someOrders(backend, row)
  const { keyId, made, signed } = await somePasskeys(backend, row.id)
  const days = { now: clock.now, days: 1 }
  const tokenOf = (id = 0) => issueOrderToken(context.orderLinkSecret, id, days)
  const fields: Readonly<Record<string, unknown>> = {
    ...addressForm,
    ...pickupBody,
    guest_email: undefined,
    local_device_id: cartDeviceId,
    new_device_id: randomUUID(),
    product_detail_id: 1,
    size: 'M',
    qty: 1,
    ...{ email: row.email, password, user_address_id: addressId, everywhere: 1 },
    ...{ old_password: password, new_password: 'teh tarik 99', new_password_conf: 'teh tarik 99' },
    ...{ id: open?.id, order_token: tokenOf(guestOpen?.id), pictures: [] },
    ...{ order_number: orderNumber(guestOpen?.trxRef ?? ''), token: '', credential: made },
  }
  const ofArrived = { id: arrived?.id, order_token: tokenOf(guestArrived?.id) }
  const own: Own = {
    'POST auth/sign-up': { email: `new.${row.email}`, password_conf: password },
    'POST auth/passkey': { credential: signed },
    'POST auth/confirm-email': {
      token: issueConfirmationToken(context.orderLinkSecret, row, clock.now),
    },
    'POST stock-alert-stop': { token: await anAlert(backend, row.email) },
    // In another browser.
    'POST cart-adopt': { local_device_id: randomUUID() },
    'POST checkout-trx': { cart_item_ids: undefined, expected_total: undefined },
    'POST user/profile': { email: `other.${row.email}` },
    'POST user/passkey-remove': { id: keyId },
    'POST user/order-return': ofArrived,
    'POST order-return': ofArrived,
    'POST user/review': ofArrived,
    'POST order-review': ofArrived,
  }
  const headers = { authorization: token, ...from(count) }
  return {
    /** Makes a call as this customer. */
    make(call: string) {
      const example: object = Object(Object(examples)[call]).request
      const names = [...Object.keys(table[call]?.body?.shape ?? {}), 'local_device_id']
      const named = Object.fromEntries(
        names.filter((name) => name in fields).map((name) => [name, fields[name]]),
      )
      return send(backend.app, call, { ...example, ...named, ...own[call] }, headers)
    },
  }
}
