import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http'
import compressible from 'compressible'
import { LRUCache } from 'lru-cache'
import Negotiator from 'negotiator'
import type { Dictionary } from '#dictionary/dictionary.ts'
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
const known = new LRUCache<string, Accepted>({ max: 100 })

/** What a client takes. */
interface Accepted {
  encoding: Encoding | undefined
  /** Whether bodies compressed against a dictionary: browsers say so only when they have one for the address. */
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

/** The smallest encoding without a dictionary that the client takes; undefined when it takes none. */
export const encodingFor = (request: IncomingMessage): Encoding | undefined =>
  acceptedBy(request).encoding

/** Whether the client names a dictionary, and takes what is compressed against one: what it gets then depends on which it names. */
export const namesDictionary = (request: IncomingMessage): boolean =>
  request.headers['available-dictionary'] !== undefined && acceptedBy(request).dictionary

/** Whether the client has this very dictionary, and takes what is compressed against it. */
export const hasDictionary = (request: IncomingMessage, { available }: Dictionary): boolean =>
  request.headers['available-dictionary'] === available && acceptedBy(request).dictionary

const onEncoding = ['Accept-Encoding', /\baccept-encoding\b/i] as const
const onDictionary = ['Available-Dictionary', /\bavailable-dictionary\b/i] as const

/**
 * The `Vary` of a response whose encoding depends on what its client takes, and on its dictionary if it names one: all others
 * get what caches expect.
 */
export function varyOf(given: OutgoingHttpHeaders[string], byDictionary = false): string {
  const vary = String(given ?? '')
  const names = byDictionary ? [onEncoding, onDictionary] : [onEncoding]
  const missing = names.flatMap(([name, pattern]) => (pattern.test(vary) ? [] : [name]))
  return [vary, ...missing].filter(Boolean).join(', ')
}
