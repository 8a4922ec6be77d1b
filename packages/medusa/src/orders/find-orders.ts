import { z } from 'zod'
import type { Adapter } from '#adapter.ts'
import type { EngineOrder } from '#orders/engine-order.ts'
import { readOrders } from '#orders/read-order.ts'

interface Wanted {
  ids?: readonly number[]
  trx_ref?: string
  trx_ref_start?: string
  customer_id?: string
  device_id?: string
  idempotency_key?: string
  status?: readonly string[]
  /** Id of the last order of the previous page; sorts oldest first. */
  after?: number
  limit?: number
}

const answer = z.object({ orders: z.array(z.unknown()) })

/** Loads the engine's orders that match all given filters: newest first, or oldest first with `after`. */
export const findOrders = async (
  { engine }: Pick<Adapter, 'engine'>,
  wanted: Wanted,
): Promise<EngineOrder[]> => {
  const { orders } = await engine.search('orders', { answer, body: wanted })
  return readOrders(engine, orders)
}

export const findOrder = async (
  adapter: Pick<Adapter, 'engine'>,
  wanted: Wanted,
): Promise<EngineOrder | undefined> => (await findOrders(adapter, { ...wanted, limit: 1 }))[0]
