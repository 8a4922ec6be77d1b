import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http'
import { availableParallelism } from 'node:os'
import { LRUCache } from 'lru-cache'
import { isCanonicalImage, isImageAddress } from '#server/image-address.ts'
import { Slots } from '#server/slots.ts'

type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/** Half of the processors: the others answer pages and calls meanwhile. */
const encodesAtOnce = Math.max(1, Math.floor(availableParallelism() / 2))

/** Requests. */
const maxWaiting = 200

const retryAfterSeconds = 5

function refuse(response: ServerResponse, status: number): void {
  response.statusCode = status
  response.setHeader('Content-Type', 'text/plain')
  response.setHeader('Cache-Control', 'no-store')
  if (status === 503) response.setHeader('Retry-After', retryAfterSeconds)
  response.end(STATUS_CODES[status])
}

/**
 * Bounds what Next's image optimizer does. An address that next/image does not write gets 400. Pictures that are not
 * known to be encoded wait for a slot; when too many wait, a request gets 503. All other requests pass.
 */
export function limitImages(handle: Handle, slots = new Slots(encodesAtOnce, maxWaiting)): Handle {
  /** Requests that were answered with a picture, by address and accepted formats. */
  const encoded = new LRUCache<string, true>({ max: 10_000, maxSize: 4 * 2 ** 20 })

  const encode = async (request: IncomingMessage, response: ServerResponse, key: string) => {
    if (response.closed) return
    // Waits until Next is done with the picture, also when the client has gone.
    await handle(request, response)
    if (response.statusCode === 200) encoded.set(key, true, { size: key.length })
  }

  return async (request, response) => {
    const { url = '', headers } = request
    if (!isImageAddress(url)) return handle(request, response)
    if (!isCanonicalImage(url)) return refuse(response, 400)
    const key = `${headers.accept} ${url}`
    if (encoded.has(key)) return handle(request, response)
    const queued = slots.run(() => encode(request, response, key))
    return queued ?? refuse(response, 503)
  }
}
