import { model } from '@medusajs/framework/utils'

/** An invoice, or a credit note that takes back a part of one. Immutable: the database rejects changes. */
const Booked = model
  .define('booked', {
    id: model.id({ prefix: 'book' }).primaryKey(),
    kind: model.enum(['INVOICE', 'CREDIT_NOTE']),
    /** Sequential for its kind, from 1 without gaps. */
    number: model.number(),
    /** The order's reference in `placement`. */
    trx_ref: model.text().index(),
    issued_at: model.dateTime(),
    /** Amounts in whole rupiah; for an invoice also the company as it was then. */
    facts: model.json(),
  })
  .indexes([
    { on: ['kind', 'number'], unique: true },
    { on: ['trx_ref'], unique: true, where: "kind = 'INVOICE'" },
  ])

export default Booked
