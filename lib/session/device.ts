import { randomUUID } from 'node:crypto'
import {
  type CookieReader,
  type CookieWriter,
  dropCookie,
  readCookie,
  writeCookie,
} from '#lib/session/cookie-jar.ts'

/** The cookie with local_device_id (decisions, Session); 400 days is the maximum that browsers allow. */
const deviceCookie = { name: 'device_id', maxAgeSeconds: 400 * 24 * 60 * 60 }

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** A device id from a cookie's value; undefined when it is no UUID. */
function parseDeviceId(value: string | undefined): string | undefined {
  return value && uuid.test(value) ? value : undefined
}

/** The device id of a request; undefined for a new shopper. */
export const readDeviceId = (cookies: CookieReader): string | undefined =>
  parseDeviceId(readCookie(cookies, deviceCookie))

/** A new device id: a random UUID. */
export const newDeviceId = (): string => randomUUID()

/** Sets the device id's cookie. */
export const keepDeviceId = (cookies: CookieWriter, id: string): void =>
  writeCookie(cookies, deviceCookie, id)

/** Removes the device id's cookie, and with it the access to the cart. */
export const dropDeviceId = (cookies: CookieWriter): void => dropCookie(cookies, deviceCookie)
