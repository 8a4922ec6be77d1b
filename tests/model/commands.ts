import { addHours } from 'date-fns'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { expect } from 'vitest'
import { orders } from '#backend/db/schema/orders.ts'
import { expireOrders } from '#backend/orders/order-status.ts'
import { unpaidOrderHours } from '#lib/rules/constants.ts'
import type { FakeNetwork } from '#tests/model/fake-network.ts'
import { bodyAt, promo } from '#tests/model/purchase-options.ts'
import type { NetworkFault, PurchaseOptions, ShopModel } from '#tests/model/shop-model.ts'
import type { Shopper } from '#tests/model/shopper.ts'
import { addToCart, checkOut, notify } from '#tests/support/checkout-calls.ts'
import { places } from '#tests/support/small-company.ts'
import { aDevice, rethrow, send, type TestBackend } from '#tests/support/test-backend.ts'

export interface RealShop {
  backend: TestBackend
  network: FakeNetwork
  shopper: Shopper
  /** Makes keys unlike those of any other schedule. */
  newKey: () => string
}

type Command = fc.AsyncCommand<ShopModel, RealShop>

const reachesBackend = (weather: NetworkFault) => weather !== 'requestLost'

/** What the shopper sees is what the cart holds. */
function expectCart(model: ShopModel, { shopper }: RealShop): void {
  const shown = shopper.lines.map((line) => [line.product_detail_id, line.qty])
  expect(new Map(shown as [number, number][])).toEqual(
    new Map([...model.cart].map(([productId, { qty }]) => [productId, qty])),
  )
}

/** A step of a schedule: what the model does, what the shopper does, and how it reads in a report. */
function step(
  name: string,
  act: (model: ShopModel, real: RealShop) => Promise<unknown>,
  check: (model: Readonly<ShopModel>) => boolean = () => true,
): Command {
  return {
    check,
    run: async (model, real) => {
      await act(model, real)
      expectCart(model, real)
    },
    toString: () => name,
  }
}

const put = (productId: number, qty: number, weather: NetworkFault) =>
  step(`put ${qty} of ${productId}, ${weather}`, (model, { shopper, network }) => {
    if (reachesBackend(weather)) model.put(productId, qty)
    network.plannedFaults.push(weather)
    return shopper.put(productId, qty)
  })

const press = (productId: number, presses: [1 | -1, NetworkFault][]) =>
  step(
    `press ${JSON.stringify(presses)} on ${productId}`,
    (model, { shopper, network }) => {
      for (const [by, weather] of presses) {
        if (reachesBackend(weather)) model.press(productId, by)
        network.plannedFaults.push(weather)
      }
      return shopper.press(
        productId,
        presses.map(([by]) => by),
      )
    },
    (model) => model.cart.has(productId),
  )

const remove = (productId: number, weather: NetworkFault) =>
  step(
    `remove ${productId}, ${weather}`,
    (model, { shopper, network }) => {
      if (reachesBackend(weather)) model.remove(productId)
      network.plannedFaults.push(weather)
      return shopper.remove(productId)
    },
    (model) => model.cart.has(productId),
  )

const putInOtherTab = (productId: number) =>
  step(`put ${productId} in another tab`, async (model, { backend, network, shopper }) => {
    model.put(productId, 1)
    const line = { ...network.device, product_detail_id: productId, size: 'M', qty: 1 }
    await send(backend.app, 'POST cart', line)
    await shopper.refetchCart()
  })

/** What the model makes of a purchase, and where it leads the shopper. */
function buyInModel(model: ShopModel, key: string, way: PurchaseOptions, weather: NetworkFault) {
  model.submission ??= model.submit(key, way)
  if (!model.submission) return 'nothing-to-buy'
  const isPlaced = reachesBackend(weather) && model.place(model.submission)
  if (weather === 'requestLost' || weather === 'answerLost') return 'unknown'
  if (isPlaced) return 'hand-off'
  model.submission = null
  return 'refused'
}

const describeOptions = ({ shop, hasCode }: PurchaseOptions) =>
  `${shop === places.hub ? 'delivered' : 'picked up'}${hasCode ? ', by code' : ''}`

const buy = (way: PurchaseOptions, weather: NetworkFault) =>
  step(`buy, ${describeOptions(way)}, ${weather}`, async (model, { shopper, network, newKey }) => {
    const key = newKey()
    const outcome = buyInModel(model, key, way, weather)
    if (outcome !== 'nothing-to-buy') network.plannedFaults.push(weather)
    expect(await shopper.buy(key, way)).toBe(outcome)
  })

const rivalBuys = (productId: number, qty: number, way: PurchaseOptions) =>
  step(
    `somebody else buys ${qty} of ${productId}, ${describeOptions(way)}`,
    async (model, real) => {
      const key = real.newKey()
      model.placeForRival(key, productId, qty, way)
      const { app } = real.backend
      const device = aDevice()
      const code = way.hasCode ? { promo_code: promo.code } : {}
      await addToCart(app, device, productId, qty).catch(() => {})
      await checkOut(
        app,
        device,
        { ...bodyAt(way.shop), ...code },
        { 'idempotency-key': key },
      ).catch(() => {})
    },
  )

const notifyPayment = (which: number, status: '2' | '3' | '7', times: number) =>
  step(
    `the provider says ${status} of order ${which}, ${times} times`,
    async (model, { backend }) => {
      const order = model.orders[which % model.orders.length]
      if (!order) return
      if (status !== '3') model.close(order, status === '2' ? 'PAID' : 'EXPIRED')
      const [row] = await backend.db
        .select()
        .from(orders)
        .where(eq(orders.idempotencyKey, order.key))
      for (let time = 0; time < times; time++) await notify(backend, row?.trxRef ?? '', status)
    },
    (model) => model.orders.length > 0,
  )

const passDueTime = () =>
  step('a day passes', async (model, { backend }) => {
    for (const order of model.orders) model.close(order, 'EXPIRED')
    backend.clock.now = addHours(backend.clock.now, unpaidOrderHours + 1)
    await expireOrders(backend.db, backend.clock.now, rethrow)
  })

/** Everything that can happen to a shopper, in any order. */
export function shopperCommands(productIds: readonly number[]) {
  const product = fc.constantFrom(...productIds)
  const weather = fc.constantFrom<NetworkFault>('fair', 'fair', 'slow', 'requestLost', 'answerLost')
  const by = fc.constantFrom<1 | -1>(1, -1)
  const presses = fc.array(fc.tuple(by, weather), { minLength: 1, maxLength: 4 })
  const pieces = fc.integer({ min: 1, max: 3 })
  const way = fc.record({ shop: fc.constantFrom(places.hub, places.store), hasCode: fc.boolean() })
  return fc.commands(
    [
      fc.tuple(product, pieces, weather).map((given) => put(...given)),
      fc.tuple(product, presses).map((given) => press(...given)),
      fc.tuple(product, weather).map((given) => remove(...given)),
      product.map(putInOtherTab),
      fc.tuple(way, weather).map((given) => buy(...given)),
      fc.tuple(way, weather).map((given) => buy(...given)),
      fc.tuple(product, pieces, way).map((given) => rivalBuys(...given)),
      fc
        .tuple(fc.nat(9), fc.constantFrom('2', '3', '7'), pieces)
        .map(([which, status, times]) => notifyPayment(which, status as '2' | '3' | '7', times)),
      fc.constant(passDueTime()),
    ],
    { maxCommands: 20 },
  )
}
