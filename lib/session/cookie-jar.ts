import { env } from '#lib/config/env.ts'

/** A source of cookies: `request.cookies`, or the result of `cookies()`. */
export interface CookieReader {
  get: (name: string) => { value: string } | undefined
}

/** A source that lists its cookies in the order the browser sent them. */
export interface CookieLister {
  getAll: () => readonly { name: string }[]
}

export interface CookieOptions {
  httpOnly: true
  sameSite: 'lax'
  secure: boolean
  path: string
  /** Seconds. */
  maxAge: number
}

/** A target for cookies: `response.cookies`. */
export interface CookieWriter {
  set: (name: string, value: string, options: CookieOptions) => unknown
}

/** A cookie of the shop: name without prefix, lifetime and path. */
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

/**
 * Returns the name in the browser. With TLS it has a prefix, so browsers refuse such a cookie from a subdomain or from a page without
 * TLS (RFC 6265bis, 4.1.3); `__Host-` is only for cookies of the whole site.
 */
function fullName({ name, path }: CookieKind): string {
  if (!env.secureCookies) return name
  return path === undefined ? `__Host-${name}` : `__Secure-${name}`
}

/** Returns a cookie's value; undefined when the request has no such cookie. */
export const readCookie = (jar: CookieReader, kind: CookieKind): string | undefined =>
  jar.get(fullName(kind))?.value

/** Returns the suffixes of cookies whose names start with a kind's name, in request order. */
export function readNameEnds(jar: CookieLister, kind: CookieKind): string[] {
  const start = fullName(kind)
  return jar
    .getAll()
    .filter(({ name }) => name.startsWith(start))
    .map(({ name }) => name.slice(start.length))
}

/** Sets an HttpOnly cookie; all of the shop's cookies are set here. */
export function writeCookie(jar: CookieWriter, kind: CookieKind, value: string): void {
  jar.set(fullName(kind), value, optionsOf(kind, kind.maxAgeSeconds))
}

/** Removes a cookie from the browser. */
export function dropCookie(jar: CookieWriter, kind: CookieKind): void {
  jar.set(fullName(kind), '', optionsOf(kind, 0))
}

/** Returns the Set-Cookie header that removes a cookie; for middleware, whose page must still read the cookie. */
export function expiredSetCookie(kind: CookieKind): string {
  const secure = env.secureCookies ? '; Secure' : ''
  return `${fullName(kind)}=; Path=${kind.path ?? '/'}; Max-Age=0; HttpOnly; SameSite=Lax${secure}`
}
