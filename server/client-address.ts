import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import proxyAddr from '@fastify/proxy-addr'
import type { ShopEnv } from '#lib/config/env-schema.ts'

/** Headers by which a proxy says for whom it speaks. Next believes them. */
const proxyHeaders = ['forwarded', 'x-forwarded-host', 'x-forwarded-port', 'x-forwarded-proto']

let hasWarned = false

/** A proxy that nobody configured makes all shoppers one address, which the rate limits then refuse together. */
function warnOnce(): void {
  if (hasWarned) return
  hasWarned = true
  console.warn(
    'X-Forwarded-For came from an address that TRUSTED_PROXIES does not name, and was ignored.',
  )
}

/**
 * Writes the shopper's own address, and nothing else, into X-Forwarded-For: the farthest address that only trusted
 * proxies vouch for. From anybody else, removes what only a proxy may say.
 */
export function setClientAddress(
  request: IncomingMessage,
  trusts: ShopEnv['trustedProxies'],
): void {
  const { headers, socket } = request
  const peer = socket.remoteAddress ?? ''
  const claimed = proxyAddr(request, trusts)
  if (!trusts(peer, 0)) {
    if (headers['x-forwarded-for'] !== undefined) warnOnce()
    for (const name of proxyHeaders) delete headers[name]
  }
  headers['x-forwarded-for'] = isIP(claimed) === 0 ? peer : claimed
}
