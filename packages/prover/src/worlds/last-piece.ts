import type { Scene } from '#system/scene.ts'
import { Shopper } from '#system/steps.ts'
import { type Actor, before, type World } from '#system/world.ts'
import { addPromo, deliveryTo, pickupBy, products, promoCode } from '#worlds/small-shop.ts'
import type { CheckoutState } from '../../../../lib/checkout/state.ts'

/** Returns a shopper with their own browser, who has a product in the cart and sees its summary. */
function buyer(scene: Scene, name: string, state: CheckoutState, productId = 1): Actor {
  const shopper = new Shopper(scene, scene.tab(scene.browser(`${name}'s phone`), name))
  return {
    name,
    steps: [...before(shopper.put(productId), shopper.summarise(state)), shopper.confirm()],
  }
}

/** Two buyers want the last piece: both have it in the cart and in their summary. */
export const lastPiece: World = {
  name: 'last-piece',
  grain: 'statements',
  title: 'two buyers for the last piece',
  faults: 0,
  setUp: products([0, 1]),
  play: (scene) => [
    buyer(scene, 'Ani', pickupBy('ani@example.com')),
    buyer(scene, 'Budi', pickupBy('budi@example.com')),
  ],
}

/** Two buyers with different products, and a code with one use left. */
export const lastPromo: World = {
  name: 'last-promo',
  grain: 'statements',
  title: 'the last use of a promo',
  faults: 0,
  setUp: async (db) => {
    await products([0, 3], [0, 3])(db)
    await addPromo(db, 1)
  },
  play: (scene) => [
    buyer(scene, 'Ani', { ...pickupBy('ani@example.com'), promoCode }, 1),
    buyer(scene, 'Budi', { ...pickupBy('budi@example.com'), promoCode }, 2),
  ],
}

/** One cart in two tabs: the store's pieces are picked up, the hub's are delivered. */
export const pickupAndDelivery: World = {
  name: 'pickup-and-delivery',
  grain: 'statements',
  title: 'pickup and delivery of one cart in two tabs',
  faults: 0,
  setUp: products([2, 2], [2, 0]),
  play(scene) {
    const phone = scene.browser('the phone')
    const one = new Shopper(scene, scene.tab(phone, 'tab 1'))
    const two = new Shopper(scene, scene.tab(phone, 'tab 2'))
    return [
      {
        name: 'tab 1',
        steps: [
          ...before(one.put(1), one.put(2), one.summarise(pickupBy('ani@example.com'))),
          one.confirm(),
        ],
      },
      {
        name: 'tab 2',
        steps: [...before(two.summarise(deliveryTo('ani@example.com'))), two.confirm()],
      },
    ]
  },
}
