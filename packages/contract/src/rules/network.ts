import { compile } from '@fastify/proxy-addr'
import ipaddr from 'ipaddr.js'
import { z } from 'zod'

/** Whether the sender of a request, or a hop before it, is a proxy of ours. Hop 0 is the connection. */
export type TrustProxy = (address: string, hop: number) => boolean

const hopCount = /^\d+$/
const maxHops = 10

function readSetting(setting: string): TrustProxy {
  const hops = setting.trim()
  if (!hopCount.test(hops)) return compile(setting.split(/[\s,]+/).filter(Boolean))
  if (Number(hops) > maxHops) throw new RangeError(hops)
  return (_, hop) => hop < Number(hops)
}

/**
 * TRUSTED_PROXIES: a number of hops up to 10, or a list of addresses and networks such as `10.0.0.0/8, loopback`. Empty trusts
 * no proxy.
 */
export const trustedProxies = z
  .string()
  .default('')
  .transform((setting, context): TrustProxy => {
    try {
      return readSetting(setting)
    } catch {
      context.addIssue('must be a number of hops up to 10, or a list of addresses and networks')
      return z.NEVER
    }
  })

const withPort = /^(?:\[([^\]]*)\](?::\d+)?|([\d.]+):\d+)$/

const toAddress = (entry: string) => {
  const [, ipv6, ipv4] = withPort.exec(entry) ?? []
  return ipv6 ?? ipv4 ?? entry
}

/**
 * X-Forwarded-For with addresses alone. Some proxies add the port of the client: `203.0.113.7:4711`, `[2001:db8::7]:4711`, which
 * is another one for each connection.
 */
export const withoutPorts = (forwardedFor: string): string =>
  forwardedFor
    .split(',')
    .map((entry) => toAddress(entry.trim()))
    .join(', ')

const ipv6NetworkParts = 4

/**
 * The network that counts as one shopper for a limit: an IPv4 address, or the /64 of an IPv6 address, of which one
 * line has 2^64. Anything else is 'unknown'.
 */
export function networkOf(address: string | undefined): string {
  if (!address || !ipaddr.isValid(address)) return 'unknown'
  const parsed = ipaddr.process(address)
  if (!('parts' in parsed)) return parsed.toString()
  const network = parsed.parts.slice(0, ipv6NetworkParts)
  return `${network.map((part) => part.toString(16)).join(':')}::/64`
}
