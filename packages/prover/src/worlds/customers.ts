import { anybody } from '#system/facts.ts'
import { Shopper } from '#system/steps.ts'
import { before, type World } from '#system/world.ts'
import { addCustomer, password, pickupBy, products } from '#worlds/small-shop.ts'

const sari = 'sari@example.com'
const dewi = 'dewi@example.com'

const setUp: World['setUp'] = async (db) => {
  await products([3, 3], [3, 3], [3, 3])(db)
  await addCustomer(db, 'sari')
  await addCustomer(db, 'dewi')
}

/** A guest signs in and out, and another customer signs in, while the second tab still shows the earlier page. */
export const twoCustomers: World = {
  name: 'two-customers',
  grain: 'requests',
  title: 'guest, customer, sign-out and another customer on one device with two tabs',
  faults: 0,
  setUp,
  play(scene) {
    const phone = scene.browser('the phone')
    const tab = scene.tab(phone, 'tab 1', { isFull: true })
    const other = scene.tab(phone, 'tab 2')
    const [asSari, asDewi] = [new Shopper(scene, tab, sari), new Shopper(scene, tab, dewi)]
    Object.assign(scene.noted.owners, { 1: sari, 3: dewi })
    return [
      {
        name: 'tab 1',
        steps: [
          ...before(asSari.put(1)),
          asSari.signIn(sari, password),
          asSari.signOut(),
          asDewi.signIn(dewi, password),
          asDewi.put(3),
        ],
      },
      { name: 'tab 2', steps: [new Shopper(scene, other, anybody).put(2)] },
    ]
  },
}

/** A customer signs out, while the second tab still shows the earlier page. */
export const signedOut: World = {
  name: 'signed-out',
  grain: 'requests',
  title: "a customer's device after the sign-out, with a second tab from before",
  faults: 0,
  setUp,
  play(scene) {
    const phone = scene.browser('the phone')
    const asSari = new Shopper(scene, scene.tab(phone, 'tab 1'), sari)
    const other = new Shopper(scene, scene.tab(phone, 'tab 2'), anybody)
    Object.assign(scene.noted.owners, { 1: sari })
    return [
      {
        name: 'tab 1',
        steps: [...before(asSari.put(1)), asSari.signIn(sari, password), asSari.signOut()],
      },
      { name: 'tab 2', steps: [other.put(2)] },
    ]
  },
}

/** A customer's order, and the next customer who signs in on the device. */
export const customerOrders: World = {
  name: 'customer-orders',
  grain: 'requests',
  title: "a customer's order on a device that another customer uses next",
  faults: 0,
  setUp,
  play(scene) {
    const phone = scene.browser('the phone')
    const tab = scene.tab(phone, 'tab 1')
    const [asSari, asDewi] = [new Shopper(scene, tab, sari), new Shopper(scene, tab, dewi)]
    const other = new Shopper(scene, scene.tab(phone, 'tab 2'), anybody)
    const state = { ...pickupBy(''), isCustomer: true }
    const lookAtOrders = asDewi.call(
      'looks at her orders',
      'GET user/orders',
      () => undefined,
      (data) => {
        const found: unknown[] = Object(data).user_orders
        if (found.length > 0) scene.noted.leaks.push('Dewi sees the order of Sari.')
      },
    )
    return [
      {
        name: 'tab 1',
        steps: [
          asSari.put(1),
          asSari.signIn(sari, password),
          asSari.summarise(state),
          asSari.confirm(),
          asSari.signOut(),
          asDewi.signIn(dewi, password),
          lookAtOrders,
        ],
      },
      {
        name: 'tab 2',
        steps: [{ ...other.payPending(), isOptional: true }],
      },
    ]
  },
}
