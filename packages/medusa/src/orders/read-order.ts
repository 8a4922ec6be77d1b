import type { Engine } from '#engine/engine.ts'
import { type EngineOrder, engineOrder } from '#orders/engine-order.ts'

/** Orders of an answer of the engine, each read apart: a value that cannot be read costs its line, or its field. */
export const readOrders = ({ leftOut }: Engine, given: readonly unknown[]): EngineOrder[] =>
  leftOut.read('order', engineOrder, given)

/** An order of an answer of the engine. Throws when nothing of it can be read. */
export function readOrder(engine: Engine, given: unknown): EngineOrder {
  const [order] = readOrders(engine, [given])
  if (!order) throw new Error('An order of the engine cannot be read')
  return order
}
