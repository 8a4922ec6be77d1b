import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http'
import { requestPath } from '#server/request-path.ts'

/** Bytes. Large enough to answer a long URL with 414; Node itself answers longer headers with 431. */
export const maxHeaderSize = 64 * 1024

const readMethods = ['GET', 'HEAD', 'OPTIONS']
const allMethods = [...readMethods, 'POST', 'PUT', 'PATCH', 'DELETE']

/** Paths that take more than reading: the calls, and the return from payment, which providers may post. */
const writablePath = /^\/(?:api\/|payment\/(?:response|return)$)/

const allowedMethods = (path: string) => (writablePath.test(path) ? allMethods : readMethods)

/** Characters. Next stores a page in files named after its path, and a file name has at most 255 bytes with its extension. */
const maxLength = { url: 8_192, path: 1_024, segment: 240 }

/** Characters that a host name with its port cannot contain. */
const notInHost = /[\s/\\?#@,]/

/** All values of a header. `request.headers` joins or drops repeated ones. */
const headerValues = ({ rawHeaders }: IncomingMessage, name: string) =>
  rawHeaders.filter((_, index) => index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === name)

function hasValidHost(request: IncomingMessage): boolean {
  const [host = '', ...more] = headerValues(request, 'host')
  return more.length === 0 && !notInHost.test(host)
}

function canBeDecoded(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

/** The error status for a request; null when the request is valid. */
function errorStatus(request: IncomingMessage): number | null {
  const { method = '', url = '' } = request
  const [path = ''] = url.split('?')
  if (!hasValidHost(request)) return 400
  if (!allowedMethods(path).includes(method)) return 405
  if (url.length > maxLength.url || path.length > maxLength.path) return 414
  if (path.split('/').some((segment) => segment.length > maxLength.segment)) return 414
  return path.startsWith('/') && canBeDecoded(path) ? null : 400
}

/** The path and query of a request target. The host of an absolute target is ignored (RFC 9112, 3.2.2). */
function toOriginForm(target: string): string {
  if (!/^https?:/i.test(target) || !URL.canParse(target)) return target
  const { pathname, search } = new URL(target)
  return pathname + search
}

/**
 * Changes the URL of a request to origin form, and gives whether Next can handle the request. Answers an
 * invalid request itself, with 400, 405 or 414 (RFC 9110, 15.5; RFC 9112, 3.2).
 */
export function checkRequest(request: IncomingMessage, response: ServerResponse): boolean {
  request.url = toOriginForm(request.url ?? '')
  const status = errorStatus(request)
  if (status === null) return true
  response.statusCode = status
  response.setHeader('Content-Type', 'text/plain')
  response.setHeader('Cache-Control', 'no-store')
  if (status === 405) {
    response.setHeader('Allow', allowedMethods(requestPath(request)).join(', '))
  }
  response.end(STATUS_CODES[status])
  return false
}
