import { isIP } from 'node:net'

/** The maximum number of addresses to forward. */
const maxHops = 8

/**
 * The addresses in X-Forwarded-For, the nearest last, for the backend's rate limits; undefined when there are
 * none. Our HTTP server adds the address of the connection when no proxy did.
 */
export function forwardedFor(headers: Headers): string | undefined {
  const addresses = (headers.get('x-forwarded-for') ?? '')
    .split(',')
    .map((address) => address.trim())
    .filter((address) => isIP(address) !== 0)
  return addresses.slice(-maxHops).join(', ') || undefined
}
