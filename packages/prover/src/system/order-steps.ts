import { orderNumber } from '@etalase/contract/rules/codes.ts'
import type { OrderStep } from '@etalase/contract/staff.ts'
import { staffCall } from '#system/requests.ts'
import type { Scene } from '#system/scene.ts'
import type { Tab } from '#system/tab.ts'
import type { Step } from '#system/world.ts'

const billOf = (scene: Scene, { name }: Tab) => scene.intentOf(name)?.billNo ?? ''

/** Opens a guest's order by its number and e-mail address. */
export const openOrder = (scene: Scene, tab: Tab, email: string): Step => ({
  label: `${tab.name} opens the order`,
  when: scene.hasBill(tab.name),
  run: () =>
    tab.post('/api/order/lookup', { order_number: orderNumber(billOf(scene, tab)), email }),
})

/** Runs a staff step on a buyer's order, and records who was told that money was taken. */
export const staffStep = (scene: Scene, of: string, step: OrderStep, who: string): Step => ({
  label: `${who}: ${step}`,
  when: scene.hasBill(of),
  run: async () => {
    const { stage, backend, noted } = scene
    const order = scene.intentOf(of)?.billNo ?? ''
    const body = { order, step, ...(step === 'ship' ? { receipt_number: 'SN1' } : {}) }
    const request = staffCall('staff/order-step', body)
    const { status } = await backend.answer(stage.nameOf(`${who}: ${step}`), request)
    stage.writes('money that was taken')
    if (step === 'collect' && status === 200) noted.collected.push(order)
  },
})

/** Stops the updates of the open order. The response always leads to its page, so the rows tell whether they have stopped. */
export const stopUpdates = (scene: Scene, tab: Tab): Step => ({
  label: `${tab.name} ends the updates`,
  run: async () => {
    const billNo = billOf(scene, tab)
    await tab.post('/api/order/updates-stop', { trx_ref: billNo })
    scene.stage.reads('updates that were sent')
    scene.noted.stopped.push({ billNo, sent: scene.backend.updates.length })
  },
})

/** Cancels the open order by its form, and looks at it. */
export const cancelOrder = (scene: Scene, tab: Tab): Step => ({
  label: `${tab.name} cancels the order`,
  run: async () => {
    const billNo = billOf(scene, tab)
    const isSent = await tab.post('/api/order/cancel', { trx_ref: billNo }).then(
      ({ status }) => status === 303,
      () => false,
    )
    const shown = await tab.onPage((program) => program.call('GET order').catch(() => null))
    const status: unknown = Object(Object(shown).user_order).trx_status
    if (isSent && status === 'CANCELLED') scene.noted.cancelled.push(billNo)
  },
})
