import 'server-only'
import type { NextRequest } from 'next/server'
import { type Caller, callBackend } from '#lib/api/server.ts'
import { withNext } from '#lib/config/next-path.ts'
import { endpoints } from '#lib/contract/endpoints.ts'
import { callerOf } from '#lib/gateway/caller.ts'
import { handleOwnWrite } from '#lib/gateway/handle-own-write.ts'
import { limitByAddress } from '#lib/gateway/limit-rate.ts'
import { parseBody, readBody } from '#lib/gateway/read-input.ts'
import { redirectSessionEnded, redirectWithFlash } from '#lib/gateway/redirect.ts'
import { wishlistMessages } from '#messages/wishlist.ts'

export type WishlistChange = 'add' | 'remove'

const calls = { add: 'POST user/wishlist', remove: 'DELETE user/wishlist' } as const

const signInFirst: Readonly<Record<WishlistChange, string>> = {
  add: wishlistMessages.signInToAdd,
  remove: wishlistMessages.signInToRemove,
}

/** The product in a form. Throws ApiError `refused` when it names none. */
const readProduct = async (request: NextRequest, call: string) =>
  parseBody(call, endpoints['POST user/wishlist'].body, await readBody(request, call))

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
export function handleWishlistForm(
  request: NextRequest,
  change: WishlistChange,
): Promise<Response> {
  const handle = async () => {
    // Hearts stand on pages that are the same for everyone; what is on the wishlist, on its own page alone.
    const fromSharedPage = change === 'add'
    const caller = await callerOf(request, 'customer', { fromSharedPage })
    return changeWishlist(request, change, caller)
  }
  return handleOwnWrite(request, handle, ({ status, message }) =>
    status === 401
      ? redirectSessionEnded(request)
      : redirectWithFlash({ page: '/account/wishlist', message }),
  )
}
