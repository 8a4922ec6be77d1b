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

/** The cookie with the sealed token of the order that this browser has opened, for a day. */
const orderCookie = { name: 'order', maxAgeSeconds: 24 * 60 * 60 }

const opened = z.object({ orderToken: z.string().min(1) })

/** The token of the opened order, or null. The backend may still refuse it. */
export async function readOrderToken(cookies: CookieReader): Promise<string | null> {
  const sealed = readCookie(cookies, orderCookie)
  return (await unseal(sealed, env.sessionPasswords, opened))?.orderToken ?? null
}

/** Keeps the token of an order in the browser, out of reach of its scripts. */
export async function keepOrderToken(cookies: CookieWriter, orderToken: string): Promise<void> {
  const { maxAgeSeconds } = orderCookie
  writeCookie(cookies, orderCookie, await seal({ orderToken }, env.sessionPasswords, maxAgeSeconds))
}

/** Closes the order in this browser. */
export const dropOrderToken = (cookies: CookieWriter): void => dropCookie(cookies, orderCookie)
