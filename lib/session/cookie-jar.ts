import { env } from '#lib/config/env.ts'

/** The source of cookies: `request.cookies`, or the result of `cookies()`. */
export interface CookieReader {
  get: (name: string) => { value: string } | undefined
}

/** One that lists its cookies as the browser has sent them. */
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

/** The target of cookies: `response.cookies`. */
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
 * The name in the browser. With TLS it has a prefix, so that browsers refuse such a cookie from a subdomain or
 * from a page without TLS (RFC 6265bis, 4.1.3); `__Host-` is for cookies of the whole site alone.
 */
function fullName({ name, path }: CookieKind): string {
  if (!env.secureCookies) return name
  return path === undefined ? `__Host-${name}` : `__Secure-${name}`
}

/** A cookie's value; undefined when the request has no such cookie. */
export const readCookie = (jar: CookieReader, kind: CookieKind): string | undefined =>
  jar.get(fullName(kind))?.value

/** The suffixes of the cookies whose names start with a kind's name, in the order of the request. */
export function readNameEnds(jar: CookieLister, kind: CookieKind): string[] {
  const start = fullName(kind)
  return jar
    .getAll()
    .filter(({ name }) => name.startsWith(start))
    .map(({ name }) => name.slice(start.length))
}

/** Sets an HttpOnly cookie; every cookie of the shop is set here. */
export function writeCookie(jar: CookieWriter, kind: CookieKind, value: string): void {
  jar.set(fullName(kind), value, optionsOf(kind, kind.maxAgeSeconds))
}

/** Removes a cookie from the browser. */
export function dropCookie(jar: CookieWriter, kind: CookieKind): void {
  jar.set(fullName(kind), '', optionsOf(kind, 0))
}

/** The Set-Cookie header that removes a cookie; for middleware, whose page must still read the cookie. */
export function expiredSetCookie(kind: CookieKind): string {
  const secure = env.secureCookies ? '; Secure' : ''
  return `${fullName(kind)}=; Path=${kind.path ?? '/'}; Max-Age=0; HttpOnly; SameSite=Lax${secure}`
}
