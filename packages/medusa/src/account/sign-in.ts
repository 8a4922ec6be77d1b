import { isPassword } from '@etalase/backend-kit/account/password.ts'
import { deletePasskeys } from '#account/engine-passkeys.ts'
import type { Adapter } from '#adapter.ts'
import {
  type EngineCustomer,
  findByEmail,
  hasPassword,
  setPassword,
  updateCustomer,
} from '#customer/engine-customer.ts'

async function isMailed({ metadata }: EngineCustomer, password: string, now: Date) {
  const mailed = metadata.adapter_mailed_password
  if (!mailed || mailed.until <= now.getTime()) return false
  return isPassword(password, mailed.hash)
}

/**
 * Turns a mailed password into the customer's password, and ends all earlier sessions and passkeys: an intruder may have added one.
 * Passkeys go first, since the password signs in normally once it is set.
 */
async function replacePassword(
  { engine, now }: Adapter,
  customer: EngineCustomer,
  password: string,
) {
  await deletePasskeys(engine, customer.id)
  await setPassword(engine, customer.id, password)
  return updateCustomer(engine, customer, {
    adapter_mailed_password: null,
    adapter_sessions_from: now().getTime(),
    adapter_ended: [],
  })
}

/**
 * Returns the customer with this e-mail address and password; null for none. An unknown address is answered sooner, since Medusa has no
 * password to hash. That reveals nothing new: sign-up says too which addresses have an account.
 */
export async function authenticate(
  adapter: Adapter,
  { email, password }: { email: string; password: string },
): Promise<EngineCustomer | null> {
  const { engine, now } = adapter
  const isOwn = await hasPassword(engine, email, password)
  const customer = await findByEmail(engine, email)
  if (!customer || isOwn) return customer && isOwn ? customer : null
  if (!(await isMailed(customer, password, now()))) return null
  return replacePassword(adapter, customer, password)
}
