import 'server-only'
import { randomUUID } from 'node:crypto'
import type { NextRequest, NextResponse } from 'next/server'
import { ApiError } from '#lib/api/api-error.ts'
import { type Caller, callBackend } from '#lib/api/server.ts'
import { endpoints } from '#lib/contract/endpoints.ts'
import { callerOf } from '#lib/gateway/caller.ts'
import { failureResponse, foreignWrite } from '#lib/gateway/failure-response.ts'
import { seeOther, sessionEnded } from '#lib/gateway/form-response.ts'
import { logAndMapFailure } from '#lib/gateway/log-and-map-failure.ts'
import { readBody } from '#lib/gateway/read-input.ts'
import { isSameOrigin } from '#lib/gateway/same-origin.ts'
import * as words from '#lib/messages/words.ts'
import { withNext } from '#lib/rules/next-path.ts'
import { type FormPage, keepFlash } from '#lib/session/flash.ts'

type WishChange = 'add' | 'remove'

const calls = { add: 'POST user/wishlist', remove: 'DELETE user/wishlist' } as const

const signInFirst: Readonly<Record<WishChange, string>> = {
  add: words.wishlist.signInToAdd,
  remove: words.wishlist.signInToRemove,
}

/** Leads on to a form page of ours, which says something. */
async function redirectWithFlash(
  location: string,
  page: FormPage,
  message: string,
  isDone: boolean,
): Promise<NextResponse> {
  const response = seeOther(location)
  await keepFlash(response.cookies, { page, values: {}, problems: {}, message, isDone })
  return response
}

/** What was sent as a wish. Throws ApiError `refused` for what is none. */
async function readWish(request: NextRequest, call: string) {
  const wish = endpoints['POST user/wishlist'].body.safeParse(await readBody(request, call))
  if (wish.success) return wish.data
  throw new ApiError({ kind: 'refused', call, status: 400, code: 'INVALID_INPUT' })
}

async function changeWish(request: NextRequest, change: WishChange, caller: Caller) {
  const body = await readWish(request, calls[change])
  if (!caller.token) {
    const target = withNext('/sign-in', `/product/${body.product_detail_id}`)
    return redirectWithFlash(target, '/sign-in', signInFirst[change], false)
  }
  const { message } = await callBackend(calls[change], { body }, caller)
  return redirectWithFlash('/account/wishlist', '/account/wishlist', message, true)
}

/**
 * A heart pressed without scripts, or by a guest: a customer finds the change on the wishlist's page, a
 * guest is asked to sign in first and then comes back to the product (spec §5).
 */
export async function handleWishlistForm(
  request: NextRequest,
  change: WishChange,
): Promise<Response> {
  const traceId = randomUUID()
  if (!isSameOrigin(request.headers)) return failureResponse(foreignWrite, traceId)
  try {
    return await changeWish(request, change, await callerOf(request, 'customer'))
  } catch (error) {
    const { method, nextUrl } = request
    const failure = logAndMapFailure({ method, url: nextUrl.pathname, traceId }, error)
    if (failure.status === 401) return sessionEnded()
    return redirectWithFlash('/account/wishlist', '/account/wishlist', failure.message, false)
  }
}
