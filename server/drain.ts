import { once } from 'node:events'
import type { Server } from 'node:http'

/** Ends a server after the requests that it has taken, then the app with what it does after answers. */
export async function drain(server: Server, app: { close(): Promise<void> }): Promise<void> {
  const closed = once(server, 'close')
  server.close()
  await closed
  await app.close()
}
