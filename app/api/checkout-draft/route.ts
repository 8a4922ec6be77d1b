import { sealedDraftRoute } from '#lib/gateway/sealed-drafts.ts'

/** What a shopper has typed in the checkout. */
const handle = sealedDraftRoute('checkout-draft')

export const GET = handle
export const PUT = handle
export const DELETE = handle
