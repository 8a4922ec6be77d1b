import { Shopper } from '#system/steps.ts'
import { before, type World } from '#system/world.ts'
import { deadline, notice } from '#worlds/payments.ts'
import { addPromo, pickupBy, products, promoCode } from '#worlds/small-shop.ts'

const state = { ...pickupBy('ani@example.com'), promoCode }

const setUp: World['setUp'] = async (db) => {
  await products([0, 3])(db)
  await addPromo(db, 1)
}

/** The backend is killed at each commit of a purchase, and the shopper presses the button again. */
export const killed: World = {
  name: 'killed',
  grain: 'requests',
  title: 'a backend killed at each of its commits',
  faults: 2,
  canKill: true,
  setUp,
  play(scene) {
    const ani = new Shopper(scene, scene.tab(scene.browser('the phone'), 'Ani'))
    return [
      { name: 'Ani', steps: [ani.put(1), ani.summarise(state), ani.confirm()] },
      {
        name: 'Ani, patiently',
        steps: [ani.confirmAgain(), ani.confirmAgain()].map((step, index) => ({
          ...step,
          label: `${step.label}${index > 0 ? ' and again' : ''}`,
        })),
      },
      ...notice(scene, 'Ani', '2'),
    ]
  },
}

/** Requests and responses are lost on every connection while an order is placed and paid. */
export const lostAnswers: World = {
  name: 'lost-answers',
  grain: 'requests',
  title: 'requests and answers that are lost, late or repeated on each way through a purchase',
  faults: 1,
  failing: ['browser', 'backend', 'provider'],
  setUp: products([0, 3]),
  play(scene) {
    const ani = new Shopper(scene, scene.tab(scene.browser('the phone'), 'Ani'))
    return [
      {
        name: 'Ani',
        steps: [ani.put(1), ani.summarise(pickupBy('ani@example.com')), ani.confirm()],
      },
      { name: 'Ani, patiently', steps: [ani.confirmAgain()] },
      ...notice(scene, 'Ani', '2'),
    ]
  },
}

/** The job that expires unpaid orders is killed at each of its commits, and runs again. */
export const killedJob: World = {
  name: 'killed-job',
  grain: 'requests',
  title: 'the end of an unpaid order, with the backend killed at each commit of the job',
  faults: 1,
  canKill: true,
  setUp,
  play(scene) {
    const ani = new Shopper(scene, scene.tab(scene.browser('the phone'), 'Ani'))
    const [passed, ended] = deadline(scene, 'Ani').steps
    if (!passed || !ended) throw new Error('The clock does not run')
    const endedAgain = { ...ended, label: `${ended.label} once more` }
    return [
      { name: 'Ani', steps: before(ani.put(1), ani.summarise(state), ani.confirm()) },
      { name: 'the clock', steps: [{ ...passed, isOptional: false }, ended, endedAgain] },
    ]
  },
}

/** Two processes send the mails of one order at the same time. */
export const mailWorkers: World = {
  name: 'mail-workers',
  grain: 'statements',
  title: 'two workers that send the mails of one order',
  faults: 0,
  setUp,
  play(scene) {
    const ani = new Shopper(scene, scene.tab(scene.browser('the phone'), 'Ani'))
    const worker = (name: string) => ({
      name,
      steps: [
        {
          label: `${name} sends mails`,
          when: scene.hasBill('Ani'),
          run: () => scene.sendMails(name),
        },
      ],
    })
    return [
      { name: 'Ani', steps: before(ani.put(1), ani.summarise(state), ani.confirm()) },
      worker('the first worker'),
      worker('the second worker'),
    ]
  },
}
