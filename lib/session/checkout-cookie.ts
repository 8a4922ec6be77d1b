import 'server-only'
import { z } from 'zod'
import { env } from '#lib/config/env.ts'
import { guestOwner } from '#lib/rules/page-owner.ts'
import type { CookieReader, CookieWriter } from '#lib/session/cookie-jar.ts'
import { dropLongCookie, readLongCookie, writeLongCookie } from '#lib/session/long-cookie.ts'
import { seal, unseal } from '#lib/session/seal.ts'

/**
 * The checkout by plain forms, kept as long as the one by scripts (lib/session/sealed-draft-cookies.ts). Its path is the folder of its
 * pages: lynx doesn't send a cookie for `/checkout/steps` to `/checkout/steps?choose-hub` (findings/lynx-queries.sh).
 */
const cookie = { name: 'checkout-forms', maxAgeSeconds: 72 * 60 * 60, path: '/checkout' }

const sealed = z.object({ owner: z.string(), checkout: z.unknown() })

/** Returns the stored checkout; undefined if missing or another customer's. A guest's checkout survives the sign-in. */
export async function readCheckoutCookie(
  cookies: CookieReader,
  owner: string | undefined,
): Promise<unknown> {
  const kept = await unseal(readLongCookie(cookies, cookie), env.sessionPasswords, sealed)
  const isTheirs = kept?.owner === guestOwner || kept?.owner === owner
  return isTheirs ? kept?.checkout : undefined
}

/** Stores a checkout in an HttpOnly cookie. Returns false when it is too long. */
export async function keepCheckoutCookie(
  cookies: CookieWriter,
  owner: string | undefined,
  checkout: object,
): Promise<boolean> {
  const kept = { owner: owner ?? guestOwner, checkout }
  const text = await seal(kept, env.sessionPasswords, cookie.maxAgeSeconds)
  return writeLongCookie(cookies, cookie, text)
}

/** Removes a browser's checkout. */
export const dropCheckoutCookie = (cookies: CookieWriter): void => dropLongCookie(cookies, cookie)
