import { once } from 'node:events'
import type { Server } from 'node:http'

/** Ends a server after the requests that it has taken, or after some milliseconds of grace; then the app with what it does after answers. */
export async function drain(
  server: Server,
  app: { close(): Promise<void> },
  graceMs: number,
): Promise<void> {
  const closed = once(server, 'close')
  server.close()
  const impatience = setTimeout(() => server.closeAllConnections(), graceMs)
  await closed
  clearTimeout(impatience)
  await app.close()
}
