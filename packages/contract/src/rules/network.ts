import { compile } from '@fastify/proxy-addr'
import ipaddr from 'ipaddr.js'
import { z } from 'zod'

/** Whether the sender of a request, or a hop before it, is one of our proxies. Hop 0 is the connection. */
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
 * Parses TRUSTED_PROXIES: a number of hops up to 10, or a list of addresses and networks such as `10.0.0.0/8, loopback`. Empty trusts no
 * proxy.
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
 * Removes ports from X-Forwarded-For. Some proxies add the client's port, which differs for each connection: `203.0.113.7:4711`,
 * `[2001:db8::7]:4711`.
 */
export const withoutPorts = (forwardedFor: string): string =>
  forwardedFor
    .split(',')
    .map((entry) => toAddress(entry.trim()))
    .join(', ')

const ipv6NetworkParts = 4

/**
 * Returns the network that a limit counts as one shopper: an IPv4 address, or the /64 of an IPv6 address, since one line has 2^64 of them.
 * Anything else is 'unknown'.
 */
export function networkOf(address: string | undefined): string {
  if (!address || !ipaddr.isValid(address)) return 'unknown'
  const parsed = ipaddr.process(address)
  if (!('parts' in parsed)) return parsed.toString()
  const network = parsed.parts.slice(0, ipv6NetworkParts)
  return `${network.map((part) => part.toString(16)).join(':')}::/64`
}
