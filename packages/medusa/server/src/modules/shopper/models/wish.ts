import { model } from '@medusajs/framework/utils'

/** A product on the wishlist of a customer. */
const Wish = model
  .define('shopper_wish', {
    id: model.id({ prefix: 'wish' }).primaryKey(),
    customer_id: model.text(),
    /** The contract's number of the product. */
    number: model.number(),
    wished_at: model.dateTime(),
  })
  .indexes([{ on: ['customer_id', 'number'], unique: true }])

export default Wish
