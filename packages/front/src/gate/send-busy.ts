import type { ServerResponse } from 'node:http'

/** Seconds after which a call may be retried that found no slot. */
const busyForSeconds = 2

/** Answers a read for which no slot is free. */
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
