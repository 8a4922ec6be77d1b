import { createHmac } from 'node:crypto'
import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  RegistrationResponseJSON,
} from '@simplewebauthn/server'
import { and, desc, eq } from 'drizzle-orm'
import { keepChallenge, takeChallenge } from '#backend/account/passkey-challenges.ts'
import type { Context } from '#backend/context.ts'
import type { Database } from '#backend/db/connection.ts'
import { customers } from '#backend/db/schema/customers.ts'
import { passkeys } from '#backend/db/schema/passkeys.ts'
import { badRequest } from '#backend/http/http-error.ts'
import { loadOnce } from '#backend/load-once.ts'
import { queueAccountMail } from '#backend/mail/mail-queue.ts'
import { messages } from '#backend/messages/messages.ts'
import { brand } from '#brand/company.ts'
import type { Passkey } from '#lib/contract/passkey.ts'
import { toWib } from '#lib/rules/time-zone.ts'

type PasskeyContext = Pick<Context, 'db' | 'now' | 'shopUrl' | 'revalidateUrls' | 'orderLinkSecret'>

/** Loaded when the first passkey is asked for: many shops have none. */
const webAuthn = loadOnce(() => import('@simplewebauthn/server'))

/** More keys than a person has devices; a bound for what one account can store. */
const maxPasskeys = 20

const refused = () => badRequest('PASSKEY_REFUSED', messages().answers.passkeys.refused)

/** The host that passkeys belong to, and the shops that may use them: those of other languages below it, too. */
function relyingParty({ shopUrl, revalidateUrls }: PasskeyContext) {
  const rpID = new URL(shopUrl).hostname
  const origins = [shopUrl, ...revalidateUrls]
    .map((address) => new URL(address))
    .filter(({ hostname }) => hostname === rpID || hostname.endsWith(`.${rpID}`))
    .map(({ origin }) => origin)
  return { rpID, origins: [...new Set(origins)] }
}

/** A name of a customer for devices, which tells nothing. */
const userHandle = (secret: string, customerId: number) =>
  createHmac('sha256', secret).update(`passkey ${customerId}`).digest()

const transportsOf = (transports: string) =>
  transports.split(',').filter(Boolean) as AuthenticatorTransport[]

/** The challenge that an answer names; empty for what cannot be read. */
function challengeIn(clientDataJSON: string): string {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'))
    return String(Object(data).challenge ?? '')
  } catch {
    return ''
  }
}

const rowsOf = (db: Database, customerId: number) =>
  db.select().from(passkeys).where(eq(passkeys.customerId, customerId)).orderBy(desc(passkeys.id))

/** A customer's passkeys, the newest first. */
export async function listPasskeys(db: Database, customerId: number): Promise<Passkey[]> {
  return (await rowsOf(db, customerId)).map(({ id, name, createdAt, usedAt }) => ({
    id,
    name,
    created_at: toWib(createdAt),
    used_at: usedAt && toWib(usedAt),
  }))
}

/** What a browser needs to make a passkey for a customer. */
export async function registrationOptions(
  context: PasskeyContext,
  customer: { id: number; name: string; email: string },
) {
  const { db, now, orderLinkSecret } = context
  const known = await rowsOf(db, customer.id)
  const { generateRegistrationOptions } = await webAuthn()
  const options = await generateRegistrationOptions({
    rpName: brand.name,
    rpID: relyingParty(context).rpID,
    userID: new Uint8Array(userHandle(orderLinkSecret, customer.id)),
    userName: customer.email,
    userDisplayName: customer.name,
    attestationType: 'none',
    excludeCredentials: known.map(({ credentialId: id, transports }) => ({
      id,
      transports: transportsOf(transports),
    })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  await keepChallenge(db, { challenge: options.challenge, customerId: customer.id }, now())
  return { ...options }
}

/**
 * Adds the passkey that a browser has made for a customer, and queues the mail that says so. Throws PASSKEY_REFUSED (400) for an answer to another challenge, of another
 * site, for another customer, or that came before.
 */
export async function addPasskey(
  context: PasskeyContext,
  { id: customerId, email }: { id: number; email: string },
  { credential, name }: { credential: RegistrationResponseJSON; name: string },
): Promise<void> {
  const { db, now } = context
  const challenge = challengeIn(credential.response.clientDataJSON)
  if (!(await takeChallenge(db, { challenge, customerId }, now()))) throw refused()
  const { rpID, origins } = relyingParty(context)
  const { verifyRegistrationResponse } = await webAuthn()
  const { registrationInfo } = await verifyRegistrationResponse({
    response: credential,
    expectedChallenge: challenge,
    expectedOrigin: origins,
    expectedRPID: rpID,
    requireUserVerification: true,
  }).catch(() => {
    throw refused()
  })
  if (!registrationInfo || (await rowsOf(db, customerId)).length >= maxPasskeys) throw refused()
  const { id, publicKey, counter, transports = [] } = registrationInfo.credential
  const key = {
    customerId,
    credentialId: id,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports: transports.join(),
    name,
    createdAt: now(),
  }
  await db.transaction(async (tx) => {
    const added = await tx
      .insert(passkeys)
      .values(key)
      .onConflictDoNothing()
      .returning({ id: passkeys.id })
    if (added.length === 0) throw refused()
    await queueAccountMail(tx, { kind: 'PASSKEY_ADDED', email, detail: name }, now())
  })
}

/** What a browser needs to sign in with any passkey of the shop that its device has. */
export async function signInOptions(context: PasskeyContext) {
  const { db, now } = context
  const { generateAuthenticationOptions } = await webAuthn()
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(context).rpID,
    userVerification: 'required',
  })
  await keepChallenge(db, { challenge: options.challenge, customerId: null }, now())
  return { ...options }
}

/** The customer whose passkey has signed a challenge. Throws PASSKEY_REFUSED (400). */
export async function customerOfPasskey(
  context: PasskeyContext,
  credential: AuthenticationResponseJSON,
) {
  const { db, now } = context
  const challenge = challengeIn(credential.response.clientDataJSON)
  if (!(await takeChallenge(db, { challenge, customerId: null }, now()))) throw refused()
  const [found] = await db
    .select({ passkey: passkeys, customer: customers })
    .from(passkeys)
    .innerJoin(customers, eq(customers.id, passkeys.customerId))
    .where(eq(passkeys.credentialId, credential.id))
  if (!found) throw refused()
  const { passkey, customer } = found
  const { rpID, origins } = relyingParty(context)
  const { verifyAuthenticationResponse } = await webAuthn()
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: credential,
    expectedChallenge: challenge,
    expectedOrigin: origins,
    expectedRPID: rpID,
    requireUserVerification: true,
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
      counter: passkey.counter,
      transports: transportsOf(passkey.transports),
    },
  }).catch(() => {
    throw refused()
  })
  if (!verified) throw refused()
  await db
    .update(passkeys)
    .set({ counter: authenticationInfo.newCounter, usedAt: now() })
    .where(eq(passkeys.id, passkey.id))
  return customer
}

/** Removes one of a customer's passkeys. False when the customer has none with this id. */
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
