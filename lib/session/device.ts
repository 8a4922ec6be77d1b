import { randomUUID } from 'node:crypto'
import { emailKey } from '@etalase/contract/rules/email.ts'
import { deviceCookie, hashedDeviceId, parseDeviceId } from '@etalase/front/shared/device-cookie.ts'
import {
  type CookieLister,
  type CookieReader,
  type CookieWriter,
  dropCookie,
  readCookie,
  readNameEnds,
  writeCookie,
} from '#lib/session/cookie-jar.ts'
import { keyedHash } from '#lib/session/seal.ts'

/** Returns the device id of a request; undefined for a new shopper. */
export const readDeviceId = (cookies: CookieReader): string | undefined =>
  parseDeviceId(readCookie(cookies, deviceCookie))

/** Returns a new device id: a random UUID. */
export const newDeviceId = (): string => randomUUID()

/**
 * Returns the device id after a sign-in, a keyed hash of old id and account: it can't be derived from the old id or obtained by another
 * account. It is stable, so a repeated sign-in finds the same cart. Throws Error without a session password.
 */
export const renewedDeviceId = (deviceId: string, email: string): string =>
  derivedDeviceId(`${deviceId} ${emailKey(email)}`)

/** Returns a stable device id derived from a text by a keyed hash. Throws Error without a session password. */
export const derivedDeviceId = (text: string): string => hashedDeviceId(keyedHash(text))

/** Sets the device id's cookie. */
export const keepDeviceId = (cookies: CookieWriter, id: string): void =>
  writeCookie(cookies, deviceCookie, id)

/** Removes the device id's cookie, and thereby access to the cart. */
export const dropDeviceId = (cookies: CookieWriter): void => dropCookie(cookies, deviceCookie)

/**
 * The cookie that offers a device id to a new browser. Each offer has its own name, since cookies with the same name replace each
 * other. Five minutes outlast any form in flight. It covers the whole site, like the device id's cookie: a subdomain that could set it
 * would know the cart.
 */
const offerCookie = (id: string) => ({ name: `device_offer_${id}`, maxAgeSeconds: 5 * 60 })

/** Returns the device ids offered to a browser, oldest first: the order in which browsers send cookies (RFC 6265bis, 5.8.3). */
export const readOfferedDevices = (cookies: CookieLister): string[] =>
  readNameEnds(cookies, offerCookie('')).filter((id) => parseDeviceId(id))

/** Offers a device id. */
export const offerDevice = (cookies: CookieWriter, id: string): void =>
  writeCookie(cookies, offerCookie(id), '1')

/** Removes an offer. */
export const dropOfferedDevice = (cookies: CookieWriter, id: string): void =>
  dropCookie(cookies, offerCookie(id))
