import { challengeMinutes } from '@etalase/backend-kit/account/web-authn.ts'
import { addMinutes } from 'date-fns/addMinutes'
import { z } from 'zod'
import type { Adapter } from '#adapter.ts'
import { type Engine, EngineError } from '#engine/engine.ts'
import { instant } from '#engine/fields.ts'

const passkey = z
  .object({
    id: z.string(),
    customer_id: z.string(),
    credential_id: z.string(),
    public_key: z.string(),
    counter: z.number(),
    transports: z.string(),
    name: z.string(),
    created_at: instant,
    used_at: instant.nullish(),
  })
  .transform(({ customer_id, credential_id, public_key, ...row }) => ({
    ...row,
    customerId: customer_id,
    credentialId: credential_id,
    publicKey: public_key,
  }))
export type EnginePasskey = z.output<typeof passkey>

type NewPasskey = Omit<EnginePasskey, 'id' | 'customerId' | 'created_at' | 'used_at'>

const path = (customerId: string, id?: string) =>
  `/customers/${customerId}/passkeys${id ? `/${id}` : ''}`

/** Loads a customer's passkeys, newest first. */
export const passkeysOf = async (engine: Engine, customerId: string): Promise<EnginePasskey[]> => {
  const answer = z.object({ passkeys: z.array(passkey) })
  return (await engine.own('GET', path(customerId), { answer })).passkeys
}

/** Finds the passkey that a browser names; null for an unknown one. */
export const findPasskey = async (
  engine: Engine,
  credential_id: string,
): Promise<EnginePasskey | null> => {
  const answer = z.object({ passkey: passkey.nullable() })
  return (await engine.own('POST', '/passkeys', { answer, body: { credential_id } })).passkey
}

/** Adds a passkey and returns its id; null when the passkey already belongs to an account. */
export async function addPasskey(
  engine: Engine,
  customerId: string,
  { credentialId: credential_id, publicKey: public_key, ...others }: NewPasskey,
): Promise<string | null> {
  const sent = {
    answer: z.object({ id: z.string() }),
    body: { credential_id, public_key, ...others },
  }
  try {
    return (await engine.own('POST', path(customerId), sent)).id
  } catch (error) {
    if (error instanceof EngineError && error.reason === 'PASSKEY_TAKEN') return null
    throw error
  }
}

export const deletePasskey = (engine: Engine, customerId: string, id: string) =>
  engine.own('DELETE', path(customerId, id), { answer: z.unknown() })

/** Removes all passkeys of a customer. */
export const deletePasskeys = (engine: Engine, customerId: string) =>
  engine.own('DELETE', path(customerId), { answer: z.unknown() })

/** Records a sign-in by a passkey, and the passkey's signature counter. */
export const noteUse = (engine: Engine, { id, customerId }: EnginePasskey, counter: number) =>
  engine.own('POST', `${path(customerId, id)}/use`, { answer: z.unknown(), body: { counter } })

interface Challenge {
  challenge: string
  /** The customer who adds a passkey; null for a sign-in. */
  customer_id: string | null
}

/** Stores a challenge until it is answered. */
export const keepChallenge = (
  { engine, now }: Pick<Adapter, 'engine' | 'now'>,
  challenge: Challenge,
) => {
  const expires_at = addMinutes(now(), challengeMinutes).toISOString()
  const body = { ...challenge, expires_at }
  return engine.own('POST', '/passkey-challenges', { answer: z.unknown(), body })
}

/**
 * Consumes a challenge. Returns whether it was issued for this customer, or for a sign-in, and hasn't expired. Works once per challenge.
 */
export const takeChallenge = async (engine: Engine, body: Challenge): Promise<boolean> => {
  if (!body.challenge) return false
  const answer = z.object({ was_kept: z.boolean() })
  return (await engine.own('POST', '/passkey-challenges/answer', { answer, body })).was_kept
}
