import {
  challengeIn,
  maxPasskeys,
  optionsOfNewKey,
  optionsOfSignIn,
  refusedPasskey,
  verifiedCounter,
  verifiedNewKey,
} from '@etalase/backend-kit/account/web-authn.ts'
import { mailMessage } from '@etalase/backend-kit/mail/mail-message.ts'
import { messages } from '@etalase/backend-kit/messages/messages.ts'
import type { Passkey } from '@etalase/contract/passkey.ts'
import { toWib } from '@etalase/contract/rules/time-zone.ts'
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import {
  addPasskey,
  deletePasskey,
  findPasskey,
  keepChallenge,
  noteUse,
  passkeysOf,
  takeChallenge,
} from '#account/engine-passkeys.ts'
import type { Adapter } from '#adapter.ts'
import { type EngineCustomer, findCustomer } from '#customer/engine-customer.ts'
import type { Customer } from '#customer/session.ts'
import { numbersOf } from '#engine/numbers.ts'

/** Loads a customer's passkeys with their numbers in the contract, newest first. */
async function numberedPasskeys({ engine }: Adapter, customerId: string) {
  const known = await passkeysOf(engine, customerId)
  const ids = known.map(({ id }) => id)
  const numbers = await numbersOf(engine, 'passkey', ids)
  return known.map((passkey) => ({ ...passkey, number: numbers.get(passkey.id) ?? 0 }))
}

/** Lists a customer's passkeys, newest first. */
export async function listPasskeys(adapter: Adapter, customerId: string): Promise<Passkey[]> {
  return (await numberedPasskeys(adapter, customerId)).map(
    ({ number, name, created_at, used_at }) => ({
      id: number,
      name,
      created_at: toWib(created_at),
      used_at: used_at ? toWib(used_at) : null,
    }),
  )
}

/** Returns what a browser needs to create a passkey for a customer. */
export async function registrationOptions(adapter: Adapter, customer: Customer) {
  const { engine, secret } = adapter
  const known = await passkeysOf(engine, customer.id)
  const options = await optionsOfNewKey(adapter, customer, { known, secret })
  await keepChallenge(adapter, { challenge: options.challenge, customer_id: customer.id })
  return { ...options }
}

const addedMail = ({ shopUrl }: Adapter, to: string, { id, name }: { id: string; name: string }) =>
  mailMessage(
    { name: `${id}-passkey-added`, to },
    { ...messages().mails.passkeyAdded(name), link: `${shopUrl}/forgot-password` },
  )

/**
 * Adds the passkey that a browser has created for a customer, and mails the account's owner; without the mail the passkey isn't added.
 * Throws PASSKEY_REFUSED (400) for a response to another challenge, from another site, for another customer, or sent before.
 */
export async function addOwnPasskey(
  adapter: Adapter,
  customer: Customer,
  { credential, name }: { credential: RegistrationResponseJSON; name: string },
): Promise<void> {
  const { engine, locks, mail } = adapter
  const challenge = challengeIn(credential)
  if (!(await takeChallenge(engine, { challenge, customer_id: customer.id })))
    throw refusedPasskey()
  const made = await verifiedNewKey(adapter, credential, challenge)
  await locks.run(customer.id, async () => {
    if ((await passkeysOf(engine, customer.id)).length >= maxPasskeys) throw refusedPasskey()
    const id = await addPasskey(engine, customer.id, { ...made, name })
    if (id === null) throw refusedPasskey()
    await mail
      .send(addedMail(adapter, customer.email, { id, name }))
      .catch(async (error: unknown) => {
        await deletePasskey(engine, customer.id, id)
        throw error
      })
  })
}

/** Returns what a browser needs to sign in with any of its device's passkeys for the shop. */
export async function signInOptions(adapter: Adapter) {
  const options = await optionsOfSignIn(adapter)
  await keepChallenge(adapter, { challenge: options.challenge, customer_id: null })
  return { ...options }
}

/** Returns the customer whose passkey has signed a challenge. Throws PASSKEY_REFUSED (400). */
export async function customerOfPasskey(
  adapter: Adapter,
  credential: AuthenticationResponseJSON,
): Promise<EngineCustomer> {
  const { engine } = adapter
  const challenge = challengeIn(credential)
  if (!(await takeChallenge(engine, { challenge, customer_id: null }))) throw refusedPasskey()
  const passkey = await findPasskey(engine, credential.id)
  if (!passkey) throw refusedPasskey()
  const counter = await verifiedCounter(adapter, passkey, { credential, challenge })
  const customer = await findCustomer(engine, passkey.customerId)
  if (!customer) throw refusedPasskey()
  await noteUse(engine, passkey, counter)
  return customer
}

/** Removes one of a customer's passkeys. Returns false when the customer has none with this number. */
export async function removePasskey(
  adapter: Adapter,
  customerId: string,
  number: number,
): Promise<boolean> {
  const known = await numberedPasskeys(adapter, customerId)
  const found = known.find((passkey) => passkey.number === number)
  if (found) await deletePasskey(adapter.engine, customerId, found.id)
  return found !== undefined
}
