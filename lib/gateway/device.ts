import 'server-only'
import { ApiError } from '#lib/api/api-error.ts'
import { mayHaveHappened } from '#lib/api/failure.ts'
import { callBackend } from '#lib/api/server.ts'
import { sendAgainPage } from '#lib/gateway/plain-page.ts'
import { sendAgain } from '#lib/gateway/respond.ts'
import type { Arrival } from '#lib/gateway/visit.ts'
import { logFailure } from '#lib/log/log-failure.ts'
import {
  dropOfferedDevice,
  keepDeviceId,
  newDeviceId,
  offerDevice,
  readDeviceId,
  readOfferedDevices,
  renewedDeviceId,
} from '#lib/session/device.ts'
import { cartMessages } from '#messages/cart.ts'

/** In the address of a form that has been sent once more. */
const againName = 'again'

/**
 * The device id for a form of a browser that has none: the oldest that it was offered. Undefined for its first form, which must
 * be sent again by `offerFirst`. A browser that keeps no cookies gets a new one each time.
 */
export function firstDeviceId({ cookies, url }: Arrival): string | undefined {
  const [oldest] = readOfferedDevices(cookies)
  return oldest ?? (url.searchParams.has(againName) ? newDeviceId() : undefined)
}

/** Whether a browser is one of those for text, which send neither header of the others. */
const isForText = (headers: Headers) => !headers.has('sec-fetch-site') && !headers.has('origin')

/**
 * Does nothing but offer a device id, and makes the browser send the form again; in a browser for text by a press of the
 * shopper, since w3m takes a 307 for a GET (RFC 9110, 15.4.8), and lynx asks. Two plain forms at once would each make a
 * device id, with its own cart, and the answer that comes last would win. Offers do not replace each other, so the form whose
 * offer comes second brings the first one with it, whatever the order of requests and answers, and at whichever shop.
 */
export function offerFirst({ request, cookies, url, given }: Arrival): Response {
  const query = new URLSearchParams(url.searchParams)
  query.set(againName, '1')
  offerDevice(cookies, newDeviceId())
  const address = `${url.pathname}?${query}`
  return isForText(request.headers)
    ? sendAgainPage({ address, given }, cartMessages.firstPress)
    : sendAgain(address)
}

/** Keeps the device id that a browser gets, and ends the offers of its request. */
export function keepFirstDevice({ cookies, newDeviceId: id }: Arrival): void {
  if (id === undefined) return
  keepDeviceId(cookies, id)
  for (const offered of readOfferedDevices(cookies)) dropOfferedDevice(cookies, offered)
}

/** Milliseconds; `total` from the start of the request, for which the browser waits 25 s (lib/api/browser.ts). */
const limits = { total: 22_000, call: 8_000 }

const maxTries = 2

function logTry({ request: { method }, url: { pathname } }: Arrival, error: unknown): void {
  const status = error instanceof ApiError ? error.status : 500
  logFailure({ method, url: pathname, status, error: String(error) })
}

/** Makes a call that may be repeated after a lost answer. Gives 'not-offered' for a 404: the call is optional. */
async function tryCall<Answer>(
  arrival: Arrival,
  call: (timeoutMs: number) => Promise<Answer>,
): Promise<Answer | 'failed' | 'not-offered'> {
  for (let count = 0; count < maxTries; count++) {
    const leftMs = arrival.startedAt + limits.total - Date.now()
    if (leftMs <= 0) return 'failed'
    try {
      return await call(Math.min(limits.call, leftMs))
    } catch (error) {
      if (error instanceof ApiError && error.isMissingCall) return 'not-offered'
      logTry(arrival, error)
      if (!mayHaveHappened(error)) return 'failed'
    }
  }
  return 'failed'
}

interface SignedIn {
  email: string
  token: string
}

/** The device id of a browser whose customer has signed in, if it changes, and what was joined to its cart, in words. */
interface RenewedDevice {
  deviceId?: string
  joined?: string
}

/**
 * The device id for the browser of a customer who signs in, to which the cart is taken along: whoever knew the old id, or
 * had planted it, does not see the customer's cart. Where the backend keeps one cart for all browsers of a customer
 * (`cart-adopt`), it is that cart's; else a new one. Where the backend can do neither, or does not answer in time, the id
 * stays as it is.
 */
export async function renewDevice(
  arrival: Arrival,
  { email, token }: SignedIn,
): Promise<RenewedDevice> {
  const known = readDeviceId(arrival.cookies)
  const deviceId = known ?? newDeviceId()
  const renewed = renewedDeviceId(deviceId, email)
  const body = { local_device_id: deviceId, new_device_id: renewed }
  const adopted = await tryCall(arrival, (timeoutMs) =>
    callBackend('POST cart-adopt', { body }, { token }, timeoutMs),
  )
  if (adopted === 'failed') return {}
  if (adopted !== 'not-offered') {
    const { local_device_id, joined } = adopted
    return { deviceId: local_device_id, ...(joined && { joined }) }
  }
  if (known === undefined) return {}
  const moved = await tryCall(arrival, (timeoutMs) =>
    callBackend('POST cart-move', { body }, {}, timeoutMs),
  )
  return typeof moved === 'string' ? {} : { deviceId: renewed }
}
