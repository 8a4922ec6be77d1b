import { sealedDraftRoute } from '#lib/gateway/sealed-drafts.ts'

/** The buyer of the order that waits to be paid. */
const handle = sealedDraftRoute('pending-order')

export const GET = handle
export const PUT = handle
export const DELETE = handle
