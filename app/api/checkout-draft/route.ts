import { detailsRoute } from '#lib/gateway/details-route.ts'

/** What a shopper has typed in the checkout. */
const handle = detailsRoute('checkout-draft')

export const GET = handle
export const PUT = handle
export const DELETE = handle
