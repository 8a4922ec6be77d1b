import { model } from '@medusajs/framework/utils'

/** Editorial content, as the contract describes it: the home page, bundles, size charts, colour families. */
const Document = model
  .define('content_document', {
    id: model.id({ prefix: 'cdoc' }).primaryKey(),
    key: model.text(),
    language: model.text().default('en'),
    /** Wrapped in the field `content`: a JSON column takes only objects, and some contents are lists. */
    data: model.json(),
  })
  .indexes([{ on: ['key', 'language'], unique: true }])

export default Document
