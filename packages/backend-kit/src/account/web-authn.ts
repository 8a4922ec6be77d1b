import { createHmac } from 'node:crypto'
import { brand } from '@etalase/brand/company.ts'
import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  RegistrationResponseJSON,
} from '@simplewebauthn/server'
import { badRequest } from '#http/http-error.ts'
import { loadOnce } from '#load-once.ts'
import { messages } from '#messages/messages.ts'

/** Loaded when the first passkey is asked for: many shops have none. */
const webAuthn = loadOnce(() => import('@simplewebauthn/server'))

/**
 * The algorithms of new keys, by their COSE numbers, the first that a device has: ES256, Ed25519 and RS256. Any backend can
 * check these; the library's own list depends on the version of Node (docs/decisions/073).
 */
const algorithms = [-7, -8, -257]

/** How long a challenge can be answered. */
export const challengeMinutes = 5

/** More keys than a person has devices; a bound for what one account can store. */
export const maxPasskeys = 20

export const refusedPasskey = () =>
  badRequest('PASSKEY_REFUSED', messages().answers.passkeys.refused)

/** Without trailing slashes. */
export interface PasskeyShops {
  shopUrl: string
  revalidateUrls: readonly string[]
}

/** A key as its owner's account has it. */
export interface StoredKey {
  /** By which the browser names it. */
  credentialId: string
  /** In Base64url. */
  publicKey: string
  counter: number
  /** How the device is reached, with commas. */
  transports: string
}

/** The host that passkeys belong to, and the shops that may use them: those of other languages below it, too. */
function relyingParty({ shopUrl, revalidateUrls }: PasskeyShops) {
  const rpID = new URL(shopUrl).hostname
  const origins = [shopUrl, ...revalidateUrls]
    .map((address) => new URL(address))
    .filter(({ hostname }) => hostname === rpID || hostname.endsWith(`.${rpID}`))
    .map(({ origin }) => origin)
  return { rpID, origins: [...new Set(origins)] }
}

/** A name of a customer for devices, which tells nothing. */
const userHandle = (secret: string, customerId: number | string) =>
  createHmac('sha256', secret).update(`passkey ${customerId}`).digest()

const transportsOf = (transports: string) =>
  transports.split(',').filter(Boolean) as AuthenticatorTransport[]

/** The challenge that an answer of a browser names; empty for what cannot be read. */
export function challengeIn({
  response: { clientDataJSON },
}: AuthenticationResponseJSON | RegistrationResponseJSON): string {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'))
    return String(Object(data).challenge ?? '')
  } catch {
    return ''
  }
}

/** What a browser needs to make a passkey for a customer who has these already. `secret` hides who the customer is from devices. */
export async function optionsOfNewKey(
  shops: PasskeyShops,
  customer: { id: number | string; name: string; email: string },
  { known, secret }: { known: readonly StoredKey[]; secret: string },
) {
  const { generateRegistrationOptions } = await webAuthn()
  return generateRegistrationOptions({
    rpName: brand.name,
    rpID: relyingParty(shops).rpID,
    userID: new Uint8Array(userHandle(secret, customer.id)),
    userName: customer.email,
    userDisplayName: customer.name,
    attestationType: 'none',
    excludeCredentials: known.map(({ credentialId: id, transports }) => ({
      id,
      transports: transportsOf(transports),
    })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: algorithms,
  })
}

/** The key that a browser has made for a challenge. Throws PASSKEY_REFUSED (400) for one of another challenge or site. */
export async function verifiedNewKey(
  shops: PasskeyShops,
  credential: RegistrationResponseJSON,
  challenge: string,
): Promise<StoredKey> {
  const { rpID, origins } = relyingParty(shops)
  const { verifyRegistrationResponse } = await webAuthn()
  const { registrationInfo } = await verifyRegistrationResponse({
    response: credential,
    expectedChallenge: challenge,
    expectedOrigin: origins,
    expectedRPID: rpID,
    requireUserVerification: true,
    supportedAlgorithmIDs: algorithms,
  }).catch(() => {
    throw refusedPasskey()
  })
  if (!registrationInfo) throw refusedPasskey()
  const { id, publicKey, counter, transports = [] } = registrationInfo.credential
  return {
    credentialId: id,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports: transports.join(),
  }
}

/** What a browser needs to sign in with any passkey of the shop that its device has. */
export async function optionsOfSignIn(shops: PasskeyShops) {
  const { generateAuthenticationOptions } = await webAuthn()
  const { rpID } = relyingParty(shops)
  return generateAuthenticationOptions({ rpID, userVerification: 'required' })
}

/** How often a key has signed, once it has signed this challenge too. Throws PASSKEY_REFUSED (400) when it has not. */
export async function verifiedCounter(
  shops: PasskeyShops,
  key: StoredKey,
  { credential, challenge }: { credential: AuthenticationResponseJSON; challenge: string },
): Promise<number> {
  const { rpID, origins } = relyingParty(shops)
  const { verifyAuthenticationResponse } = await webAuthn()
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: credential,
    expectedChallenge: challenge,
    expectedOrigin: origins,
    expectedRPID: rpID,
    requireUserVerification: true,
    credential: {
      id: key.credentialId,
      publicKey: new Uint8Array(Buffer.from(key.publicKey, 'base64url')),
      counter: key.counter,
      transports: transportsOf(key.transports),
    },
  }).catch(() => {
    throw refusedPasskey()
  })
  if (!verified) throw refusedPasskey()
  return authenticationInfo.newCounter
}
