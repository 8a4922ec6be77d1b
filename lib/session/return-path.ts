import 'server-only'
import { nextPath } from '#lib/config/next-path.ts'
import {
  type CookieReader,
  type CookieWriter,
  dropCookie,
  readCookie,
  writeCookie,
} from '#lib/session/cookie-jar.ts'

/** The page on which the session ended, for an hour; only the sign-in gets it. */
const returnCookie = { name: 'return-to', maxAgeSeconds: 60 * 60, path: '/sign-in' }

/** Makes the sign-in lead back to `path`; to the home page where that is no page of the shop. */
export const keepReturnPath = (cookies: CookieWriter, path: string): void =>
  writeCookie(cookies, returnCookie, nextPath(path))

/** The path to go to after the sign-in: `given` by its address, else the page on which the session ended, else home. */
export const readReturnPath = (cookies: CookieReader, given: string | null): string =>
  nextPath(given ?? readCookie(cookies, returnCookie))

/** Forgets the page, once the customer has signed in or out. */
export const dropReturnPath = (cookies: CookieWriter): void => dropCookie(cookies, returnCookie)
