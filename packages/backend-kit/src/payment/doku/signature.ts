import { createHash, createHmac } from 'node:crypto'
import type { DokuAccount } from '#payment/doku/account.ts'

/** The headers that a signature covers, and what is asked. */
export interface SignedParts {
  requestId: string
  /** As it is sent, in UTC without fractions of a second. */
  timestamp: string
  /** The path that is called, ours for a notification. */
  target: string
  /** The very bytes of the body; none for a GET. */
  body?: string
}

/** The value of the header `Signature`: HMAC-SHA256 over five lines, four for a GET, in base64 (docs/payments.md). */
export function dokuSignature(
  { clientId, secretKey }: Pick<DokuAccount, 'clientId' | 'secretKey'>,
  { requestId, timestamp, target, body }: SignedParts,
): string {
  const lines = [
    `Client-Id:${clientId}`,
    `Request-Id:${requestId}`,
    `Request-Timestamp:${timestamp}`,
    `Request-Target:${target}`,
  ]
  if (body !== undefined) lines.push(`Digest:${createHash('sha256').update(body).digest('base64')}`)
  return `HMACSHA256=${createHmac('sha256', secretKey).update(lines.join('\n')).digest('base64')}`
}
