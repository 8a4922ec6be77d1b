import 'server-only'
import type { NextRequest, NextResponse } from 'next/server'
import { sendAgain } from '#lib/gateway/redirect.ts'
import {
  dropOfferedDevice,
  keepDeviceId,
  newDeviceId,
  offerDevice,
  readOfferedDevices,
} from '#lib/session/device.ts'

/** In the address of a form that has been sent once more. */
const againName = 'again'

/**
 * The device id for a form of a browser that has none: the oldest that it was offered. Undefined for its first form, which must
 * be sent again by `offerFirst`. A browser that keeps no cookies gets a new one each time.
 */
export function firstDeviceId({ cookies, nextUrl }: NextRequest): string | undefined {
  const [oldest] = readOfferedDevices(cookies)
  return oldest ?? (nextUrl.searchParams.has(againName) ? newDeviceId() : undefined)
}

/**
 * Does nothing but offer a device id, and makes the browser send the form again. Two plain forms at once would each make a
 * device id, with its own cart, and the answer that comes last would win. Offers do not replace each other, so the form whose
 * offer comes second brings the first one with it, whatever the order of requests and answers, and at whichever shop.
 */
export function offerFirst({ nextUrl }: NextRequest): NextResponse {
  const query = new URLSearchParams(nextUrl.searchParams)
  query.set(againName, '1')
  const response = sendAgain(`${nextUrl.pathname}?${query}`)
  offerDevice(response.cookies, newDeviceId())
  return response
}

/** Keeps a device id, and ends the offers of a request. */
export function keepFirstDevice(request: NextRequest, response: NextResponse, id: string): void {
  keepDeviceId(response.cookies, id)
  for (const offered of readOfferedDevices(request.cookies))
    dropOfferedDevice(response.cookies, offered)
}
