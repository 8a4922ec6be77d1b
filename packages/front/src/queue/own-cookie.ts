import type { IncomingMessage, ServerResponse } from 'node:http'
import onHeaders from 'on-headers'

const pairsOf = ({ headers }: IncomingMessage): string[] => (headers.cookie ?? '').split(/; */)

/** A cookie for the whole site that the queue reads and sets, like lib/session/cookie-jar.ts. */
export class OwnCookie {
  readonly #name: string
  readonly #rest: string

  /** @param isSecure whether cookies are for TLS alone */
  constructor({ name, maxAgeSeconds }: { name: string; maxAgeSeconds: number }, isSecure: boolean) {
    this.#name = isSecure ? `__Host-${name}` : name
    const secure = isSecure ? '; Secure' : ''
    this.#rest = `; Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Lax${secure}`
  }

  /** Returns its value in a request; of several the last, as everywhere in the shop. Undefined without one. */
  in(request: IncomingMessage): string | undefined {
    return pairsOf(request)
      .findLast(this.#isNamed)
      ?.slice(this.#name.length + 1)
  }

  /** Returns the header that sets it. */
  set = (value: string): string => `${this.#name}=${value}${this.#rest}`

  /** Makes this the only cookie of its name in a request, or removes it, so that all parts of the shop read the same value. */
  replaceIn(request: IncomingMessage, value: string | undefined): void {
    const pairs = pairsOf(request).filter((pair) => !this.#isNamed(pair))
    if (value !== undefined) pairs.push(`${this.#name}=${value}`)
    request.headers.cookie = pairs.join('; ')
  }

  #isNamed = (pair: string) => pair.split('=', 1)[0] === this.#name
}

/** Sets a cookie, except on a response that caches may keep or that sets the cookie itself. */
export function setWherePrivate(response: ServerResponse, cookie: string): void {
  onHeaders(response, () => {
    const control = String(response.getHeader('Cache-Control'))
    const start = cookie.slice(0, cookie.indexOf('=') + 1)
    const own = [response.getHeader('Set-Cookie') ?? []].flat().map(String)
    if (/\bpublic\b|s-maxage/.test(control) || own.some((set) => set.startsWith(start))) return
    response.appendHeader('Set-Cookie', cookie)
  })
}
