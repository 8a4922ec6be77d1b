import { parseCookie, stringifySetCookie } from 'cookie'
import type {
  CookieLister,
  CookieOptions,
  CookieReader,
  CookieWriter,
} from '#lib/session/cookie-jar.ts'

/** The cookies that a request brings, and those that its answer sets. What is set is not read again. */
export class Cookies implements CookieReader, CookieLister, CookieWriter {
  readonly #brought: ReadonlyMap<string, string>
  readonly #set = new Map<string, string>()

  constructor({ headers }: Request) {
    const brought = Object.entries(parseCookie(headers.get('cookie') ?? ''))
    this.#brought = new Map(brought.map(([name, value = '']) => [name, value]))
  }

  get(name: string): { value: string } | undefined {
    const value = this.#brought.get(name)
    return value === undefined ? undefined : { value }
  }

  getAll(): { name: string }[] {
    return [...this.#brought.keys()].map((name) => ({ name }))
  }

  set(name: string, value: string, options: CookieOptions): void {
    this.#set.set(name, stringifySetCookie({ name, value, ...options }))
  }

  /** Takes back all that was to be set. */
  forget(): void {
    this.#set.clear()
  }

  /** Sets the cookies in an answer. */
  setIn({ headers }: Response): void {
    for (const line of this.#set.values()) headers.append('Set-Cookie', line)
  }
}
