import { openOrder, stopUpdates } from '#system/order-steps.ts'
import type { Scene } from '#system/scene.ts'
import { Shopper } from '#system/steps.ts'
import { type Actor, before, type Step, type World } from '#system/world.ts'
import { notice } from '#worlds/payments.ts'
import { pickupBy, products, withUpdates } from '#worlds/small-shop.ts'

const email = 'ani@example.com'

/** Returns Ani, who has ordered with updates and opened the order, and then takes more steps. */
function buyer(scene: Scene, more: (shopper: Shopper) => Step[] = () => []): Actor {
  const ani = new Shopper(scene, scene.tab(scene.browser('the phone'), 'Ani'))
  const ordered = [ani.put(1), ani.summarise(withUpdates(pickupBy(email))), ani.confirm()]
  return {
    name: 'Ani',
    steps: [...before(...ordered, openOrder(scene, ani.tab, email)), ...more(ani)],
  }
}

/** Returns the provider, which has reported the order as paid. */
const paid = (scene: Scene): Actor[] =>
  notice(scene, 'Ani', '2').map(({ name, steps }) => ({ name, steps: before(...steps) }))

const sends = (scene: Scene, name: string): Step => ({
  label: `${name} sends updates`,
  run: () => scene.sendUpdates(name),
})

const worker = (scene: Scene, name: string): Actor => ({ name, steps: [sends(scene, name)] })

/** Two processes send the updates of one order at the same time. */
export const updateWorkers: World = {
  name: 'update-workers',
  grain: 'statements',
  title: 'two workers that send the WhatsApp updates of one order',
  faults: 0,
  setUp: products([0, 3]),
  play: (scene) => [
    buyer(scene),
    ...paid(scene),
    worker(scene, 'the first worker'),
    worker(scene, 'the second worker'),
  ],
}

/** The buyer stops the updates while the order is paid and a worker sends due updates. */
export const updatesEnded: World = {
  name: 'updates-ended',
  grain: 'statements',
  title:
    'a buyer who stops the updates, against the payment that causes one and the worker that sends it',
  faults: 0,
  setUp: products([0, 3]),
  play: (scene) => [
    buyer(scene, ({ tab }) => [{ ...stopUpdates(scene, tab), isOptional: true }]),
    ...notice(scene, 'Ani', '2'),
    worker(scene, 'the worker'),
  ],
}

/** The worker is killed at each of its commits, up to twice, and runs again a day later. */
export const killedUpdateWorker: World = {
  name: 'killed-update-worker',
  grain: 'requests',
  title: 'a worker that sends a WhatsApp update, killed at each of its commits',
  faults: 2,
  canKill: true,
  setUp: products([0, 3]),
  play: (scene) => [
    buyer(scene),
    ...paid(scene),
    {
      name: 'the clock',
      steps: [
        sends(scene, 'the worker'),
        { label: 'a day passes', run: () => scene.passDay() },
        sends(scene, 'the worker of the next day'),
      ],
    },
  ],
}
