import { stringifySetCookie } from 'cookie'
import { NextRequest } from 'next/server'
import type {
  CookieLister,
  CookieOptions,
  CookieReader,
  CookieWriter,
} from '#lib/session/cookie-jar.ts'

/**
 * The cookies that a request brings, and those that its answer sets. What is set is not read again. Next reads them, as it does for
 * pages: of two with the same name, both see the last.
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

  /** Sets the cookies in an answer. */
  setIn({ headers }: Response): void {
    for (const line of this.#set.values()) headers.append('Set-Cookie', line)
  }
}
