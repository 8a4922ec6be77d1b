import { expireOrders } from '@etalase/backend/orders/order-status.ts'
import { addToCart, checkOut, notify } from '@etalase/backend/tests/support/checkout-calls.ts'
import { aDevice, send, type TestBackend } from '@etalase/backend/tests/support/test-backend.ts'
import { rethrow } from '@etalase/backend/tests/support/test-context.ts'
import { orders } from '@etalase/backend-kit/db/schema/orders.ts'
import { places } from '@etalase/backend-kit/tests/support/small-company.ts'
import { unpaidOrderHours } from '@etalase/contract/rules/constants.ts'
import { addHours } from 'date-fns/addHours'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { expect } from 'vitest'
import type { FakeNetwork } from '#tests/backend/model/fake-network.ts'
import { bodyAt, promo } from '#tests/backend/model/purchase-options.ts'
import type { NetworkFault, PurchaseOptions, ShopModel } from '#tests/backend/model/shop-model.ts'
import type { Shopper } from '#tests/backend/model/shopper.ts'

export interface RealShop {
  backend: TestBackend
  network: FakeNetwork
  shopper: Shopper
  /** Generates idempotency keys that are unique over all runs. */
  newKey: () => string
}

type Command = fc.AsyncCommand<ShopModel, RealShop>

const reachesBackend = (fault: NetworkFault) => fault !== 'requestLost'

/** Checks that the cart the shopper sees equals the model's cart. */
function expectCart(model: ShopModel, { shopper }: RealShop): void {
  const shown = shopper.lines.map((line) => [line.product_detail_id, line.qty])
  expect(new Map(shown as [number, number][])).toEqual(
    new Map([...model.cart].map(([productId, { qty }]) => [productId, qty])),
  )
}

/** Builds a command that applies an action to the model and the real shop; `name` appears in the report. */
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

const put = (productId: number, qty: number, fault: NetworkFault) =>
  step(`put ${qty} of ${productId}, ${fault}`, (model, { shopper, network }) => {
    if (reachesBackend(fault)) model.put(productId, qty)
    network.plannedFaults.push(fault)
    return shopper.put(productId, qty)
  })

const press = (productId: number, presses: [1 | -1, NetworkFault][]) =>
  step(
    `press ${JSON.stringify(presses)} on ${productId}`,
    (model, { shopper, network }) => {
      for (const [by, fault] of presses) {
        if (reachesBackend(fault)) model.press(productId, by)
        network.plannedFaults.push(fault)
      }
      return shopper.press(
        productId,
        presses.map(([by]) => by),
      )
    },
    (model) => model.cart.has(productId),
  )

const remove = (productId: number, fault: NetworkFault) =>
  step(
    `remove ${productId}, ${fault}`,
    (model, { shopper, network }) => {
      if (reachesBackend(fault)) model.remove(productId)
      network.plannedFaults.push(fault)
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

/** Applies a purchase to the model and returns the expected outcome. */
function buyInModel(model: ShopModel, key: string, options: PurchaseOptions, fault: NetworkFault) {
  model.submission ??= model.createSubmission(key, options)
  if (!model.submission) return 'nothing-to-buy'
  const isPlaced = reachesBackend(fault) && model.place(model.submission)
  if (fault === 'requestLost' || fault === 'responseLost') return 'unknown'
  if (isPlaced) return 'hand-off'
  model.submission = null
  return 'refused'
}

const describeOptions = ({ shop, hasCode }: PurchaseOptions) =>
  `${shop === places.hub ? 'delivered' : 'picked up'}${hasCode ? ', by code' : ''}`

const buy = (options: PurchaseOptions, fault: NetworkFault) =>
  step(
    `buy, ${describeOptions(options)}, ${fault}`,
    async (model, { shopper, network, newKey }) => {
      const key = newKey()
      const outcome = buyInModel(model, key, options, fault)
      if (outcome !== 'nothing-to-buy') network.plannedFaults.push(fault)
      expect(await shopper.buy(key, options)).toBe(outcome)
    },
  )

const rivalBuys = (productId: number, qty: number, options: PurchaseOptions) =>
  step(
    `somebody else buys ${qty} of ${productId}, ${describeOptions(options)}`,
    async (model, real) => {
      const key = real.newKey()
      model.placeForRival(key, productId, qty, options)
      const { app } = real.backend
      const device = aDevice()
      const code = options.hasCode ? { promo_code: promo.code } : {}
      await addToCart(app, device, productId, qty).catch(() => {})
      await checkOut(
        app,
        device,
        { ...bodyAt(options.shop), ...code },
        { ...real.network.addressHeaders, 'idempotency-key': key },
      ).catch(() => {})
    },
  )

const notifyPayment = (which: number, status: '2' | '3' | '7', times: number) =>
  step(
    `payment status ${status} for order ${which}, ${times} times`,
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
  step('the due time passes', async (model, { backend }) => {
    for (const order of model.orders) model.close(order, 'EXPIRED')
    backend.clock.now = addHours(backend.clock.now, unpaidOrderHours + 1)
    await expireOrders(backend.db, backend.clock.now, rethrow)
  })

/** Generates random commands: everything that can happen to a shopper, in any order. */
export function shopperCommands(productIds: readonly number[]) {
  const product = fc.constantFrom(...productIds)
  const fault = fc.constantFrom<NetworkFault>('none', 'none', 'slow', 'requestLost', 'responseLost')
  const by = fc.constantFrom<1 | -1>(1, -1)
  const presses = fc.array(fc.tuple(by, fault), { minLength: 1, maxLength: 4 })
  const pieces = fc.integer({ min: 1, max: 3 })
  const options = fc.record({
    shop: fc.constantFrom(places.hub, places.store),
    hasCode: fc.boolean(),
  })
  return fc.commands(
    [
      fc.tuple(product, pieces, fault).map((given) => put(...given)),
      fc.tuple(product, presses).map((given) => press(...given)),
      fc.tuple(product, fault).map((given) => remove(...given)),
      product.map(putInOtherTab),
      fc.tuple(options, fault).map((given) => buy(...given)),
      fc.tuple(options, fault).map((given) => buy(...given)),
      fc.tuple(product, pieces, options).map((given) => rivalBuys(...given)),
      fc
        .tuple(fc.nat(9), fc.constantFrom('2', '3', '7'), pieces)
        .map(([which, status, times]) => notifyPayment(which, status as '2' | '3' | '7', times)),
      fc.constant(passDueTime()),
    ],
    { maxCommands: 20 },
  )
}
