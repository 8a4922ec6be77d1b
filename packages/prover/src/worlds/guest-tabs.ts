import { Shopper } from '#system/steps.ts'
import type { Step, World } from '#system/world.ts'
import { products } from '#worlds/small-shop.ts'

/** A guest adds two products in two tabs at the same time, before a device id exists. */
export const guestTabs: World = {
  name: 'guest-tabs',
  grain: 'requests',
  title: 'a guest with two tabs from the first request on',
  faults: 1,
  failing: ['browser'],
  setUp: products([3, 3], [3, 3]),
  play(scene) {
    const phone = scene.browser('the phone')
    const one = new Shopper(scene, scene.tab(phone, 'tab 1'))
    const two = new Shopper(scene, scene.tab(phone, 'tab 2'))
    return [
      { name: 'tab 1', steps: [one.put(1), one.press(1)] },
      { name: 'tab 2', steps: [two.put(2)] },
    ]
  },
}

const again = (step: Step): Step => ({ ...step, label: `${step.label} again` })

/** The same without scripts: two plain forms over two connections, each of which may reach either of two shops. */
export const guestForms: World = {
  name: 'guest-forms',
  grain: 'requests',
  title: 'the same without scripts: two plain forms at once, answered by two shops',
  faults: 0,
  setUp: products([3, 3], [3, 3]),
  play(scene) {
    const phone = scene.browser('the phone', scene.shop('the first shop'))
    phone.shops = [scene.shop('the first shop'), scene.shop('the second shop')]
    const one = new Shopper(scene, scene.tab(phone, 'tab 1'))
    const two = new Shopper(scene, scene.tab(phone, 'tab 2'))
    return [
      { name: 'tab 1', steps: [one.post(1), again(one.post(1))] },
      { name: 'tab 2', steps: [two.post(2)] },
    ]
  },
}
