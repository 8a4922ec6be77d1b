import { randomUUID } from 'node:crypto'
import {
  type CookieReader,
  type CookieWriter,
  dropCookie,
  writeCookie,
} from '#lib/session/cookie-jar.ts'

/** The cookie that keeps local_device_id (decisions, Session), for 400 days, the longest that browsers allow. */
const deviceCookie = { name: 'device_id', maxAgeSeconds: 400 * 24 * 60 * 60 }

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** A device id from a cookie's value; undefined for one that we did not make. */
export function parseDeviceId(value: string | undefined): string | undefined {
  return value && uuid.test(value) ? value : undefined
}

/** The device that a request comes from; undefined for a new shopper. */
export const readDeviceId = (cookies: CookieReader): string | undefined =>
  parseDeviceId(cookies.get(deviceCookie.name)?.value)

/** A new device: a random UUID. */
export const newDeviceId = (): string => randomUUID()

/** Keeps the device id in the shopper's browser. */
export const keepDeviceId = (cookies: CookieWriter, id: string): void =>
  writeCookie(cookies, deviceCookie, id)

/** Forgets the device, and with it the way to its cart. */
export const dropDeviceId = (cookies: CookieWriter): void => dropCookie(cookies, deviceCookie)
