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

/** The device id of a request; undefined for a new shopper. */
export const readDeviceId = (cookies: CookieReader): string | undefined =>
  parseDeviceId(readCookie(cookies, deviceCookie))

/** A new device id: a random UUID. */
export const newDeviceId = (): string => randomUUID()

/**
 * The device id after a customer signs in: nobody can derive it from the old one, or get it by signing in to another
 * account. It is the same each time, so that a repeated sign-in finds the same cart. Throws Error without a session password.
 */
export const renewedDeviceId = (deviceId: string, email: string): string =>
  derivedDeviceId(`${deviceId} ${emailKey(email)}`)

/** The device id of a text: the same each time, and nobody else can derive it. Throws Error without a session password. */
export const derivedDeviceId = (text: string): string => hashedDeviceId(keyedHash(text))

/** Sets the device id's cookie. */
export const keepDeviceId = (cookies: CookieWriter, id: string): void =>
  writeCookie(cookies, deviceCookie, id)

/** Removes the device id's cookie, and with it the access to the cart. */
export const dropDeviceId = (cookies: CookieWriter): void => dropCookie(cookies, deviceCookie)

/**
 * The cookie of a device id that a new browser is offered. It has a name of its own: of two with the same name the one that
 * comes last would replace the other. Five minutes are longer than any form is under way. It is of the whole site, as the
 * device id's: a subdomain that could set it would know the cart.
 */
const offerCookie = (id: string) => ({ name: `device_offer_${id}`, maxAgeSeconds: 5 * 60 })

/** The device ids that a browser was offered, the oldest first: in this order browsers send cookies (RFC 6265bis, 5.8.3). */
export const readOfferedDevices = (cookies: CookieLister): string[] =>
  readNameEnds(cookies, offerCookie('')).filter((id) => parseDeviceId(id))

/** Offers a device id. */
export const offerDevice = (cookies: CookieWriter, id: string): void =>
  writeCookie(cookies, offerCookie(id), '1')

/** Removes an offer. */
export const dropOfferedDevice = (cookies: CookieWriter, id: string): void =>
  dropCookie(cookies, offerCookie(id))
