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

/** Loaded on first use: many shops have no passkeys. */
const webAuthn = loadOnce(() => import('@simplewebauthn/server'))

/**
 * COSE algorithms for new keys, in order of preference: ES256, Ed25519 and RS256. Any backend can check these; the
 * library's default list depends on the Node version (docs/decisions/073).
 */
const algorithms = [-7, -8, -257]

/** Minutes until a challenge expires. */
export const challengeMinutes = 5

/** Limits what one account can store; more keys than a person has devices. */
export const maxPasskeys = 20

export const refusedPasskey = () =>
  badRequest('PASSKEY_REFUSED', messages().answers.passkeys.refused)

/** Shop URLs that passkeys apply to, without trailing slashes. */
export interface PasskeyShops {
  shopUrl: string
  revalidateUrls: readonly string[]
}

/** A passkey as stored with its owner's account. */
export interface StoredKey {
  /** The browser's id for the key. */
  credentialId: string
  /** Base64url. */
  publicKey: string
  counter: number
  /** Comma-separated transports of the device. */
  transports: string
}

/** Returns the host that passkeys belong to, and the shop origins allowed to use them, including subdomains. */
function relyingParty({ shopUrl, revalidateUrls }: PasskeyShops) {
  const rpID = new URL(shopUrl).hostname
  const origins = [shopUrl, ...revalidateUrls]
    .map((address) => new URL(address))
    .filter(({ hostname }) => hostname === rpID || hostname.endsWith(`.${rpID}`))
    .map(({ origin }) => origin)
  return { rpID, origins: [...new Set(origins)] }
}

/** An opaque user id for devices that reveals nothing about the customer. */
const userHandle = (secret: string, customerId: number | string) =>
  createHmac('sha256', secret).update(`passkey ${customerId}`).digest()

const transportsOf = (transports: string) =>
  transports.split(',').filter(Boolean) as AuthenticatorTransport[]

/** Returns the challenge that a browser's response names; an empty string when it can't be parsed. */
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

/** Returns the options for creating a passkey. `known` keys are excluded; `secret` keeps the customer's id from devices. */
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

/** Verifies a browser's new key. Throws PASSKEY_REFUSED (400) for another challenge or site. */
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

/** Returns the options for signing in with any of the shop's passkeys on the device. */
export async function optionsOfSignIn(shops: PasskeyShops) {
  const { generateAuthenticationOptions } = await webAuthn()
  const { rpID } = relyingParty(shops)
  return generateAuthenticationOptions({ rpID, userVerification: 'required' })
}

/** Verifies a signed challenge and returns the key's new signature counter. Throws PASSKEY_REFUSED (400) if it is invalid. */
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
