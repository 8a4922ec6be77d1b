import { receiveEvent } from '#lib/gateway/receive-event.ts'

/** Pages send the events of the trade here, in a shop that passes them on (docs/analytics.md). */
export const POST = receiveEvent
