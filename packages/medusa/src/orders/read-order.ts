import type { Engine } from '#engine/engine.ts'
import { type EngineOrder, engineOrder } from '#orders/engine-order.ts'

/** Parses orders of the engine, each on its own. A value that can't be parsed costs its line, or its field. */
export const readOrders = ({ leftOut }: Engine, given: readonly unknown[]): EngineOrder[] =>
  leftOut.read('order', engineOrder, given)

/** Parses an order of the engine. Throws when nothing of it can be parsed. */
export function readOrder(engine: Engine, given: unknown): EngineOrder {
  const [order] = readOrders(engine, [given])
  if (!order) throw new Error('An order of the engine cannot be read')
  return order
}
