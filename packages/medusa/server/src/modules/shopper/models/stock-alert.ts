import { model } from '@medusajs/framework/utils'

/** Who gets a mail when a size is back in stock. */
const StockAlert = model
  .define('shopper_stock_alert', {
    id: model.id({ prefix: 'alert' }).primaryKey(),
    /** The contract's number of the product, and its code of the size. */
    product_number: model.number(),
    size_code: model.text(),
    /** In lower case. */
    email: model.text(),
    /** In the mail's link that ends all alerts of the address. */
    token: model.text().unique(),
    language: model.text(),
    /** A keyed hash of the network that asked, while it waits. */
    client_network: model.text().nullable(),
    asked_at: model.dateTime(),
    /** When the mail was sent; until then the alert waits. */
    notified_at: model.dateTime().nullable(),
  })
  .indexes([
    { on: ['email', 'product_number', 'size_code'], unique: true },
    { on: ['product_number', 'size_code'], where: 'notified_at IS NULL' },
  ])

export default StockAlert
