import 'server-only'
import type { NextRequest } from 'next/server'
import { ApiError } from '#lib/api/api-error.ts'
import { logAndMapFailure } from '#lib/api/log-and-map-failure.ts'
import { type Caller, callBackend } from '#lib/api/server.ts'
import { endpoints } from '#lib/contract/endpoints.ts'
import { callerOf } from '#lib/gateway/caller.ts'
import { crossOriginWrite, failureResponse } from '#lib/gateway/failure-response.ts'
import { limitByAddress } from '#lib/gateway/limit-rate.ts'
import { readBody } from '#lib/gateway/read-input.ts'
import { redirectSessionEnded, redirectWithFlash } from '#lib/gateway/redirect.ts'
import { isSameOrigin } from '#lib/gateway/same-origin.ts'
import { currentRequestId } from '#lib/log/request-context.ts'
import * as words from '#lib/messages/words.ts'
import { withNext } from '#lib/rules/next-path.ts'

export type WishlistChange = 'add' | 'remove'

const calls = { add: 'POST user/wishlist', remove: 'DELETE user/wishlist' } as const

const signInFirst: Readonly<Record<WishlistChange, string>> = {
  add: words.wishlist.signInToAdd,
  remove: words.wishlist.signInToRemove,
}

/** The product in a form. Throws ApiError `refused` when it names none. */
async function readProduct(request: NextRequest, call: string) {
  const parsed = endpoints['POST user/wishlist'].body.safeParse(await readBody(request, call))
  if (parsed.success) return parsed.data
  throw new ApiError({ kind: 'refused', call, status: 400, code: 'INVALID_INPUT' })
}

async function changeWishlist(request: NextRequest, change: WishlistChange, caller: Caller) {
  await limitByAddress(request, calls[change])
  const body = await readProduct(request, calls[change])
  if (!caller.token) {
    const location = withNext('/sign-in', `/product/${body.product_detail_id}`)
    return redirectWithFlash({ page: '/sign-in', message: signInFirst[change] }, location)
  }
  const { message } = await callBackend(calls[change], { body }, caller)
  return redirectWithFlash({ page: '/account/wishlist', message, isDone: true })
}

/**
 * Handles a wishlist form: it is sent without scripts, or by a guest. A customer is redirected to the wishlist;
 * a guest is redirected to the sign-in, and from there to the product (spec §5).
 */
export async function handleWishlistForm(
  request: NextRequest,
  change: WishlistChange,
): Promise<Response> {
  const traceId = currentRequestId()
  if (!isSameOrigin(request.headers)) return failureResponse(crossOriginWrite, traceId)
  try {
    return await changeWishlist(request, change, await callerOf(request, 'customer'))
  } catch (error) {
    const { method, nextUrl } = request
    const failure = logAndMapFailure({ method, url: nextUrl.pathname, traceId }, error)
    if (failure.status === 401) return redirectSessionEnded()
    return redirectWithFlash({ page: '/account/wishlist', message: failure.message })
  }
}
