import { timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/** Whether a request has a bearer token, compared in constant time. */
export function hasToken({ headers }: IncomingMessage, token: string): boolean {
  const expected = Buffer.from(`Bearer ${token}`)
  const given = Buffer.from(headers.authorization ?? '')
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/** Reads the body of a request as text; null when it is too long. */
export async function readText(request: IncomingMessage, maxBytes: number): Promise<string | null> {
  let text = ''
  for await (const chunk of request) {
    text += chunk
    if (text.length > maxBytes) return null
  }
  return text
}
