import { createHmac } from 'node:crypto'
import { sealData, unsealData } from 'iron-session'
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
    const opened = schema.safeParse(await unsealData(sealed, { password }))
    if (opened.success) return opened.data
  }
  return null
}
