import { sealData, unsealData } from 'iron-session'
import type { z } from 'zod'

/** Data sealed for a cookie, unreadable and unchangeable outside; the first password seals. Throws when there is none. */
export function seal(
  data: object,
  [password]: readonly string[],
  lifeSeconds: number,
): Promise<string> {
  if (!password) throw new Error('SESSION_PASSWORD: needed to sign anybody in')
  return sealData(data, { password, ttl: lifeSeconds })
}

/**
 * What was sealed with any of the passwords; null when it is expired, forged, sealed with a password
 * that is gone, or of another shape. Passwords are tried in turn, so that one keeps opening
 * what it sealed wherever in the list it moves.
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
