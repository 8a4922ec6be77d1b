import type { Server, ServerOptions } from 'node:http'

/** Milliseconds from the start of a request. */
interface TimeLimits {
  headersMs: number
  /** For the whole request, with its body. */
  bodyMs: number
  /** How often connections are checked. */
  checkMs: number
}

/** Options of an HTTP server that answers a request that takes longer to arrive with 408 (RFC 9110, 15.5.9). */
export const timeLimits = ({ headersMs, bodyMs, checkMs }: TimeLimits): ServerOptions => ({
  headersTimeout: headersMs,
  requestTimeout: bodyMs,
  connectionsCheckingInterval: checkMs,
})

/** Disconnects a client after milliseconds in which neither side has sent a byte: also one that stops reading. */
export function limitIdleTime(server: Server, idleMs: number): void {
  server.timeout = idleMs
}
