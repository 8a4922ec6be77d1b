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
import { dropAllDetails } from '#lib/session/details-cookies.ts'
import { seal, unseal } from '#lib/session/seal.ts'

/** The cookie with the sealed access token (decisions, Session); it lives as long as the backend's tokens. */
const sessionCookie = { name: 'session', maxAgeSeconds: 30 * 24 * 60 * 60 }

const session = z.object({ token: z.string().min(1) })

/** The customer's access token, or null for a guest. The backend may still reject the token. */
export async function readToken(cookies: CookieReader): Promise<string | null> {
  const sealed = readCookie(cookies, sessionCookie)
  return (await unseal(sealed, env.sessionPasswords, session))?.token ?? null
}

/** Signs a customer in: sets the session cookie with the sealed token. */
export async function keepToken(cookies: CookieWriter, token: string): Promise<void> {
  const { maxAgeSeconds } = sessionCookie
  const sealed = await seal({ token }, env.sessionPasswords, maxAgeSeconds)
  writeCookie(cookies, sessionCookie, sealed)
}

/** Ends the session in this browser: removes its cookie and what the checkout keeps, since who comes next may be somebody else. */
export function dropSession(cookies: CookieWriter): void {
  dropCookie(cookies, sessionCookie)
  dropAllDetails(cookies)
}
