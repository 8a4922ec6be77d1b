import { isIP } from 'node:net'

/** Proxies that one request comes through at most. */
const mostHops = 8

/**
 * The addresses that a request came through, the nearest last, for the backend's limits; undefined when
 * it names none. The server fills in the connection's own address where no proxy did.
 */
export function forwardedFor(headers: Headers): string | undefined {
  const addresses = (headers.get('x-forwarded-for') ?? '')
    .split(',')
    .map((address) => address.trim())
    .filter((address) => isIP(address) !== 0)
  return addresses.slice(-mostHops).join(', ') || undefined
}
