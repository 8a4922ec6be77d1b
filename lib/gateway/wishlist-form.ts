import 'server-only'
import type { NextRequest } from 'next/server'
import { callBackend } from '#lib/api/server.ts'
import { withNext } from '#lib/config/next-path.ts'
import { endpoints } from '#lib/contract/endpoints.ts'
import { parseBody } from '#lib/gateway/read-input.ts'
import { redirectSessionEnded, redirectWithFlash } from '#lib/gateway/redirect.ts'
import { type Submission, serveWrite } from '#lib/gateway/serve-write.ts'
import { wishlistMessages } from '#messages/wishlist.ts'

export const wishlistChanges = {
  add: 'POST user/wishlist',
  remove: 'DELETE user/wishlist',
} as const

export type WishlistChange = keyof typeof wishlistChanges

const signInFirst: Readonly<Record<WishlistChange, string>> = {
  add: wishlistMessages.signInToAdd,
  remove: wishlistMessages.signInToRemove,
}

async function changeWishlist({ body: given, caller }: Submission, change: WishlistChange) {
  const body = parseBody(wishlistChanges[change], endpoints['POST user/wishlist'].body, given)
  if (!caller.token) {
    const location = withNext('/sign-in', `/product/${body.product_detail_id}`)
    return redirectWithFlash({ page: '/sign-in', message: signInFirst[change] }, location)
  }
  const { message } = await callBackend(wishlistChanges[change], { body }, caller)
  return redirectWithFlash({ page: '/account/wishlist', message, isDone: true })
}

/**
 * Handles a wishlist form: it is sent without scripts, or by a guest. A customer is redirected to the wishlist;
 * a guest is redirected to the sign-in, and from there to the product (spec §5).
 */
export const handleWishlistForm = (
  request: NextRequest,
  change: WishlistChange,
): Promise<Response> =>
  serveWrite(request, {
    sends: {
      call: wishlistChanges[change],
      access: 'customer',
      mayBeGuest: true,
      // Hearts stand on pages that are the same for everyone; what is on the wishlist, on its own page alone.
      fromSharedPage: change === 'add',
    },
    handle: (submission) => changeWishlist(submission, change),
    refuse: ({ status, message }) =>
      status === 401
        ? redirectSessionEnded(request)
        : redirectWithFlash({ page: '/account/wishlist', message }),
  })
