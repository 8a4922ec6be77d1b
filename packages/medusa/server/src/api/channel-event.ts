import type { EngineEvent } from '../engine-event'

/** Maximum products per event. */
const most = 1_000

const idsIn = (given: unknown): string[] =>
  Array.isArray(given) ? given.filter((id) => typeof id === 'string') : []

/** Returns the event for a change of sales channels: for the products that staff add or remove (`POST …/products`), or for all. */
export function channelEvent(path: string, body: unknown): EngineEvent {
  const { add, remove } = Object(body)
  const product_ids = [...idsIn(add), ...idsIn(remove)]
  const isOfProducts = path.endsWith('/products') && product_ids.length > 0
  return isOfProducts && product_ids.length <= most
    ? { name: 'product.changed', product_ids }
    : { name: 'catalogue.changed' }
}
