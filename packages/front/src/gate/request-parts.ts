import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import { networkOf, type TrustProxy, withoutPorts } from '@etalase/contract/rules/network.ts'
import proxyAddr from '@fastify/proxy-addr'
import { logEvent } from '#log/log-lines.ts'

/** Characters that a host name with its port cannot contain. */
const notInHost = /[\s/\\?#@,]/

/** Returns all values of a header. `request.headers` joins or drops repeated ones. */
const headerValues = ({ rawHeaders }: IncomingMessage, name: string) =>
  rawHeaders.filter((_, index) => index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === name)

/** Whether a request names exactly one host (RFC 9112, 3.2). */
export function hasValidHost(request: IncomingMessage): boolean {
  const [host = '', ...more] = headerValues(request, 'host')
  return more.length === 0 && !notInHost.test(host)
}

/** Returns the path and query of a request target. Ignores the host of an absolute target (RFC 9112, 3.2.2). */
function toOriginForm(target: string): string {
  const [, rest] = /^https?:\/\/[^/?#]*(.*)$/i.exec(target) ?? []
  if (rest === undefined) return target
  return rest.startsWith('/') ? rest : `/${rest}`
}

/** Splits a request target without decoding it. The query includes its question mark, or is empty. */
export function splitTarget(target: string): { rawPath: string; search: string } {
  const origin = toOriginForm(target)
  const question = origin.indexOf('?')
  if (question < 0) return { rawPath: origin, search: '' }
  return { rawPath: origin.slice(0, question), search: origin.slice(question) }
}

/** Backslashes, which some programs take for slashes; control characters; and a fragment, which no browser sends. */
const notInPath = /[\\#\p{Cc}]/u

const isDots = (segment: string) => segment === '.' || segment === '..'

/**
 * Returns the path, decoded once. Null for a malformed path, and for one that two programs could read in different ways: with dot segments,
 * backslashes, encoded slashes or control characters.
 */
export function decodePath(rawPath: string): string | null {
  if (!rawPath.startsWith('/') || /%2f/i.test(rawPath)) return null
  try {
    const path = decodeURIComponent(rawPath)
    return notInPath.test(path) || path.split('/').some(isDots) ? null : path
  } catch {
    return null
  }
}

/** Characters that need no escaping in an address. */
const plain = /^[\w/.~-]*$/

/** Encodes a decoded path for an address. Each path has one encoded form. */
export const encodePath = (path: string): string =>
  plain.test(path) ? path : path.split('/').map(encodeURIComponent).join('/')

/** Returns a path as the table of routes spells it. */
export const withoutLastSlash = (path: string): string =>
  path === '/' ? path : path.replace(/\/$/, '')

/** Headers in which a proxy describes the original request. Next trusts them. */
const proxyHeaders = ['forwarded', 'x-forwarded-host', 'x-forwarded-port', 'x-forwarded-proto']

const warned = new Set<string>()

/** Warns once for each reason: without addresses the rate limits treat all shoppers as one. */
function warnOnce(why: string): void {
  if (warned.has(why)) return
  warned.add(why)
  logEvent('shopper-address-unknown', { why })
}

/** Returns why a shopper's address is unknown, or null when it is known. `claimed` is the address that the trusted proxies report. */
function problemOf(hasHeader: boolean, isTrusted: boolean, claimed: string): string | null {
  if (!isTrusted)
    return hasHeader
      ? 'X-Forwarded-For came from an address that TRUSTED_PROXIES does not name'
      : null
  if (!hasHeader) return 'a trusted proxy sends no X-Forwarded-For'
  return isIP(claimed) === 0 ? 'X-Forwarded-For of a trusted proxy has no address in it' : null
}

/** Returns the first trusted proxy's entry in a list to which each proxy has appended one. */
function saidByFirst(list: string, proxies: number): string {
  const entries = list.split(',').map((entry) => entry.trim())
  return entries[Math.max(0, entries.length - proxies)] ?? ''
}

/**
 * Sets X-Forwarded-For to the shopper's address alone, the farthest that only trusted proxies vouch for, and X-Forwarded-Host to the host
 * asked of the first trusted proxy. For an untrusted peer, removes the headers that only a proxy may set. Returns the network of the
 * address.
 */
export function setClientAddress(request: IncomingMessage, trusts: TrustProxy): string {
  const { headers, socket } = request
  const peer = socket.remoteAddress ?? ''
  const isTrusted = trusts(peer, 0)
  const said = headers['x-forwarded-for']
  if (said !== undefined) headers['x-forwarded-for'] = withoutPorts(String(said))
  // The connection's address first, the shopper's last.
  const addresses = proxyAddr.all(request, trusts)
  const claimed = addresses.at(-1) ?? peer
  const problem = problemOf(Boolean(said), isTrusted, claimed)
  if (problem !== null) warnOnce(problem)
  if (!isTrusted) for (const name of proxyHeaders) delete headers[name]
  const host = headers['x-forwarded-host']
  if (host !== undefined)
    headers['x-forwarded-host'] = saidByFirst(String(host), Math.max(1, addresses.length - 1))
  const address = isIP(claimed) === 0 ? peer : claimed
  headers['x-forwarded-for'] = address
  return networkOf(address)
}
