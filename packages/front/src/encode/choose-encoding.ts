import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http'
import compressible from 'compressible'
import { LRUCache } from 'lru-cache'
import Negotiator from 'negotiator'
import type { Dictionary } from '#encode/dictionary.ts'
import type { Encoding } from '#encode/encoded-body.ts'

/** Bytes. A smaller body does not pay for the extra headers. */
const minEncoded = 1024

/** Whether a body may be compressed, and is worth it. */
export const mayEncode = (
  { 'content-type': type, 'cache-control': control }: OutgoingHttpHeaders,
  body: Buffer,
): boolean =>
  body.length >= minEncoded &&
  compressible(String(type)) === true &&
  !String(control).includes('no-transform')

/** The smaller encoding first. */
const encodings = ['br', 'gzip'] as const

/** Parsed headers: browsers send one of a few texts. */
const known = new LRUCache<string, Accepted>({ max: 100 })

/** The encodings that a client accepts. */
interface Accepted {
  encoding: Encoding | undefined
  /** Whether it accepts bodies compressed against a dictionary. Browsers say so only when they have one for the address. */
  dictionary: boolean
}

function acceptedBy(request: IncomingMessage): Accepted {
  const text = String(request.headers['accept-encoding'] ?? '')
  const found = known.get(text)
  if (found !== undefined) return found
  const negotiator = new Negotiator(request)
  const accepted = {
    encoding: negotiator.encoding(encodings, { preferred: encodings }),
    dictionary: /\bdcb\b/.test(text) && negotiator.encoding(['dcb'], { preferred: [] }) === 'dcb',
  }
  if (text.length <= 200) known.set(text, accepted)
  return accepted
}

/** Returns the smallest encoding without a dictionary that the client accepts; undefined when it accepts none. */
export const encodingFor = (request: IncomingMessage): Encoding | undefined =>
  acceptedBy(request).encoding

/** Whether the client names a dictionary and accepts such bodies: the response then depends on the dictionary named. */
export const namesDictionary = (request: IncomingMessage): boolean =>
  request.headers['available-dictionary'] !== undefined && acceptedBy(request).dictionary

/** Whether the client has this dictionary and accepts bodies compressed against it. */
export const hasDictionary = (request: IncomingMessage, { available }: Dictionary): boolean =>
  request.headers['available-dictionary'] === available && acceptedBy(request).dictionary

const onEncoding = ['Accept-Encoding', /\baccept-encoding\b/i] as const
const onDictionary = ['Available-Dictionary', /\bavailable-dictionary\b/i] as const

/**
 * Returns the `Vary` of a response whose encoding depends on the accepted encodings, and on the dictionary if the client names one. All
 * other clients get the `Vary` that caches expect.
 */
export function varyOf(given: OutgoingHttpHeaders[string], byDictionary = false): string {
  const vary = String(given ?? '')
  const names = byDictionary ? [onEncoding, onDictionary] : [onEncoding]
  const missing = names.flatMap(([name, pattern]) => (pattern.test(vary) ? [] : [name]))
  return [vary, ...missing].filter(Boolean).join(', ')
}
