import { model } from '@medusajs/framework/utils'

/** A buyer's review of an order line. Published once staff have approved it. */
const Review = model
  .define('review', {
    id: model.id({ prefix: 'rev' }).primaryKey(),
    /** The contract's id; increases with time. */
    number: model.autoincrement(),
    /** The order's reference in `placement`. */
    trx_ref: model.text(),
    /** The contract's number of the product. */
    product_number: model.number().index(),
    size_code: model.text(),
    /** Names in the order, for staff. */
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
