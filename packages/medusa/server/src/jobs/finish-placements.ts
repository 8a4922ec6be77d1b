import type { MedusaContainer } from '@medusajs/framework/types'
import { withDevices } from '../devices/with-devices'
import { finishPlacement } from '../orders/finish-placement'
import { removePlacement } from '../orders/undo-placement'
import { loggerOf, placementsOf } from '../scope'

/** Longer than an order takes: a younger row may still be in progress. */
const ageMs = 120_000

interface Row {
  trx_ref: string
  device_id: string
}

async function finish(scope: MedusaContainer, { trx_ref }: Row): Promise<void> {
  const [row] = await placementsOf(scope).listPlacements({ trx_ref })
  if (!row) return
  if (row.order_id === null) await removePlacement(scope, row)
  else await finishPlacement(scope, row)
}

/** Finishes what a killed process has left: undoes rows without an order, and clears the carts and sends the events of rows with one. */
export default async function finishPlacements(scope: MedusaContainer): Promise<void> {
  const before = new Date(Date.now() - ageMs)
  const rows = await placementsOf(scope).listPlacements(
    {
      created_at: { $lt: before },
      $or: [{ order_id: null }, { cart_lines: { $ne: null } }],
    },
    { take: 500 },
  )
  for (const row of rows) {
    try {
      await withDevices(scope, [row.device_id], () => finish(scope, row))
    } catch (error) {
      loggerOf(scope).error(`The order ${row.trx_ref} was not finished: ${error}`)
    }
  }
}

export const config = { name: 'finish-placements', schedule: '* * * * *' }
