import { Shopper } from '#system/steps.ts'
import { before, type World } from '#system/world.ts'
import { pickupBy, products } from '#worlds/small-shop.ts'

const state = pickupBy('ani@example.com')

/** Two tabs of a browser without Web Locks confirm the same cart, and each request may reach either of two shops. */
export const twoShops: World = {
  name: 'two-shops',
  grain: 'statements',
  title:
    'two shops behind a load balancer, and two tabs without a shared lock that confirm one cart',
  faults: 0,
  setUp: products([0, 3]),
  play(scene) {
    const phone = scene.browser('the phone', scene.shop('the first shop'))
    phone.shops = [scene.shop('the first shop'), scene.shop('the second shop')]
    phone.hasLocks = false
    const one = new Shopper(scene, scene.tab(phone, 'tab 1'))
    const two = new Shopper(scene, scene.tab(phone, 'tab 2'))
    return [
      { name: 'tab 1', steps: [...before(one.put(1), one.summarise(state)), one.confirm()] },
      { name: 'tab 2', steps: [...before(two.summarise(state)), two.confirm()] },
    ]
  },
}

/** Reduces the limit of 300 orders per address in a quarter of an hour to one. */
const oneOrder = { RATE_LIMIT_FACTOR: '0.005' }

/** Two buyers of one address send an order each, where one is allowed, and one of them sends it again. */
export const sharedLimit: World = {
  name: 'shared-limit',
  grain: 'requests',
  title:
    'two shops that count together in Redis, and more orders from one address than the limit allows',
  faults: 1,
  failing: ['browser', 'redis'],
  limit: { call: 'checkout-trx', max: 1 },
  setUp: products([0, 3]),
  play(scene) {
    const shops = ['the first shop', 'the second shop'].map((name) =>
      scene.shop(name, { env: oneOrder, hasRedis: true }),
    )
    const [ani, budi] = ['Ani', 'Budi'].map((name) => {
      const browser = scene.browser(`${name}'s phone`, shops[0], '203.0.113.1')
      browser.shops = shops
      return new Shopper(scene, scene.tab(browser, name))
    })
    if (!ani || !budi) throw new Error('Nobody is there')
    return [
      { name: 'Ani', steps: [...before(ani.put(1), ani.summarise(state)), ani.confirm()] },
      { name: 'Ani, patiently', steps: [ani.confirmAgain()] },
      { name: 'Budi', steps: [...before(budi.put(1), budi.summarise(state)), budi.confirm()] },
      {
        name: 'Redis',
        steps: [
          {
            label: 'Redis starts again, empty',
            isOptional: true,
            run: () => scene.redis.restart(),
          },
        ],
      },
    ]
  },
}

/** A new release takes over during a checkout: its first session password is new, and it still reads the old one. */
export const release: World = {
  name: 'release',
  grain: 'requests',
  title: "a release between two steps of the checkout: the old shop's page posts to the new shop",
  faults: 1,
  failing: ['browser'],
  setUp: products([0, 3]),
  play(scene) {
    const phone = scene.browser('the phone', scene.shop('the old shop'))
    const ani = new Shopper(scene, scene.tab(phone, 'Ani'))
    const passwords = 'the-password-of-the-new-release-only sealed-with-a-password-of-the-proof'
    return [
      {
        name: 'Ani',
        steps: [ani.put(1), ani.summarise(state), ani.confirm(), ani.payPending()],
      },
      { name: 'Ani, patiently', steps: [ani.confirmAgain()] },
      {
        name: 'the release',
        steps: [
          {
            label: 'the new release takes over',
            run: () => {
              scene.stage.writes('cookies of the phone')
              phone.shops = [scene.shop('the new shop', { env: { SESSION_PASSWORD: passwords } })]
            },
          },
        ],
      },
    ]
  },
}

/** Staff raise the price between the summary and its confirmation. */
export const priceChange: World = {
  name: 'price-change',
  grain: 'statements',
  title: 'a price that staff raise between the summary and its confirmation',
  faults: 0,
  setUp: products([0, 3]),
  play(scene) {
    const ani = new Shopper(scene, scene.tab(scene.browser('the phone'), 'Ani'))
    return [
      { name: 'Ani', steps: [...before(ani.put(1), ani.summarise(state)), ani.confirm()] },
      {
        name: 'staff',
        steps: [
          { label: 'staff raise the price of product 1', run: () => scene.setPrice(1, 300_000) },
        ],
      },
    ]
  },
}
