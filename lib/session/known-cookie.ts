import 'server-only'
import { hash, randomUUID } from 'node:crypto'
import { hexOrderNumber } from '@etalase/contract/rules/codes.ts'
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
import { seal, unseal } from '#lib/session/seal.ts'

/**
 * The cookie of accounts that this browser signed in to, and guest orders that it placed or opened. It survives the sign-out and
 * authorises nothing; strangers' attempts are counted separately (OWASP: device cookies).
 */
const knownCookie = { name: 'known', maxAgeSeconds: 400 * 24 * 60 * 60, path: '/api' }

/** In characters. A browser keeps at most 4096 bytes in a cookie, name included. */
const maxSealedLength = 3_800

const thing = z.object({
  name: z.string(),
  /** Lets the backend recognise the browser. */
  token: z.string().optional(),
})

const known = z.object({
  /** Random; this browser's attempts are counted by it. */
  browser: z.string(),
  /** Newest first. */
  things: z.array(thing),
})

type Known = z.infer<typeof known>

/** An account or an order that a browser knows. Its name is a hash: the cookie contains no e-mail address. */
export type KnownThing = z.infer<typeof thing>

const nameOf = (text: string) => hash('sha256', text, 'base64url')

/** Returns the name of an e-mail address's account. */
export const accountName = (email: string): string => nameOf(`account ${emailKey(email)}`)

/** Returns the name of a guest's order, by its number as shown or typed; letters that look like a digit count as that digit. */
export const orderName = (number: string): string => nameOf(`order ${hexOrderNumber(number)}`)

const readAll = (cookies: CookieReader): Promise<Known | null> =>
  unseal(readCookie(cookies, knownCookie), env.sessionPasswords, known)

/** A browser that knows an account or an order. */
export interface KnownBrowser {
  /** The key that its attempts are counted by. */
  browser: string
  /** Lets the backend recognise the browser. */
  token: string | undefined
}

/** Returns the request's browser if it knows the account or order of this name; null for a stranger. */
export async function readKnown(cookies: CookieReader, name: string): Promise<KnownBrowser | null> {
  const all = await readAll(cookies)
  const found = all?.things.find((one) => one.name === name)
  return all && found ? { browser: all.browser, token: found.token } : null
}

/** Seals as many entries as fit into a cookie; drops the oldest. */
async function sealSome({ browser, things }: Known): Promise<string> {
  const sealed = await seal({ browser, things }, env.sessionPasswords, knownCookie.maxAgeSeconds)
  if (sealed.length <= maxSealedLength) return sealed
  return sealSome({ browser, things: things.slice(0, -1) })
}

/** Records in the request's browser that it knows an account or an order. */
export async function keepKnown(
  cookies: CookieReader & CookieWriter,
  { name, token }: KnownThing,
): Promise<void> {
  const { browser, things } = (await readAll(cookies)) ?? { browser: randomUUID(), things: [] }
  const before = things.find((one) => one.name === name)
  const others = things.filter((one) => one !== before)
  const kept = { name, token: token ?? before?.token }
  writeCookie(cookies, knownCookie, await sealSome({ browser, things: [kept, ...others] }))
}

/** Removes the cookie. */
export const dropKnown = (cookies: CookieWriter): void => dropCookie(cookies, knownCookie)
