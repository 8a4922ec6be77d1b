import ipaddr from 'ipaddr.js'

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
