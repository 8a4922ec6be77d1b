import { randomUUID } from 'node:crypto'
import type { OfferedPaymentWay } from '@etalase/contract/checkout.ts'
import type { Client } from '#client.ts'
import type { Area } from '#scenarios/areas-and-stores.ts'
import { addOne, type Buyable } from '#scenarios/cart.ts'
import { deliveryBy, findRoutes } from '#scenarios/guest-order.ts'

const trx = 'POST checkout-trx'

/** Returns a guest without orders, below every limit of open orders. */
const aGuest = () => ({ guest_email: `guest-${randomUUID()}@example.com` })

/** Checks that a cash order is confirmed at once, includes its fee, and has no bill at the provider. */
async function checkConfirmed(
  client: Client,
  body: object,
  { way, expected }: { way: OfferedPaymentWay; expected: number },
): Promise<void> {
  const given = { ...body, payment_way: way.way, expected_total: expected + way.fee }
  const key = { 'Idempotency-Key': randomUUID() }
  const placed = await client.request(trx, given, key)
  const { payment_data, payment_redirect } = placed
  const page = URL.parse(payment_redirect?.url ?? '')?.pathname ?? ''
  const hasNoBill = !payment_data && page.endsWith('/payment/response')
  client.report.check(trx, 'payment_way', hasNoBill, 'has a bill of the payment provider')
  const total = payment_redirect?.grand_total
  const isExact = total === expected + way.fee
  client.report.check(
    trx,
    'the fee of a way to pay',
    isExact,
    `expected ${expected + way.fee}, got ${total}`,
  )
  const again = await client.request(trx, given, key)
  const isSame = again.payment_redirect?.trx_ref === payment_redirect?.trx_ref
  client.report.check(trx, 'payment_way', isSame, 'a repeated request made another order')
  const trx_ref = payment_redirect?.trx_ref ?? ''
  const payment = await client.requestOptional('GET order-payment', { trx_ref })
  if (!payment) return
  const isConfirmed = payment.trx_status === 'CONFIRMED' && payment.payment_way === way.way
  client.report.check(trx, 'payment_way', isConfirmed, `is ${payment.trx_status}, not CONFIRMED`)
}

const waysOf = async (client: Client) => (await client.request('POST checkout')).payment_ways ?? []

/** Checks a pickup paid at the store, if the backend offers it, and that a delivery's way is refused for it. */
export async function payAtStore(client: Client, item: Buyable): Promise<void> {
  await addOne(client, item)
  const ways = await waysOf(client)
  const way = ways.find(({ way }) => way === 'PAY_AT_STORE')
  const [store] = (await client.request('POST checkout')).available_stores
  if (!way || !store) return client.report.notOffered(trx, 'payment_way')
  const pickup = { shipping_type: 'PICKUP_ON_STORE', showroom_id: store.id, ...aGuest() }
  const wrong = { input: { ...pickup, payment_way: 'CASH_ON_DELIVERY' } }
  await client.expectError(trx, 'a way to pay that is not for the order', [400], wrong)
  await checkConfirmed(client, pickup, { way, expected: item.price })
}

/** Checks a delivery paid on arrival with a tier that takes cash, and that other tiers are refused. */
export async function payOnDelivery(client: Client, item: Buyable, area: Area): Promise<void> {
  await addOne(client, item)
  const routes = await findRoutes(client, area)
  const way = (await waysOf(client)).find(({ way }) => way === 'CASH_ON_DELIVERY')
  const taking = routes.find(({ tier }) => tier.takes_cash)
  if (!way || !taking) return
  const address = {
    ...aGuest(),
    address_recipient_name: 'Conformance Guest',
    address_recipient_phone: '081234567890',
    address_street: `Jl. Percobaan ${randomUUID()}`,
    ...area,
  }
  const other = routes.find(({ tier }) => !tier.takes_cash)
  if (other) {
    const input = { ...deliveryBy(other), ...address, payment_way: way.way }
    await client.expectError(trx, 'a way to pay that is not for the order', [400], { input })
  }
  const body = { ...deliveryBy(taking), ...address }
  await checkConfirmed(client, body, { way, expected: item.price + taking.tier.tariff })
}
