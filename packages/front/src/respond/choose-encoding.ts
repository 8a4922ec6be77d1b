import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http'
import compressible from 'compressible'
import { LRUCache } from 'lru-cache'
import Negotiator from 'negotiator'
import type { Encoding } from '#respond/encoded-body.ts'

/** Bytes. A smaller body does not pay for the extra headers. */
const minEncoded = 1024

/** Whether a body is worth compressing, and may be. */
export const mayEncode = (
  { 'content-type': type, 'cache-control': control }: OutgoingHttpHeaders,
  body: Buffer,
): boolean =>
  body.length >= minEncoded &&
  compressible(String(type)) === true &&
  !String(control).includes('no-transform')

/** The smaller encoding first. */
const encodings = ['br', 'gzip'] as const

/** What browsers write into the header is one of a few texts. */
const known = new LRUCache<string, { encoding: Encoding | undefined }>({ max: 100 })

/** The smallest encoding that the client takes; undefined when it takes none. */
export function encodingFor(request: IncomingMessage): Encoding | undefined {
  const accepted = String(request.headers['accept-encoding'] ?? '')
  const found = known.get(accepted)
  if (found !== undefined) return found.encoding
  const encoding = new Negotiator(request).encoding(encodings, { preferred: encodings })
  if (accepted.length <= 200) known.set(accepted, { encoding })
  return encoding
}

/** The `Vary` of a response whose encoding depends on what its client takes. */
export function varyOf(given: OutgoingHttpHeaders[string]): string {
  const vary = String(given ?? '')
  if (/\baccept-encoding\b/i.test(vary)) return vary
  return vary === '' ? 'Accept-Encoding' : `${vary}, Accept-Encoding`
}
