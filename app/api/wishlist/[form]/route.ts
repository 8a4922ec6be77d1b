import { formRoute } from '#lib/gateway/form-route.ts'
import { handleWishlistForm } from '#lib/gateway/wishlist-form.ts'

const handle = formRoute('wishlist', ['add', 'remove'], handleWishlistForm)

export const GET = handle
export const POST = handle
export const PUT = handle
export const DELETE = handle
export const PATCH = handle
