import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http'

/** Room for an address that is too long to be told so; Node itself refuses whatever is longer, with 431. */
export const maxHeaderSize = 64 * 1024

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** Characters of an address. Next keeps a page in files named after its path: 255 bytes each, endings included. */
const longest = { address: 8_192, path: 1_024, segment: 240 }

/** What no host name or port has. */
const notInHost = /[\s/\\?#@,]/

/** The values of a header, which Node joins or drops where it comes more than once. */
const valuesOf = ({ rawHeaders }: IncomingMessage, name: string) =>
  rawHeaders.filter((_, index) => index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === name)

function hasSoundHost(request: IncomingMessage): boolean {
  const [host = '', ...more] = valuesOf(request, 'host')
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

function refusalOf(request: IncomingMessage): number | null {
  const { method = '', url = '' } = request
  const [path = ''] = url.split('?')
  if (!hasSoundHost(request)) return 400
  if (!methods.includes(method)) return 405
  if (url.length > longest.address || path.length > longest.path) return 414
  if (path.split('/').some((segment) => segment.length > longest.segment)) return 414
  return path.startsWith('/') && canBeDecoded(path) ? null : 400
}

/** A target as pages know it: its host, where it names one, counts for nothing (RFC 9112, 3.2.2). */
function originForm(target: string): string {
  if (!/^https?:/i.test(target) || !URL.canParse(target)) return target
  const { pathname, search } = new URL(target)
  return pathname + search
}

/**
 * Whether a request can be given to Next, its target in origin form; one that cannot be is answered here,
 * with 400, 405 or 414 (RFC 9110, 15.5; RFC 9112, 3.2).
 */
export function checkRequest(request: IncomingMessage, response: ServerResponse): boolean {
  request.url = originForm(request.url ?? '')
  const status = refusalOf(request)
  if (status === null) return true
  response.statusCode = status
  response.setHeader('Content-Type', 'text/plain')
  response.setHeader('Cache-Control', 'no-store')
  if (status === 405) response.setHeader('Allow', methods.join(', '))
  response.end(STATUS_CODES[status])
  return false
}
