import { model } from '@medusajs/framework/utils'

/** The contract's number for a thing of Medusa's, whose ids are text. Never reused. */
const ContractNumber = model
  .define('contract_number', {
    id: model.id({ prefix: 'cnum' }).primaryKey(),
    /** product, category, store, region, address, line or passkey. */
    kind: model.text(),
    /** The id in Medusa. For a product: its id, a colon and the value of its option Color. */
    key: model.text(),
    number: model.number(),
  })
  .indexes([
    { on: ['kind', 'key'], unique: true },
    { on: ['kind', 'number'], unique: true },
  ])

export default ContractNumber
