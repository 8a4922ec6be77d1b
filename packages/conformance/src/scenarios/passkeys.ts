import type { Client } from '#client.ts'

const encode = (data: object): string => Buffer.from(JSON.stringify(data)).toString('base64url')

/** What a browser would answer to a challenge, with a key that nobody has. */
function made(type: string, challenge: string, response: object) {
  const clientDataJSON = encode({ type, challenge, origin: 'https://other.example' })
  const id = 'bm9ib2R5cw'
  const shared = { id, rawId: id, type: 'public-key', clientExtensionResults: {} }
  return { ...shared, response: { clientDataJSON, ...response } }
}

/** Challenges differ, and what no key of the shop has signed signs nobody in. */
export async function checkPasskeySignIn(client: Client): Promise<void> {
  const [begin, end] = ['POST auth/passkey-options', 'POST auth/passkey'] as const
  const first = await client.requestOptional(begin)
  if (!first) return client.report.notOffered(end)
  const { options } = await client.request(begin)
  const differs = options.challenge !== first.options.challenge
  client.report.check(begin, 'challenge', differs, 'two calls have one')
  const signed = { authenticatorData: 'AAAA', signature: 'AAAA' }
  const credential = made('webauthn.get', options.challenge, signed)
  const refusal = await client.expectError(end, 'a key that nobody has', [400], {
    input: { credential },
  })
  const isTold = refusal?.code === 'PASSKEY_REFUSED'
  client.report.check(end, 'code', isTold, `is ${refusal?.code}`)
}

/** A customer's keys: none at first, added with the password alone, and as the browser was asked. */
export async function checkPasskeys(client: Client, password: string): Promise<void> {
  const [list, begin] = ['GET user/passkeys', 'POST user/passkey-options'] as const
  const [add, remove] = ['POST user/passkey', 'POST user/passkey-remove'] as const
  const answer = await client.requestOptional(list)
  if (!answer) {
    for (const call of [begin, add, remove] as const) client.report.notOffered(call)
    return
  }
  client.report.check(list, 'passkeys', answer.passkeys.length === 0, 'a new customer has some')
  await client.expectError(begin, 'a wrong password', [400], { input: { password: 'wrong' } })
  const { options } = await client.request(begin, { password })
  const next = await client.request(begin, { password })
  const differs = options.challenge !== next.options.challenge
  client.report.check(begin, 'challenge', differs, 'two calls have one')
  const credential = made('webauthn.create', options.challenge, { attestationObject: 'AAAA' })
  await client.expectError(add, 'a key that was not asked for', [400], { input: { credential } })
  const none = { input: { id: 2_147_483_647 } }
  await client.expectError(remove, 'a key that does not exist', [404], none)
}
