import { env } from '#lib/config/env.ts'

/** The source of cookies: `request.cookies`, or the result of `cookies()`. */
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

/** The target of cookies: `response.cookies`. */
export interface CookieWriter {
  set: (name: string, value: string, options: CookieOptions) => unknown
}

/** A cookie of the shop: name, lifetime and path. */
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

/** Sets an HttpOnly cookie; every cookie of the shop is set here. */
export function writeCookie(jar: CookieWriter, kind: CookieKind, value: string): void {
  jar.set(kind.name, value, optionsOf(kind, kind.maxAgeSeconds))
}

/** Removes a cookie from the browser. */
export function dropCookie(jar: CookieWriter, kind: CookieKind): void {
  jar.set(kind.name, '', optionsOf(kind, 0))
}

/** The Set-Cookie header that removes a cookie; for middleware, whose page must still read the cookie. */
export const expiredSetCookie = ({ name, path = '/' }: CookieKind): string =>
  `${name}=; Path=${path}; Max-Age=0; HttpOnly; SameSite=Lax`
