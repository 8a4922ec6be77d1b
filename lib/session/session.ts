import 'server-only'
import { emailKey } from '@etalase/contract/rules/email.ts'
import { z } from 'zod'
import { env } from '#lib/config/env.ts'
import {
  type CookieReader,
  type CookieWriter,
  dropCookie,
  readCookie,
  writeCookie,
} from '#lib/session/cookie-jar.ts'
import { keyedHash, seal, unseal } from '#lib/session/seal.ts'

/** The cookie with the sealed access token (decisions, Session); it lives as long as the backend's tokens. */
const sessionCookie = { name: 'session', maxAgeSeconds: 30 * 24 * 60 * 60 }

const sealedSession = z.object({
  token: z.string().min(1),
  /** Absent in cookies of earlier releases. */
  owner: z.string().min(1).optional(),
})

/** A signed-in customer. */
export interface Session {
  /** The access token, which the backend may still reject. */
  token: string
  /** The owner of pages made for the customer. */
  owner: string
}

/** Returns an opaque name of a customer, the same at each sign-in. Throws Error without a session password. */
export const ownerOf = (email: string): string => keyedHash(`owner ${emailKey(email)}`).slice(0, 22)

/** Returns the session of a request; null for a guest. */
export async function readSession(cookies: CookieReader): Promise<Session | null> {
  const sealed = readCookie(cookies, sessionCookie)
  const found = await unseal(sealed, env.sessionPasswords, sealedSession)
  return found && { token: found.token, owner: found.owner ?? ownerOf(found.token) }
}

/** Returns the customer's access token, or null for a guest. The backend may still reject the token. */
export const readToken = async (cookies: CookieReader): Promise<string | null> =>
  (await readSession(cookies))?.token ?? null

/** Signs a customer in: sets the sealed session cookie. */
export async function keepSession(cookies: CookieWriter, session: Session): Promise<void> {
  const { maxAgeSeconds } = sessionCookie
  const sealed = await seal(session, env.sessionPasswords, maxAgeSeconds)
  writeCookie(cookies, sessionCookie, sealed)
}

/** Replaces the token of a customer whose tokens were revoked. Does nothing for a guest. */
export async function renewSession(
  cookies: CookieReader & CookieWriter,
  token: string,
): Promise<void> {
  const session = await readSession(cookies)
  if (session) await keepSession(cookies, { ...session, token })
}

/** Removes the session from this browser. */
export const dropSession = (cookies: CookieWriter): void => dropCookie(cookies, sessionCookie)
