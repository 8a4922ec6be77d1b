import { env } from '#lib/config/env.ts'

/** What a cookie is read from: `request.cookies`, or what `cookies()` gives. */
export interface CookieReader {
  get: (name: string) => { value: string } | undefined
}

export interface CookieOptions {
  httpOnly: true
  sameSite: 'lax'
  secure: boolean
  path: string
  /** Seconds. */
  maxAge: number
}

/** What a cookie is written to: `response.cookies`. */
export interface CookieWriter {
  set: (name: string, value: string, options: CookieOptions) => unknown
}

/** A cookie of the shop: its name, and how long it lives where. */
export interface CookieKind {
  name: string
  maxAgeSeconds: number
  path?: string
}

const optionsOf = ({ path = '/' }: CookieKind, maxAge: number): CookieOptions => ({
  httpOnly: true,
  sameSite: 'lax',
  secure: env.secureCookies,
  path,
  maxAge,
})

/** Sets a cookie out of reach of scripts; the only place of the shop that does. */
export function writeCookie(jar: CookieWriter, kind: CookieKind, value: string): void {
  jar.set(kind.name, value, optionsOf(kind, kind.maxAgeSeconds))
}

/** Takes a cookie out of the browser. */
export function dropCookie(jar: CookieWriter, kind: CookieKind): void {
  jar.set(kind.name, '', optionsOf(kind, 0))
}

/** The Set-Cookie line that takes a cookie out of the browser, for answers whose cookies a page still reads. */
export const endLine = ({ name, path = '/' }: CookieKind): string =>
  `${name}=; Path=${path}; Max-Age=0; HttpOnly; SameSite=Lax`
