/** Events for the adapter; packages/medusa/README.md explains them. */
export type EngineEvent =
  | { name: 'product.changed'; product_ids: string[] }
  | { name: 'stock.changed'; variant_ids: string[] }
  | { name: 'catalogue.changed' }
  | { name: 'stores.changed' }
  | { name: 'content.changed'; key: string }
  | { name: 'review.changed'; product_number: number }
  | { name: 'order.changed'; trx_ref: string; status: string; order?: object }
