import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { FakeRefusal, type FakeState } from '#tests/support/fake-engine/state.ts'

const customerId = z.object({ id: z.string() })
const challenge = z.object({ challenge: z.string(), customer_id: z.string().nullable() })

const newPasskey = z.object({
  credential_id: z.string(),
  public_key: z.string(),
  counter: z.number(),
  transports: z.string(),
  name: z.string(),
})

/** Registers our server's calls for passkeys and challenges. */
export function passkeyRoutes(app: FastifyInstance, state: FakeState): void {
  app.get('/adapter/customers/:id/passkeys', ({ params }) => {
    const { id } = customerId.parse(params)
    return { passkeys: state.passkeys.filter(({ customer_id }) => customer_id === id) }
  })
  app.post('/adapter/customers/:id/passkeys', ({ params, body }) => {
    const made = newPasskey.parse(body)
    if (state.passkeys.some(({ credential_id }) => credential_id === made.credential_id))
      throw new FakeRefusal('PASSKEY_TAKEN', 409)
    const id = state.next('pk')
    const created_at = new Date().toISOString()
    const customer_id = customerId.parse(params).id
    state.passkeys.unshift({ ...made, id, customer_id, created_at, used_at: null })
    return { id }
  })
  app.delete('/adapter/customers/:id/passkeys', ({ params }) => {
    const { id } = customerId.parse(params)
    state.passkeys = state.passkeys.filter(({ customer_id }) => customer_id !== id)
    return {}
  })
  const passkeyId = z.object({ id: z.string(), passkey: z.string() })
  app.delete('/adapter/customers/:id/passkeys/:passkey', ({ params }) => {
    const { id, passkey } = passkeyId.parse(params)
    state.passkeys = state.passkeys.filter((key) => key.id !== passkey || key.customer_id !== id)
    return {}
  })
  app.post('/adapter/customers/:id/passkeys/:passkey/use', ({ params, body }) => {
    const { passkey } = passkeyId.parse(params)
    const { counter } = z.object({ counter: z.number() }).parse(body)
    const used = { counter, used_at: new Date().toISOString() }
    state.passkeys = state.passkeys.map((key) => (key.id === passkey ? { ...key, ...used } : key))
    return {}
  })
  app.post('/adapter/passkeys', ({ body }) => {
    const { credential_id } = z.object({ credential_id: z.string() }).parse(body)
    return { passkey: state.passkeys.find((key) => key.credential_id === credential_id) ?? null }
  })
  app.post('/adapter/passkey-challenges', ({ body }) => {
    const { challenge: asked, ...kept } = challenge.extend({ expires_at: z.string() }).parse(body)
    state.challenges.set(asked, kept)
    return {}
  })
  app.post('/adapter/passkey-challenges/answer', ({ body }) => {
    const { challenge: answered, customer_id } = challenge.parse(body)
    const kept = state.challenges.get(answered)
    const was_kept =
      kept?.customer_id === customer_id && new Date(kept.expires_at).getTime() > Date.now()
    if (was_kept) state.challenges.delete(answered)
    return { was_kept }
  })
}
