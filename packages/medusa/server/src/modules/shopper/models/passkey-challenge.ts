import { model } from '@medusajs/framework/utils'

/** What a passkey was asked to sign and has not signed yet: each once. */
const PasskeyChallenge = model.define('shopper_passkey_challenge', {
  id: model.id({ prefix: 'pkc' }).primaryKey(),
  challenge: model.text().unique(),
  /** Who adds a passkey; null for a sign-in. */
  customer_id: model.text().index().nullable(),
  expires_at: model.dateTime().index(),
})

export default PasskeyChallenge
