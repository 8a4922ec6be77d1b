import { isIP } from 'node:net'

/**
 * The address that a request comes from. Our HTTP server has written it into X-Forwarded-For
 * (server/gate/request-parts.ts); undefined when there is no address in it.
 */
export function shopperAddress(headers: Headers): string | undefined {
  const address = headers.get('x-forwarded-for') ?? ''
  return isIP(address) === 0 ? undefined : address
}
