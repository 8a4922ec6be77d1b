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

/** Query parameter of a form that was sent a second time. */
const againName = 'again'

/**
 * Returns the device id for a form from a browser without one: the oldest id offered to it. Undefined for its first
 * form, which `offerFirst` makes the browser resend. A browser that keeps no cookies gets a new id each time.
 */
export function firstDeviceId({ cookies, url }: Arrival): string | undefined {
  const [oldest] = readOfferedDevices(cookies)
  return oldest ?? (url.searchParams.has(againName) ? newDeviceId() : undefined)
}

/** Whether the browser is text-only: it sends neither of the headers that all others send. */
const isForText = (headers: Headers) => !headers.has('sec-fetch-site') && !headers.has('origin')

/**
 * Only offers a device id and makes the browser resend the form. In a text browser the shopper presses once more: w3m
 * takes a 307 for a GET (RFC 9110, 15.4.8), and lynx asks. Two simultaneous plain forms would each create a device id
 * with its own cart, and the last answer would win. Offers don't overwrite each other, so the form whose offer comes
 * second also carries the first one, in any order of requests and answers, and on any instance of the shop.
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

/** Keeps the device id given to the browser, and drops the offers of its request. */
export function keepFirstDevice({ cookies, newDeviceId: id }: Arrival): void {
  if (id === undefined) return
  keepDeviceId(cookies, id)
  for (const offered of readOfferedDevices(cookies)) dropOfferedDevice(cookies, offered)
}

/** Milliseconds; `total` counts from the start of the request, for which the browser waits 25 s (lib/api/browser.ts). */
const limits = { total: 22_000, call: 8_000 }

const maxTries = 2

function logTry({ request: { method }, url: { pathname } }: Arrival, error: unknown): void {
  const status = error instanceof ApiError ? error.status : 500
  logFailure({ method, url: pathname, status, error: String(error) })
}

/** Makes a call that is safe to retry after a lost answer. Returns 'not-offered' for a 404: the call is optional. */
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

/** A new device id, if it changes at sign-in, and a message about what was merged into the cart. */
interface RenewedDevice {
  deviceId?: string
  joined?: string
}

/**
 * Renews the device id at sign-in and moves the cart to it, so anyone who knew or planted the old id can't see the
 * customer's cart. If the backend keeps one cart across a customer's browsers (`cart-adopt`), the id becomes that
 * cart's; otherwise it is new. If the backend supports neither, or doesn't answer in time, the id stays the same.
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
