import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import { networkOf, type TrustProxy, withoutPorts } from '@etalase/contract/rules/network.ts'
import proxyAddr from '@fastify/proxy-addr'
import { logEvent } from '#log/log-lines.ts'

/** Characters that a host name with its port cannot contain. */
const notInHost = /[\s/\\?#@,]/

/** All values of a header. `request.headers` joins or drops repeated ones. */
const headerValues = ({ rawHeaders }: IncomingMessage, name: string) =>
  rawHeaders.filter((_, index) => index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === name)

/** Whether a request names exactly one host (RFC 9112, 3.2). */
export function hasValidHost(request: IncomingMessage): boolean {
  const [host = '', ...more] = headerValues(request, 'host')
  return more.length === 0 && !notInHost.test(host)
}

/** The path and query of a request target. The host of an absolute target is ignored (RFC 9112, 3.2.2). */
function toOriginForm(target: string): string {
  const [, rest] = /^https?:\/\/[^/?#]*(.*)$/i.exec(target) ?? []
  if (rest === undefined) return target
  return rest.startsWith('/') ? rest : `/${rest}`
}

/** The parts of a request target, not decoded. The query has its question mark, or is empty. */
export function splitTarget(target: string): { rawPath: string; search: string } {
  const origin = toOriginForm(target)
  const question = origin.indexOf('?')
  if (question < 0) return { rawPath: origin, search: '' }
  return { rawPath: origin.slice(0, question), search: origin.slice(question) }
}

/** Backslashes, which some take for slashes; control characters; and a fragment, which no browser sends. */
const notInPath = /[\\#\p{Cc}]/u

const isDots = (segment: string) => segment === '.' || segment === '..'

/**
 * The path, decoded once; null for one that is malformed, or that two programs could read in two ways: with dot segments,
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

/** Letters that have no other form in an address. */
const plain = /^[\w/.~-]*$/

/** A decoded path as it stands in an address. The same path has one form. */
export const encodePath = (path: string): string =>
  plain.test(path) ? path : path.split('/').map(encodeURIComponent).join('/')

/** A path as it stands in the table of routes. */
export const withoutLastSlash = (path: string): string =>
  path === '/' ? path : path.replace(/\/$/, '')

/** Headers by which a proxy says for whom it speaks. Next believes them. */
const proxyHeaders = ['forwarded', 'x-forwarded-host', 'x-forwarded-port', 'x-forwarded-proto']

const warned = new Set<string>()

/** All shoppers are one address then, which the rate limits refuse together. */
function warnOnce(why: string): void {
  if (warned.has(why)) return
  warned.add(why)
  logEvent('shopper-address-unknown', { why })
}

/** Why the address of a shopper is not known; null when it is. `claimed` is what the trusted proxies say. */
function problemOf(hasHeader: boolean, isTrusted: boolean, claimed: string): string | null {
  if (!isTrusted)
    return hasHeader
      ? 'X-Forwarded-For came from an address that TRUSTED_PROXIES does not name'
      : null
  if (!hasHeader) return 'a trusted proxy sends no X-Forwarded-For'
  return isIP(claimed) === 0 ? 'X-Forwarded-For of a trusted proxy has no address in it' : null
}

/** Of a list to which each proxy has added what it was asked for, what the first of so many was. */
function saidByFirst(list: string, proxies: number): string {
  const entries = list.split(',').map((entry) => entry.trim())
  return entries[Math.max(0, entries.length - proxies)] ?? ''
}

/**
 * Writes the shopper's own address, and nothing else, into X-Forwarded-For: the farthest address that only trusted
 * proxies vouch for, and the host for which the first of these was asked. From anybody else, removes what only a proxy may say. Gives
 * the network of the address.
 */
export function setClientAddress(request: IncomingMessage, trusts: TrustProxy): string {
  const { headers, socket } = request
  const peer = socket.remoteAddress ?? ''
  const isTrusted = trusts(peer, 0)
  const said = headers['x-forwarded-for']
  if (said !== undefined) headers['x-forwarded-for'] = withoutPorts(String(said))
  // That of the connection first, the shopper's last.
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
