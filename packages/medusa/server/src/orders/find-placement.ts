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

/** The row of an order, and the order as Medusa has it. */
export interface Placed {
  placement: Placement
  order: MedusaOrder
}

/** The row says what the order is: a process that was killed may have changed the order without writing it down. */
async function readPlaced(scope: MedusaContainer, trxRef: string): Promise<Placed> {
  const placement = await findPlacement(scope, trxRef)
  const order = await readMedusaOrder(scope, placement.order_id ?? '')
  if (!rowChanges(placement, order, new Date())) return { placement, order }
  await refreshStatus(scope, order.id)
  return { placement: await findPlacement(scope, trxRef), order }
}

/** Does work about orders after what is being done about them. */
export const inTurnOf = <Result>(
  scope: MedusaContainer,
  trxRefs: string | readonly string[],
  work: () => Promise<Result>,
): Promise<Result> => {
  // Always in the same sequence: two that want several must not wait for each other.
  const keys = [trxRefs].flat().map((trxRef) => `order ${trxRef}`)
  return scope.resolve(Modules.LOCKING).execute(keys.toSorted(), work, { timeout: 60 })
}

/**
 * Does work with an order, one after the other: a payment and a cancellation at the same time come before or after. Throws
 * 404 when there is no such order.
 */
export const withOrder = <Result>(
  scope: MedusaContainer,
  trxRef: string,
  work: (placed: Placed) => Promise<Result>,
): Promise<Result> => inTurnOf(scope, trxRef, async () => work(await readPlaced(scope, trxRef)))
