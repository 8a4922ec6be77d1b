import { model } from '@medusajs/framework/utils'

/** A challenge that a passkey has not signed yet; usable once. */
const PasskeyChallenge = model.define('shopper_passkey_challenge', {
  id: model.id({ prefix: 'pkc' }).primaryKey(),
  challenge: model.text().unique(),
  /** The customer who adds a passkey; null for a sign-in. */
  customer_id: model.text().index().nullable(),
  expires_at: model.dateTime().index(),
})

export default PasskeyChallenge
