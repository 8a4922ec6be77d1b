import { model } from '@medusajs/framework/utils'

/** A passkey that signs a customer in. Its private key is on the customer's device. */
const Passkey = model.define('shopper_passkey', {
  id: model.id({ prefix: 'pk' }).primaryKey(),
  customer_id: model.text().index(),
  /** By which the browser names it. */
  credential_id: model.text().unique(),
  /** In Base64url. */
  public_key: model.text(),
  /** How often it has signed, as far as the device counts: 32 bits without a sign, for which `number` has no room. */
  counter: model.text(),
  /** How the device is reached, with commas. */
  transports: model.text(),
  name: model.text(),
  used_at: model.dateTime().nullable(),
})

export default Passkey
