import { releaseUncollected } from '@etalase/backend/orders/release-uncollected.ts'
import { rethrow } from '@etalase/backend/tests/support/test-context.ts'
import { cancelOrder, openOrder, staffStep } from '#system/order-steps.ts'
import type { Scene } from '#system/scene.ts'
import { Shopper } from '#system/steps.ts'
import { type Actor, before, type Step, type World } from '#system/world.ts'
import { notice } from '#worlds/payments.ts'
import { addPromo, deliveryTo, pickupBy, products, promoCode } from '#worlds/small-shop.ts'
import type { CheckoutState } from '../../../../lib/checkout/state.ts'

const email = 'ani@example.com'
const name = 'Ani'

const atStore: CheckoutState = { ...pickupBy(email), promoCode, paymentWay: 'PAY_AT_STORE' }
const onDelivery: CheckoutState = {
  ...deliveryTo(email),
  promoCode,
  paymentWay: 'CASH_ON_DELIVERY',
}

const guest = (scene: Scene) => new Shopper(scene, scene.tab(scene.browser('the phone'), name))

const purchase = (ani: Shopper, state: CheckoutState): Step[] =>
  before(ani.put(1), ani.summarise(state), ani.confirm())

const shelves =
  (hub: number, store: number): World['setUp'] =>
  async (db) => {
    await products([hub, store])(db)
    await addPromo(db, 3)
  }

/** Returns staff who do these steps in turn with Ani's order. */
const staff = (scene: Scene, who: string, ...steps: Parameters<typeof staffStep>[2][]): Actor => ({
  name: who,
  steps: steps.map((step) => ({ ...staffStep(scene, name, step, who), isOptional: true })),
})

/** Runs the backend's job that releases uncollected pickups. */
const release = ({ stage, backend }: Scene): Promise<void> =>
  backend.work(stage.nameOf('the job that releases pickups'), ({ db, now }) =>
    releaseUncollected(db, now(), rethrow),
  )

/** Two cashiers take the money of one pickup, while its buyer cancels it and its time ends. */
export const payAtStore: World = {
  name: 'pay-at-store',
  grain: 'statements',
  title: 'a pickup that two tills hand over for cash, its buyer cancels, and its deadline ends',
  faults: 0,
  setUp: shelves(0, 3),
  play(scene) {
    const ani = guest(scene)
    const opened = before(openOrder(scene, ani.tab, email))
    return [
      { name, steps: [...purchase(ani, atStore), ...opened, cancelOrder(scene, ani.tab)] },
      staff(scene, 'a till', 'collect'),
      staff(scene, 'another till', 'collect'),
      {
        name: 'the clock',
        steps: [
          {
            label: 'the time to collect is over',
            when: scene.hasBill(name),
            isOptional: true,
            run: () => scene.clock.passHours(80),
          },
          { label: 'the backend releases pickups', run: () => release(scene) },
        ],
      },
    ]
  },
}

/** A parcel on its way is collected, refused and returned in every order, and the provider reports a payment. */
export const cashOnDelivery: World = {
  name: 'cash-on-delivery',
  grain: 'requests',
  title:
    'a parcel that is paid, refused and returned in every order, while its buyer cancels and a stray payment arrives',
  faults: 0,
  setUp: shelves(3, 0),
  play(scene) {
    const ani = guest(scene)
    const opened = before(openOrder(scene, ani.tab, email))
    const sent = before(
      ...(['pack', 'ship'] as const).map((step) => staffStep(scene, name, step, 'the hub')),
    )
    return [
      {
        name,
        steps: [...purchase(ani, onDelivery), ...opened, ...sent, cancelOrder(scene, ani.tab)],
      },
      staff(scene, 'the courier', 'collect'),
      staff(scene, 'the door', 'refuse', 'back'),
      staff(scene, 'the hub', 'back'),
      ...notice(scene, name, '2'),
    ]
  },
}

/** Responses are lost while a cash order is placed. */
export const cashLost: World = {
  name: 'cash-lost',
  grain: 'requests',
  title: 'an order to be paid at the store, sent again after a lost answer',
  faults: 1,
  failing: ['browser', 'backend'],
  setUp: shelves(0, 3),
  play(scene) {
    const ani = guest(scene)
    return [
      {
        name,
        steps: [...before(ani.put(1), ani.summarise(atStore)), ani.confirm(), ani.payPending()],
      },
      { name: 'Ani, patiently', steps: [ani.confirmAgain()] },
      staff(scene, 'a till', 'collect'),
    ]
  },
}
