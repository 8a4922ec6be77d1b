import { createHash, createHmac } from 'node:crypto'
import type { DokuAccount } from '#payment/doku/account.ts'

/** The headers and the content that a signature covers. */
export interface SignedParts {
  requestId: string
  /** As sent, in UTC without fractions of a second. */
  timestamp: string
  /** The path requested; for a notification, our own. */
  target: string
  /** The exact bytes of the body; absent for a GET. */
  body?: string
}

/** Returns the `Signature` header: base64 HMAC-SHA256 over five lines, four for a GET (docs/payments.md). */
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
