import 'server-only'
import type { NextRequest, NextResponse } from 'next/server'
import { keepDeviceId } from '#lib/session/device.ts'
import { keepFlash } from '#lib/session/flash.ts'
import { accountName, keepKnown } from '#lib/session/known-cookie.ts'
import { dropReturnPath } from '#lib/session/return-path.ts'
import { keepSession, ownerOf } from '#lib/session/session.ts'

/** How long the cart has something to say about carts that were joined, in seconds: who signs in may look at it later. */
const joinedSeconds = 60 * 60

interface SignedIn {
  email: string
  token: string
  deviceToken?: string | null | undefined
  /** The device id, if it changes. */
  deviceId?: string | undefined
  /** What was joined to the cart, in words. */
  joined?: string | undefined
}

/** Keeps in a response that the customer is signed in in this browser, and what the page of the cart has to say. */
export async function keepSignedIn(
  request: NextRequest,
  { cookies }: NextResponse,
  { email, token, deviceToken, deviceId, joined }: SignedIn,
): Promise<void> {
  await keepSession(cookies, { token, owner: ownerOf(email) })
  await keepKnown(
    { from: request.cookies, to: cookies },
    { name: accountName(email), token: deviceToken ?? undefined },
  )
  dropReturnPath(cookies)
  if (deviceId) keepDeviceId(cookies, deviceId)
  if (!joined) return
  const said = { page: '/cart', values: {}, problems: {}, message: joined, isDone: true } as const
  await keepFlash(cookies, said, joinedSeconds)
}
