import type { ServerResponse } from 'node:http'

/** Seconds after which a call may be sent again that found too many before it. */
const busyForSeconds = 2

/** Answers a call that reads, and for which there is no slot. */
export function sendBusy(response: ServerResponse, content: object): void {
  const body = JSON.stringify(content)
  response.writeHead(503, {
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
    'Retry-After': String(busyForSeconds),
  })
  response.end(body)
}
