import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import { notFound } from '../refusal'
import { placementsOf } from '../scope'
import type { MedusaOrder } from './medusa-order'
import { readMedusaOrder } from './read-medusa-order'
import { refreshStatus } from './refresh-status'
import { rowChanges } from './row-changes'

async function findPlacement(scope: MedusaContainer, trxRef: string) {
  const [placement] = await placementsOf(scope).listPlacements({ trx_ref: trxRef })
  if (!placement?.order_id) throw notFound()
  return placement
}

export type Placement = Awaited<ReturnType<typeof findPlacement>>

/** An order's row, and Medusa's order. */
export interface Placed {
  placement: Placement
  order: MedusaOrder
}

/** Loads an order, updating its row first: a killed process may have changed Medusa's order without recording it. */
async function readPlaced(scope: MedusaContainer, trxRef: string): Promise<Placed> {
  const placement = await findPlacement(scope, trxRef)
  const order = await readMedusaOrder(scope, placement.order_id ?? '')
  if (!rowChanges(placement, order, new Date())) return { placement, order }
  await refreshStatus(scope, order.id)
  return { placement: await findPlacement(scope, trxRef), order }
}

/** Runs work under the locks of orders. */
export const inTurnOf = <Result>(
  scope: MedusaContainer,
  trxRefs: string | readonly string[],
  work: () => Promise<Result>,
): Promise<Result> => {
  // In a fixed order, so that two callers can't deadlock.
  const keys = [trxRefs].flat().map((trxRef) => `order ${trxRef}`)
  return scope.resolve(Modules.LOCKING).execute(keys.toSorted(), work, { timeout: 60 })
}

/** Runs work with an order under its lock, so that a payment and a cancellation don't overlap. Throws 404 without such an order. */
export const withOrder = <Result>(
  scope: MedusaContainer,
  trxRef: string,
  work: (placed: Placed) => Promise<Result>,
): Promise<Result> => inTurnOf(scope, trxRef, async () => work(await readPlaced(scope, trxRef)))
