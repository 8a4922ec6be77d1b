import { model } from '@medusajs/framework/utils'

/** A passkey that signs a customer in. Its private key stays on the customer's device. */
const Passkey = model.define('shopper_passkey', {
  id: model.id({ prefix: 'pk' }).primaryKey(),
  customer_id: model.text().index(),
  /** The browser's id of the passkey. */
  credential_id: model.text().unique(),
  /** In Base64url. */
  public_key: model.text(),
  /** Signature counter of the device: an unsigned 32-bit number, too large for `number`. */
  counter: model.text(),
  /** The device's transports, comma-separated. */
  transports: model.text(),
  name: model.text(),
  used_at: model.dateTime().nullable(),
})

export default Passkey
