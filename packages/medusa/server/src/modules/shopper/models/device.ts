import { model } from '@medusajs/framework/utils'

/** The cart of a browser, identified by its device id. */
const Device = model.define('shopper_device', {
  id: model.id({ prefix: 'dev' }).primaryKey(),
  device_id: model.text().unique(),
  cart_id: model.text().nullable(),
  customer_id: model.text().nullable(),
})

export default Device
