import { model } from '@medusajs/framework/utils'

/** What a buyer says of a line of an order. It is shown once staff have approved it. */
const Review = model
  .define('review', {
    id: model.id({ prefix: 'rev' }).primaryKey(),
    /** The contract's id of it; a later review has a larger one. */
    number: model.autoincrement(),
    /** The order, by its row in `placement`. */
    trx_ref: model.text(),
    /** The contract's number of the product. */
    product_number: model.number().index(),
    size_code: model.text(),
    /** As the order has them, for staff. */
    product_name: model.text(),
    size_name: model.text(),
    status: model.enum(['PENDING', 'APPROVED', 'REJECTED']).index().default('PENDING'),
    stars: model.number(),
    fit: model.text().nullable(),
    text: model.text(),
    name: model.text().nullable(),
    language: model.text(),
  })
  .indexes([{ on: ['trx_ref', 'product_number', 'size_code'], unique: true }])

export default Review
