import 'server-only'
import { nextPath } from '#lib/config/next-path.ts'
import {
  type CookieReader,
  type CookieWriter,
  dropCookie,
  readCookie,
  writeCookie,
} from '#lib/session/cookie-jar.ts'

/** The page on which the session ended, for an hour; only sent to the sign-in. */
const returnCookie = { name: 'return-to', maxAgeSeconds: 60 * 60, path: '/sign-in' }

/** Makes the sign-in return to `path`, or to the home page if it isn't a page of the shop. */
export const keepReturnPath = (cookies: CookieWriter, path: string): void =>
  writeCookie(cookies, returnCookie, nextPath(path))

/** Returns the path to go to after the sign-in: `given` in its URL, else the page on which the session ended, else home. */
export const readReturnPath = (cookies: CookieReader, given: string | null): string =>
  nextPath(given ?? readCookie(cookies, returnCookie))

/** Removes the return path once the customer has signed in or out. */
export const dropReturnPath = (cookies: CookieWriter): void => dropCookie(cookies, returnCookie)
