import { once } from 'node:events'
import type { Server, ServerOptions, ServerResponse } from 'node:http'
import { setImmediate, setTimeout as sleep } from 'node:timers/promises'

/** Milliseconds from the start of a request. */
interface TimeLimits {
  headersMs: number
  /** For the whole request, including its body. */
  bodyMs: number
  /** The interval between checks. */
  checkMs: number
}

/** Returns options of an HTTP server that answers slow requests with 408 (RFC 9110, 15.5.9). */
export const timeLimits = ({ headersMs, bodyMs, checkMs }: TimeLimits): ServerOptions => ({
  headersTimeout: headersMs,
  requestTimeout: bodyMs,
  connectionsCheckingInterval: checkMs,
})

/** Disconnects a client after so many milliseconds without a byte in either direction, even one that stops reading. */
export function limitIdleTime(server: Server, idleMs: number): void {
  server.timeout = idleMs
}

const pollMs = 50

/** An event loop with faster turns is idle: it has just accepted all waiting connections. */
const idleTurnMs = 1

async function untilIdle(until: number): Promise<void> {
  for (let start = performance.now(); start < until; start = performance.now()) {
    await setImmediate()
    if (performance.now() - start < idleTurnMs) return
  }
}

const countConnections = (server: Server) =>
  new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count)))

/** Milliseconds after the start of the shutdown. */
interface Deadlines {
  /** Until when clients may use their connections. Longer than the proxy keeps idle ones. */
  leave: number
  /** When open requests are aborted. */
  abort: number
}

/** Shuts a server down so that no client sends a request on a closing connection. */
export class Drain {
  readonly #server: Server
  readonly #open = new Set<ServerResponse>()
  #isLeaving = false

  constructor(server: Server) {
    this.#server = server
    server.prependListener('request', (_, response: ServerResponse) => {
      if (this.#isLeaving) response.shouldKeepAlive = false
      this.#open.add(response)
      // Next alone adds some ten listeners to a response, and Node warns above that.
      response.setMaxListeners(20).once('close', () => this.#open.delete(response))
    })
  }

  /**
   * Closes each connection with its next response, and lets clients close idle ones. Then accepts no new connections, finishes open
   * requests, and closes the app, which finishes its background work.
   */
  async close(app: { close(): Promise<void> }, { leave, abort }: Deadlines): Promise<void> {
    const start = performance.now()
    await this.#letClientsLeave(start + leave)
    const closed = once(this.#server, 'close')
    this.#server.close()
    const timeout = setTimeout(
      () => this.#server.closeAllConnections(),
      start + abort - performance.now(),
    )
    await closed
    clearTimeout(timeout)
    await app.close()
  }

  /** Waits for clients to leave: `server.close()` resets idle and unaccepted connections, and a write on one fails at the proxy. */
  async #letClientsLeave(until: number): Promise<void> {
    this.#isLeaving = true
    for (const response of this.#open) response.shouldKeepAlive = false
    while (performance.now() < until && (await countConnections(this.#server)) > 0)
      await sleep(pollMs)
    await untilIdle(performance.now() + pollMs)
  }
}
