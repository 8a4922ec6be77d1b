import type { Client } from '#client.ts'

const encode = (data: object): string => Buffer.from(JSON.stringify(data)).toString('base64url')

/** Returns a browser's response to a challenge, with an unregistered key. */
function made(type: string, challenge: string, response: object) {
  const clientDataJSON = encode({ type, challenge, origin: 'https://other.example' })
  const id = 'bm9ib2R5cw'
  const shared = { id, rawId: id, type: 'public-key', clientExtensionResults: {} }
  return { ...shared, response: { clientDataJSON, ...response } }
}

/** Checks that challenges differ, and that an unregistered key cannot sign in. */
export async function checkPasskeySignIn(client: Client): Promise<void> {
  const [begin, end] = ['POST auth/passkey-options', 'POST auth/passkey'] as const
  const first = await client.requestOptional(begin)
  if (!first) return client.report.notOffered(end)
  const { options } = await client.request(begin)
  const differs = options.challenge !== first.options.challenge
  client.report.check(begin, 'challenge', differs, 'two calls have the same challenge')
  const signed = { authenticatorData: 'AAAA', signature: 'AAAA' }
  const credential = made('webauthn.get', options.challenge, signed)
  const refusal = await client.expectError(end, 'a key that nobody has', [400], {
    input: { credential },
  })
  const isTold = refusal?.code === 'PASSKEY_REFUSED'
  client.report.check(end, 'code', isTold, `is ${refusal?.code}`)
}

/** Checks a customer's keys: none at first, and added only with the password and in response to a challenge. */
export async function checkPasskeys(client: Client, password: string): Promise<void> {
  const [list, begin] = ['GET user/passkeys', 'POST user/passkey-options'] as const
  const [add, remove] = ['POST user/passkey', 'POST user/passkey-remove'] as const
  const answer = await client.requestOptional(list)
  if (!answer) {
    for (const call of [begin, add, remove] as const) client.report.notOffered(call)
    return
  }
  client.report.check(
    list,
    'passkeys',
    answer.passkeys.length === 0,
    'a new customer already has some',
  )
  await client.expectError(begin, 'a wrong password', [400], { input: { password: 'wrong' } })
  const { options } = await client.request(begin, { password })
  const next = await client.request(begin, { password })
  const differs = options.challenge !== next.options.challenge
  client.report.check(begin, 'challenge', differs, 'two calls have the same challenge')
  const credential = made('webauthn.create', options.challenge, { attestationObject: 'AAAA' })
  await client.expectError(add, 'a key that was not asked for', [400], { input: { credential } })
  const none = { input: { id: 2_147_483_647 } }
  await client.expectError(remove, 'a key that does not exist', [404], none)
}
