import { detailsRoute } from '#lib/gateway/details-route.ts'

/** The buyer of the order that waits to be paid. */
const handle = detailsRoute('pending-order')

export const GET = handle
export const PUT = handle
export const DELETE = handle
