import { model } from '@medusajs/framework/utils'

/** An invoice, or a credit note that takes back a part of one. It never changes: the database refuses. */
const Booked = model
  .define('booked', {
    id: model.id({ prefix: 'book' }).primaryKey(),
    kind: model.enum(['INVOICE', 'CREDIT_NOTE']),
    /** Of its kind: 1 and on, without gaps. */
    number: model.number(),
    /** The order, by its row in `placement`. */
    trx_ref: model.text().index(),
    issued_at: model.dateTime(),
    /** Amounts in whole rupiah, and of an invoice the company as it was then. */
    facts: model.json(),
  })
  .indexes([
    { on: ['kind', 'number'], unique: true },
    { on: ['trx_ref'], unique: true, where: "kind = 'INVOICE'" },
  ])

export default Booked
