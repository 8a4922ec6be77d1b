import 'server-only'
import { z } from 'zod'
import { env } from '#lib/config/env.ts'
import {
  type CookieReader,
  type CookieWriter,
  dropCookie,
  readCookie,
  writeCookie,
} from '#lib/session/cookie-jar.ts'
import { seal, unseal } from '#lib/session/seal.ts'

/** The cookie with the sealed token of the order opened in this browser, for a day. */
const orderCookie = { name: 'order', maxAgeSeconds: 24 * 60 * 60 }

/** The cookie with the sealed token of a link until the shopper confirms it, sent only to the confirming page; in seconds. */
const offeredCookie = { name: 'offered-order', maxAgeSeconds: 10 * 60, path: '/order/offered' }

const opened = z.object({ orderToken: z.string().min(1) })

/** Returns the token of the opened order, or null. The backend may still refuse it. */
export function readOrderToken(cookies: CookieReader): Promise<string | null> {
  return unsealToken(readCookie(cookies, orderCookie))
}

/** Returns the order token in sealed text; null when expired or not sealed by this shop. */
export async function unsealToken(sealed: string | undefined): Promise<string | null> {
  return (await unseal(sealed, env.sessionPasswords, opened))?.orderToken ?? null
}

/** Stores the token of an order for the page that asks whether to open it. */
export async function keepOfferedToken(cookies: CookieWriter, orderToken: string): Promise<void> {
  const { maxAgeSeconds } = offeredCookie
  const sealed = await seal({ orderToken }, env.sessionPasswords, maxAgeSeconds)
  writeCookie(cookies, offeredCookie, sealed)
}

/** Returns the offered order's token, also as sealed text for the form that opens it; null without one. */
export async function readOfferedToken(
  cookies: CookieReader,
): Promise<{ token: string; sealed: string } | null> {
  const sealed = readCookie(cookies, offeredCookie)
  const token = await unsealToken(sealed)
  return sealed && token ? { token, sealed } : null
}

/** Stores the token of an order in an HttpOnly cookie. */
export async function keepOrderToken(cookies: CookieWriter, orderToken: string): Promise<void> {
  const { maxAgeSeconds } = orderCookie
  writeCookie(cookies, orderCookie, await seal({ orderToken }, env.sessionPasswords, maxAgeSeconds))
}

/** Closes the order in this browser. */
export const dropOrderToken = (cookies: CookieWriter): void => dropCookie(cookies, orderCookie)
