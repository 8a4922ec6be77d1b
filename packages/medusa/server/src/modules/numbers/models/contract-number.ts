import { model } from '@medusajs/framework/utils'

/** The number under which the contract knows a thing of Medusa's, whose ids are texts. It is never given to another. */
const ContractNumber = model
  .define('contract_number', {
    id: model.id({ prefix: 'cnum' }).primaryKey(),
    /** product, category, store, region, address, line or passkey. */
    kind: model.text(),
    /** The id in Medusa; of a product: its id, a colon and the value of its option Color. */
    key: model.text(),
    number: model.number(),
  })
  .indexes([
    { on: ['kind', 'key'], unique: true },
    { on: ['kind', 'number'], unique: true },
  ])

export default ContractNumber
