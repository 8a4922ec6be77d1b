import { model } from '@medusajs/framework/utils'

/** What a customer agreed to when subscribing: Law 27/2022, article 24, requires proof. */
const NewsletterConsent = model
  .define('shopper_newsletter_consent', {
    id: model.id({ prefix: 'nlc' }).primaryKey(),
    customer_id: model.text(),
    given_at: model.dateTime(),
    source: model.text().nullable(),
    /** The text shown with the button. */
    wording: model.text().nullable(),
    language: model.text().default('en'),
    withdrawn_at: model.dateTime().nullable(),
  })
  .indexes([{ on: ['customer_id'], unique: true, where: 'withdrawn_at IS NULL' }])

export default NewsletterConsent
