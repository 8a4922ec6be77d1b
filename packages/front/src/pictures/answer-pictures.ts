import { hash } from 'node:crypto'
import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http'
import fresh from 'fresh'
import Negotiator from 'negotiator'
import type { CachedPicture } from '#pictures/picture-cache.ts'
import type { PictureService } from '#pictures/picture-service.ts'
import { lighterVersion, parsePictureAddress } from '#shared/picture-address.ts'

const retryAfterSeconds = 5

function refuse(response: ServerResponse, status: number): void {
  response.writeHead(status, {
    'Content-Type': 'text/plain',
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    ...(status === 405 && { Allow: 'GET, HEAD' }),
    ...(status === 503 && { 'Retry-After': retryAfterSeconds }),
  })
  response.end(STATUS_CODES[status])
}

function send(
  { headers }: IncomingMessage,
  response: ServerResponse,
  picture: CachedPicture & { isInterim?: true },
  { isLighter, policy }: { isLighter: boolean; policy: string },
): void {
  const etag = `"${hash('sha1', picture.bytes)}"`
  const isKnown = fresh({ 'if-none-match': headers['if-none-match'] }, { etag })
  response.writeHead(isKnown ? 304 : 200, {
    'Cache-Control': controlOf(picture, isLighter),
    Vary: 'Accept, Save-Data',
    ETag: etag,
    'Content-Security-Policy': policy,
    'X-Content-Type-Options': 'nosniff',
    ...(!isKnown && { 'Content-Type': picture.type, 'Content-Length': picture.bytes.length }),
  })
  // Node leaves out the body for HEAD.
  response.end(isKnown ? undefined : picture.bytes)
}

const slowConnections = ['slow-2g', '2g', '3g']

/** Whether a browser asks for less data, by its setting or its kind of connection (WICG, Network Information and Save-Data). */
const savesData = ({ headers }: IncomingMessage) =>
  headers['save-data']?.toString().toLowerCase() === 'on' ||
  slowConnections.includes(String(headers.ect))

/**
 * Lighter pictures are cached by browsers alone, for a day: a shared cache that ignores Vary would send them to everyone. Vary does not
 * name the connection, which changes from minute to minute, and each change would reload all pictures.
 */
const lighterCacheControl = 'private, max-age=86400'

/** Seconds for which a stand-in is cached: the real picture is there when a browser asks again. */
const interimSeconds = 60

function controlOf(picture: CachedPicture & { isInterim?: true }, isLighter: boolean): string {
  if (picture.isInterim) return `${isLighter ? 'private' : 'public'}, max-age=${interimSeconds}`
  return isLighter ? lighterCacheControl : picture.cacheControl
}

/** Whether a browser names AVIF and does not refuse it (RFC 9110, 12.5.1). `*` does not count: browsers without AVIF send it too. */
const acceptsAvif = (request: IncomingMessage) =>
  /image\/avif/i.test(request.headers.accept ?? '') &&
  new Negotiator(request).mediaType(['image/avif']) !== undefined

type Answer = (request: IncomingMessage, response: ServerResponse) => void

/**
 * Returns a handler for picture versions, from the backend and from these other origins: 200, 304, 400 for an address that no page
 * contains, 404, 405, 502 for a response that is not a picture, 503 when too many requests wait.
 * @param policy the Content-Security-Policy of each response
 */
export function answerPictures(
  service: PictureService,
  { origins, policy }: { origins: readonly string[]; policy: string },
): Answer {
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url = '' } = request
    if (method !== 'GET' && method !== 'HEAD') return refuse(response, 405)
    const version = parsePictureAddress(url, origins)
    if (!version) return refuse(response, 400)
    const isLighter = savesData(request)
    const wanted = isLighter ? lighterVersion(version) : version
    const result = await service.get(wanted, acceptsAvif(request))
    if ('status' in result) refuse(response, result.status)
    else send(request, response, result, { isLighter, policy })
  }

  return (request, response) => {
    answer(request, response).catch((error: unknown) => {
      console.error(`The picture ${request.url} failed`, error)
      response.destroy()
    })
  }
}
