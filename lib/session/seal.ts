import { createHmac } from 'node:crypto'
import { sealData, unsealData } from 'iron-session'
import { LRUCache } from 'lru-cache'
import type { z } from 'zod'
import { env } from '#lib/config/env.ts'

/** Returns a keyed hash (first session password), in hexadecimal. Throws Error without a password. */
export function keyedHash(text: string): string {
  const [password] = env.sessionPasswords
  if (!password) throw new Error('SESSION_PASSWORD: needed to sign a customer in')
  return createHmac('sha256', password).update(text).digest('hex')
}

/** Encrypts and signs data for a cookie, with the first password. Throws Error when there is no password. */
export function seal(
  data: object,
  [password]: readonly string[],
  ttlSeconds: number,
): Promise<string> {
  if (!password) throw new Error('SESSION_PASSWORD: needed to sign a customer in')
  return sealData(data, { password, ttl: ttlSeconds })
}

/**
 * Data opened in the last minute, by password and sealed text: all requests of a page carry the same cookie, and opening it takes a fifth of
 * their CPU (`npm run -w packages/tools bench:orders`, a customer's delivery).
 */
const openedLately = new LRUCache<string, object>({
  max: 1_000,
  ttl: 60_000,
  perf: { now: () => Date.now() },
})

/** Decrypts sealed data with one password; `{}` when it is expired, forged, or sealed with another password. */
async function open(sealed: string, password: string): Promise<object> {
  const key = `${password} ${sealed}`
  const known = openedLately.get(key)
  if (known) return known
  const opened = await unsealData<object>(sealed, { password })
  if (Object.keys(opened).length > 0) openedLately.set(key, opened)
  return opened
}

/**
 * Decrypts sealed data; null when it is expired, forged, sealed with a removed password, or does not match the schema. Tries every
 * password, so that passwords can be rotated.
 */
export async function unseal<Data>(
  sealed: string | undefined,
  passwords: readonly string[],
  schema: z.ZodType<Data>,
): Promise<Data | null> {
  if (!sealed) return null
  for (const password of passwords) {
    const opened = schema.safeParse(await open(sealed, password))
    if (opened.success) return opened.data
  }
  return null
}
