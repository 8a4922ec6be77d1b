import { requestGateway } from '#lib/api/browser.ts'
import { createPasskey, type SentOptions, signChallenge } from '#lib/browser/passkeys.ts'
import { withDeviceLock } from '#lib/browser/with-tab-lock.ts'
import { ownerHeader } from '#lib/rules/page-owner.ts'

interface Asked {
  options: SentOptions
}

const signInCall = 'POST session/passkey'

/**
 * Signs in with a passkey and returns the success message. Throws ApiError, or the browser's error when the customer declines.
 */
export async function signInWithPasskey(
  more: Pick<CredentialRequestOptions, 'mediation' | 'signal'> = {},
): Promise<string> {
  const { options } = await requestGateway<Asked>({ call: signInCall })
  const credential = await signChallenge(options, more)
  const signed = { call: signInCall, body: { credential } }
  return (await withDeviceLock(() => requestGateway<{ message: string }>(signed))).message
}

/** Returns the owner header of the customer who just signed up, on a guest's page. */
const newOwner = async (): Promise<Record<string, string>> => ({
  [ownerHeader]: (await requestGateway<{ owner: string }>({ call: 'GET session' })).owner,
})

/**
 * Creates a passkey for the customer who is signed in, or just signed up (`isNew`), and returns the success message. Throws ApiError,
 * or the browser's error when the customer declines.
 */
export async function addPasskey(
  { password, name }: { password: string; name: string },
  { isNew = false } = {},
): Promise<string> {
  const headers = isNew ? await newOwner() : {}
  const asked = { call: 'POST user/passkey-options', body: { password }, headers }
  const { options } = await requestGateway<Asked>(asked)
  const body = { credential: await createPasskey(options), name }
  const made = { call: 'POST user/passkey', body, headers }
  return (await requestGateway<{ message: string }>(made)).message
}
