import { z } from 'zod'
import type { Adapter } from '#adapter.ts'
import { type EngineOrder, engineOrder } from '#orders/engine-order.ts'

interface Wanted {
  ids?: number
  trx_ref?: string
  trx_ref_start?: string
  customer_id?: string
  device_id?: string
  idempotency_key?: string
  email?: string
  /** Statuses with commas. */
  status?: string
  /** The id of the last order of the page before: the oldest come first then. */
  after?: number
  limit?: number
}

const answer = z.object({ orders: z.array(engineOrder) })

/** The engine's orders that have all of what is wanted, the newest first unless `after` is given. */
export const findOrders = async (
  { engine }: Pick<Adapter, 'engine'>,
  wanted: Wanted,
): Promise<EngineOrder[]> =>
  (await engine.own('GET', '/orders', { answer, query: { ...wanted } })).orders

export const findOrder = async (
  adapter: Pick<Adapter, 'engine'>,
  wanted: Wanted,
): Promise<EngineOrder | undefined> => (await findOrders(adapter, { ...wanted, limit: 1 }))[0]
