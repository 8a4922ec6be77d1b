import { once } from 'node:events'
import type { Server } from 'node:http'

/**
 * Stops a server: it accepts no new connection, finishes the open requests, and after `graceMs` milliseconds closes
 * the connections that are still open. Then closes the app, which finishes its background work.
 */
export async function drain(
  server: Server,
  app: { close(): Promise<void> },
  graceMs: number,
): Promise<void> {
  const closed = once(server, 'close')
  server.close()
  const timeout = setTimeout(() => server.closeAllConnections(), graceMs)
  await closed
  clearTimeout(timeout)
  await app.close()
}
