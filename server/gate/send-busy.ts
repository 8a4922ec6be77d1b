import type { ServerResponse } from 'node:http'

/** Seconds after which a call may be sent again that found too many before it. */
const busyForSeconds = 2

/** The code of a call that was not tried, in the shape of each protocol: a page has the words for shoppers, and a platform's program reads these. */
const busyBodies = {
  api: { error: { code: 'UNAVAILABLE', message: '' } },
  ucp: { code: 'unavailable', content: 'Too much is read at once. Try again after a moment.' },
}

/** Answers a call that reads, and for which there is no slot. */
export function sendBusy(response: ServerResponse, route: string): void {
  const body = JSON.stringify(route.startsWith('/ucp/') ? busyBodies.ucp : busyBodies.api)
  response.writeHead(503, {
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
    'Retry-After': String(busyForSeconds),
  })
  response.end(body)
}
