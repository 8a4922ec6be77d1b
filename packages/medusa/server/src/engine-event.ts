/** Events for the adapter; packages/medusa/README.md explains them. */
export type EngineEvent =
  | { name: 'product.changed'; product_ids: string[] }
  | { name: 'stock.changed'; variant_ids: string[] }
  | { name: 'catalogue.changed' }
  | { name: 'stores.changed' }
  | { name: 'content.changed'; key: string }
  | { name: 'review.changed'; product_number: number }
  | { name: 'order.changed'; trx_ref: string; status: string; order?: object }
  | { name: 'orders.missed' }

/** Maximum products per event. */
const most = 1_000

/** Returns the event for changed products: for all, when none is known or there are too many. */
export const productsChanged = (ids: Iterable<string>): EngineEvent => {
  const product_ids = [...new Set(ids)]
  return product_ids.length > 0 && product_ids.length <= most
    ? { name: 'product.changed', product_ids }
    : { name: 'catalogue.changed' }
}
