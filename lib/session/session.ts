import 'server-only'
import { z } from 'zod'
import { env } from '#lib/config/env.ts'
import {
  type CookieReader,
  type CookieWriter,
  dropCookie,
  writeCookie,
} from '#lib/session/cookie-jar.ts'
import { seal, unseal } from '#lib/session/seal.ts'

/** The cookie that keeps the access token sealed (decisions, Session), as long as the backend's tokens live. */
const sessionCookie = { name: 'session', maxAgeSeconds: 30 * 24 * 60 * 60 }

const session = z.object({ token: z.string().min(1) })

/** The access token of whoever is signed in, or null; whether the backend still takes it only the backend knows. */
export async function readToken(cookies: CookieReader): Promise<string | null> {
  const sealed = cookies.get(sessionCookie.name)?.value
  return (await unseal(sealed, env.sessionPasswords, session))?.token ?? null
}

/** Signs somebody in: keeps the token sealed in their browser. */
export async function keepToken(cookies: CookieWriter, token: string): Promise<void> {
  const { maxAgeSeconds } = sessionCookie
  const sealed = await seal({ token }, env.sessionPasswords, maxAgeSeconds)
  writeCookie(cookies, sessionCookie, sealed)
}

/** Ends the session in this browser. */
export const dropSession = (cookies: CookieWriter): void => dropCookie(cookies, sessionCookie)
