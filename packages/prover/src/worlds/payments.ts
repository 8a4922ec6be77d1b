import { cancelOrder, openOrder } from '#system/order-steps.ts'
import type { Scene } from '#system/scene.ts'
import { Shopper } from '#system/steps.ts'
import { type Actor, before, type Step, type World } from '#system/world.ts'
import { addPromo, pickupBy, products, promoCode, withUpdates } from '#worlds/small-shop.ts'
import type { CheckoutState } from '../../../../lib/checkout/state.ts'

/** Returns the provider's notifications about a buyer's order; each is optional and may be repeated. */
export function notice(
  scene: Scene,
  who: string,
  status: string,
  times = 1,
  reference = 'R1',
): Actor[] {
  const how = reference === 'R1' ? '' : ` by ${reference}`
  const what = { 2: 'paid', 3: 'failed', 7: 'expired', 8: 'cancelled' }[status] ?? status
  return Array.from({ length: times }, (_, index) => {
    const name = `the provider's notification ${what}${how}${index > 0 ? ' once more' : ''}`
    const step: Step = {
      label: `the provider says that ${who}'s bill is ${what}${how}${index > 0 ? ' once more' : ''}`,
      when: scene.hasBill(who),
      isOptional: true,
      run: () => scene.notify(scene.intentOf(who)?.billNo ?? '', status, { reference }),
    }
    return { name, steps: [step] }
  })
}

/** Returns a stranger who claims, without the secret, that a bill is paid. */
const forgery = (scene: Scene, who: string): Actor => ({
  name: 'a stranger',
  steps: [
    {
      label: `a stranger says that ${who}'s bill is paid`,
      when: scene.hasBill(who),
      isOptional: true,
      run: () => scene.notify(scene.intentOf(who)?.billNo ?? '', '2', { isSigned: false }),
    },
  ],
})

export const deadline = (scene: Scene, who: string): Actor => ({
  name: 'the clock',
  steps: [
    {
      label: 'the time to pay is over',
      when: scene.hasBill(who),
      isOptional: true,
      run: () => scene.passDay(),
    },
    { label: 'the backend ends unpaid orders', run: () => scene.expireOrders() },
  ],
})

const guest = (scene: Scene) => new Shopper(scene, scene.tab(scene.browser('the phone'), 'Ani'))

const email = 'ani@example.com'

const withPromo: CheckoutState = { ...pickupBy(email), promoCode }

const purchase = (ani: Shopper, state = withPromo): Step[] =>
  before(ani.put(1), ani.summarise(state), ani.confirm())

const shelves: World['setUp'] = async (db) => {
  await products([0, 3])(db)
  await addPromo(db, 3)
}

/** The provider's notifications in every order, while the shopper pays again. */
export const payAgain: World = {
  name: 'pay-again',
  grain: 'requests',
  title:
    'paid, failed and expired in every order, against "pay again" and the return from the provider',
  faults: 0,
  setUp: shelves,
  play(scene) {
    const ani = guest(scene)
    return [
      {
        name: 'Ani',
        steps: [...purchase(ani, withUpdates(withPromo)), ani.payPending(), ani.comeBack('2')],
      },
      ...notice(scene, 'Ani', '2', 2),
      ...notice(scene, 'Ani', '3'),
      ...notice(scene, 'Ani', '7'),
      forgery(scene, 'Ani'),
    ]
  },
}

/** One bill is paid through two channels, each notified twice, in every order with its expiry. */
export const paidTwice: World = {
  name: 'paid-twice',
  grain: 'requests',
  title:
    'two payments of one bill, each reported twice, against its end and the return from the provider',
  faults: 0,
  setUp: shelves,
  play(scene) {
    const ani = guest(scene)
    return [
      { name: 'Ani', steps: [...purchase(ani), ani.comeBack('2')] },
      ...notice(scene, 'Ani', '2', 2),
      ...notice(scene, 'Ani', '2', 2, 'R2'),
      ...notice(scene, 'Ani', '7'),
    ]
  },
}

/** The buyer cancels while the provider reports the payment and the order expires. */
export const cancelOrPay: World = {
  name: 'cancel-or-pay',
  grain: 'statements',
  title: "paid, twice, against the buyer's cancellation and the end of the time to pay",
  faults: 0,
  setUp: shelves,
  play(scene) {
    const ani = guest(scene)
    return [
      {
        name: 'Ani',
        steps: [
          ...purchase(ani),
          ...before(openOrder(scene, ani.tab, email)),
          cancelOrder(scene, ani.tab),
        ],
      },
      ...notice(scene, 'Ani', '2', 2),
      deadline(scene, 'Ani'),
    ]
  },
}

/** The first order fails, the shopper buys the same again, and then the first payment arrives. */
export const buyAgain: World = {
  name: 'buy-again',
  grain: 'requests',
  title: 'an order that is bought again while its payment is still on its way',
  faults: 0,
  setUp: async (db) => {
    await products([0, 1])(db)
    await addPromo(db, 1)
  },
  play(scene) {
    const ani = guest(scene)
    const budi = new Shopper(scene, scene.tab(scene.browser("Budi's phone"), 'Budi'))
    return [
      { name: 'Ani', steps: purchase(ani) },
      ...notice(scene, 'Ani', '7'),
      ...notice(scene, 'Ani', '2'),
      {
        name: 'Budi',
        steps: [
          {
            ...budi.put(1),
            when: () =>
              scene.noted.notices.some(
                ({ status, answers }) => status === '7' && answers.length > 0,
              ),
          },
          budi.summarise(pickupBy('budi@example.com')),
          budi.confirm(),
        ],
      },
    ]
  },
}
