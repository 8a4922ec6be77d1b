import { z } from 'zod'
import type { Adapter } from '#adapter.ts'
import type { EngineOrder, OrderDetails } from '#orders/engine-order.ts'

/** Stores details with an order in the engine, beside those stored before. */
export const keepDetails = (
  { engine }: Pick<Adapter, 'engine'>,
  { trx_ref }: EngineOrder,
  details: Partial<OrderDetails>,
) => engine.own('PUT', `/orders/${trx_ref}/details`, { answer: z.unknown(), body: { details } })
