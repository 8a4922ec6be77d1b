/** WebAuthn in JSON; browsers before 2024 have no functions for it. */

const toBytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) =>
    sign.charCodeAt(0),
  )

const toText = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/** Options as sent by a backend. */
export type SentOptions = PublicKeyCredentialCreationOptionsJSON &
  PublicKeyCredentialRequestOptionsJSON

/** Returns the options of a new key, with Base64url fields decoded to bytes. */
function readCreation(options: SentOptions): PublicKeyCredentialCreationOptions {
  const { parseCreationOptionsFromJSON: parse } = PublicKeyCredential
  if (parse) return parse.call(PublicKeyCredential, options)
  const { challenge, user, rp, pubKeyCredParams, excludeCredentials = [] } = options
  return {
    rp,
    challenge: toBytes(challenge),
    user: { ...user, id: toBytes(user.id) },
    pubKeyCredParams: pubKeyCredParams.map(({ alg }) => ({ alg, type: 'public-key' })),
    excludeCredentials: excludeCredentials.map(({ id }) => ({
      id: toBytes(id),
      type: 'public-key',
    })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  }
}

const answerOf = ({ id, rawId }: PublicKeyCredential) => ({
  id,
  rawId: toText(rawId),
  type: 'public-key',
  clientExtensionResults: {},
})

/**
 * Returns the registration response of a new key, in the contract's shape. Throws when the customer declines, or the device lacks
 * support.
 */
export async function createPasskey(options: SentOptions): Promise<object> {
  const made = await navigator.credentials.create({ publicKey: readCreation(options) })
  const response = made instanceof PublicKeyCredential ? made.response : null
  if (!(response instanceof AuthenticatorAttestationResponse)) throw new Error('No passkey')
  return {
    ...answerOf(made as PublicKeyCredential),
    response: {
      clientDataJSON: toText(response.clientDataJSON),
      attestationObject: toText(response.attestationObject),
      transports: response.getTransports?.() ?? [],
    },
  }
}

/**
 * Returns the assertion of a key, in the contract's shape. With `mediation: 'conditional'` the browser offers its keys in the e-mail
 * field, and the promise waits until one is chosen. Throws when the customer declines.
 */
export async function signChallenge(
  { challenge, rpId }: SentOptions,
  more: Pick<CredentialRequestOptions, 'mediation' | 'signal'> = {},
): Promise<object> {
  const publicKey: PublicKeyCredentialRequestOptions = {
    challenge: toBytes(challenge),
    userVerification: 'required',
    ...(rpId ? { rpId } : {}),
  }
  const used = await navigator.credentials.get({ publicKey, ...more })
  const response = used instanceof PublicKeyCredential ? used.response : null
  if (!(response instanceof AuthenticatorAssertionResponse)) throw new Error('No passkey')
  return {
    ...answerOf(used as PublicKeyCredential),
    response: {
      clientDataJSON: toText(response.clientDataJSON),
      authenticatorData: toText(response.authenticatorData),
      signature: toText(response.signature),
    },
  }
}

/** Whether the browser supports passkeys at all. */
export const hasPasskeys = (): boolean => typeof PublicKeyCredential === 'function'

/** Whether the browser can offer passkeys in a field. */
export const offersInField = async (): Promise<boolean> =>
  hasPasskeys() && (await PublicKeyCredential.isConditionalMediationAvailable?.()) === true
