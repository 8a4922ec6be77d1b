import { model } from '@medusajs/framework/utils'

/** A request for a mail when a size is back in stock. */
const StockAlert = model
  .define('shopper_stock_alert', {
    id: model.id({ prefix: 'alert' }).primaryKey(),
    /** The contract's number of the product, and its code of the size. */
    product_number: model.number(),
    size_code: model.text(),
    /** In lower case. */
    email: model.text(),
    /** Token in the mail's unsubscribe link, which ends all alerts of the address. */
    token: model.text().unique(),
    language: model.text(),
    /** Keyed hash of the requesting network, while the alert waits. */
    client_network: model.text().nullable(),
    asked_at: model.dateTime(),
    /** When the mail was sent; null while the alert waits. */
    notified_at: model.dateTime().nullable(),
  })
  .indexes([
    { on: ['email', 'product_number', 'size_code'], unique: true },
    { on: ['product_number', 'size_code'], where: 'notified_at IS NULL' },
  ])

export default StockAlert
