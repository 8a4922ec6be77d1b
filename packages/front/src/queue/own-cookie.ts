import type { IncomingMessage, ServerResponse } from 'node:http'
import onHeaders from 'on-headers'

const pairsOf = ({ headers }: IncomingMessage): string[] => (headers.cookie ?? '').split(/; */)

/** A cookie of the whole site that the queue reads and sets, as lib/session/cookie-jar.ts does. */
export class OwnCookie {
  readonly #name: string
  readonly #rest: string

  /** @param isSecure whether cookies are for TLS alone */
  constructor({ name, maxAgeSeconds }: { name: string; maxAgeSeconds: number }, isSecure: boolean) {
    this.#name = isSecure ? `__Host-${name}` : name
    const secure = isSecure ? '; Secure' : ''
    this.#rest = `; Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Lax${secure}`
  }

  /** Its value in a request, of two the last one, as everywhere in the shop; undefined without it. */
  in(request: IncomingMessage): string | undefined {
    return pairsOf(request)
      .findLast(this.#isNamed)
      ?.slice(this.#name.length + 1)
  }

  /** The header that sets it. */
  set = (value: string): string => `${this.#name}=${value}${this.#rest}`

  /** Makes it the only one of its name in a request, or takes all away: no two parts of the shop read two values. */
  replaceIn(request: IncomingMessage, value: string | undefined): void {
    const pairs = pairsOf(request).filter((pair) => !this.#isNamed(pair))
    if (value !== undefined) pairs.push(`${this.#name}=${value}`)
    request.headers.cookie = pairs.join('; ')
  }

  #isNamed = (pair: string) => pair.split('=', 1)[0] === this.#name
}

/** Sets a cookie, but on a response that caches may keep, or that sets it itself. */
export function setWherePrivate(response: ServerResponse, cookie: string): void {
  onHeaders(response, () => {
    const control = String(response.getHeader('Cache-Control'))
    const start = cookie.slice(0, cookie.indexOf('=') + 1)
    const own = [response.getHeader('Set-Cookie') ?? []].flat().map(String)
    if (/\bpublic\b|s-maxage/.test(control) || own.some((set) => set.startsWith(start))) return
    response.appendHeader('Set-Cookie', cookie)
  })
}
