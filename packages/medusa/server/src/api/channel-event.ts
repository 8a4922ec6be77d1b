import { type EngineEvent, productsChanged } from '../engine-event'

const idsIn = (given: unknown): string[] =>
  Array.isArray(given) ? given.filter((id) => typeof id === 'string') : []

/** Returns the event for a change of sales channels: for the products that staff add or remove (`POST …/products`), or for all. */
export function channelEvent(path: string, body: unknown): EngineEvent {
  const { add, remove } = Object(body)
  return productsChanged(path.endsWith('/products') ? [...idsIn(add), ...idsIn(remove)] : [])
}
