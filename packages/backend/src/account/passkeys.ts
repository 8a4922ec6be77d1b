import {
  challengeIn,
  maxPasskeys,
  optionsOfNewKey,
  optionsOfSignIn,
  refusedPasskey,
  verifiedCounter,
  verifiedNewKey,
} from '@etalase/backend-kit/account/web-authn.ts'
import type { Context } from '@etalase/backend-kit/context.ts'
import type { Database } from '@etalase/backend-kit/db/connection.ts'
import { customers } from '@etalase/backend-kit/db/schema/customers.ts'
import { passkeys } from '@etalase/backend-kit/db/schema/passkeys.ts'
import { queueAccountMail } from '@etalase/backend-kit/mail/mail-queue.ts'
import type { Passkey } from '@etalase/contract/passkey.ts'
import { toWib } from '@etalase/contract/rules/time-zone.ts'
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { and, desc, eq } from 'drizzle-orm'
import { keepChallenge, takeChallenge } from '#account/passkey-challenges.ts'

type PasskeyContext = Pick<Context, 'db' | 'now' | 'shopUrl' | 'revalidateUrls' | 'orderLinkSecret'>

const rowsOf = (db: Database, customerId: number) =>
  db.select().from(passkeys).where(eq(passkeys.customerId, customerId)).orderBy(desc(passkeys.id))

/** Lists a customer's passkeys, newest first. */
export async function listPasskeys(db: Database, customerId: number): Promise<Passkey[]> {
  return (await rowsOf(db, customerId)).map(({ id, name, createdAt, usedAt }) => ({
    id,
    name,
    created_at: toWib(createdAt),
    used_at: usedAt && toWib(usedAt),
  }))
}

/** Returns the options with which a browser creates a passkey for a customer. */
export async function registrationOptions(
  context: PasskeyContext,
  customer: { id: number; name: string; email: string },
) {
  const { db, now, orderLinkSecret: secret } = context
  const known = await rowsOf(db, customer.id)
  const options = await optionsOfNewKey(context, customer, { known, secret })
  await keepChallenge(db, { challenge: options.challenge, customerId: customer.id }, now())
  return { ...options }
}

/**
 * Adds the passkey that a browser created for a customer, and queues a notice by mail. Throws PASSKEY_REFUSED (400) for
 * a wrong challenge, site or customer, and for a replayed answer.
 */
export async function addPasskey(
  context: PasskeyContext,
  { id: customerId, email }: { id: number; email: string },
  { credential, name }: { credential: RegistrationResponseJSON; name: string },
): Promise<void> {
  const { db, now } = context
  const challenge = challengeIn(credential)
  if (!(await takeChallenge(db, { challenge, customerId }, now()))) throw refusedPasskey()
  const made = await verifiedNewKey(context, credential, challenge)
  if ((await rowsOf(db, customerId)).length >= maxPasskeys) throw refusedPasskey()
  const key = { ...made, customerId, name, createdAt: now() }
  await db.transaction(async (tx) => {
    const added = await tx
      .insert(passkeys)
      .values(key)
      .onConflictDoNothing()
      .returning({ id: passkeys.id })
    const [passkey] = added
    if (!passkey) throw refusedPasskey()
    const mail = { kind: 'PASSKEY_ADDED', email, detail: String(passkey.id), answer: name } as const
    await queueAccountMail(tx, mail, now())
  })
}

/** Returns the options with which a browser signs in with any passkey it has for the shop. */
export async function signInOptions(context: PasskeyContext) {
  const { db, now } = context
  const options = await optionsOfSignIn(context)
  await keepChallenge(db, { challenge: options.challenge, customerId: null }, now())
  return { ...options }
}

/** Returns the customer whose passkey signed a challenge. Throws PASSKEY_REFUSED (400). */
export async function customerOfPasskey(
  context: PasskeyContext,
  credential: AuthenticationResponseJSON,
) {
  const { db, now } = context
  const challenge = challengeIn(credential)
  if (!(await takeChallenge(db, { challenge, customerId: null }, now()))) throw refusedPasskey()
  const [found] = await db
    .select({ passkey: passkeys, customer: customers })
    .from(passkeys)
    .innerJoin(customers, eq(customers.id, passkeys.customerId))
    .where(eq(passkeys.credentialId, credential.id))
  if (!found) throw refusedPasskey()
  const { passkey, customer } = found
  const counter = await verifiedCounter(context, passkey, { credential, challenge })
  await db.update(passkeys).set({ counter, usedAt: now() }).where(eq(passkeys.id, passkey.id))
  return customer
}

/** Removes one of a customer's passkeys. Returns false when the customer has none with this id. */
export async function removePasskey(
  db: Database,
  customerId: number,
  id: number,
): Promise<boolean> {
  const removed = await db
    .delete(passkeys)
    .where(and(eq(passkeys.id, id), eq(passkeys.customerId, customerId)))
    .returning({ id: passkeys.id })
  return removed.length > 0
}
