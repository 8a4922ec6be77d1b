import { stringifySetCookie } from 'cookie'
import { NextRequest } from 'next/server'
import type {
  CookieLister,
  CookieOptions,
  CookieReader,
  CookieWriter,
} from '#lib/session/cookie-jar.ts'

/**
 * The cookies of a request, and those to set in its answer. Cookies set here are not read back. Parsed by Next, as for pages: of two
 * cookies with the same name, both see the last.
 */
export class Cookies implements CookieReader, CookieLister, CookieWriter {
  readonly #brought: CookieReader & CookieLister
  readonly #set = new Map<string, string>()

  constructor({ url, headers }: Request) {
    this.#brought = new NextRequest(url, { headers }).cookies
  }

  get(name: string): { value: string } | undefined {
    return this.#brought.get(name)
  }

  getAll(): readonly { name: string }[] {
    return this.#brought.getAll()
  }

  set(name: string, value: string, options: CookieOptions): void {
    this.#set.set(name, stringifySetCookie({ name, value, ...options }))
  }

  /** Discards all cookies to be set. */
  forget(): void {
    this.#set.clear()
  }

  /** Adds the cookies to an answer. */
  setIn({ headers }: Response): void {
    for (const line of this.#set.values()) headers.append('Set-Cookie', line)
  }
}
