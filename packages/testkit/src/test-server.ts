import { once } from 'node:events'
import {
  type Agent,
  createServer,
  type IncomingHttpHeaders,
  type RequestListener,
  type Server,
  request as send,
} from 'node:http'
import { onTestFinished } from 'vitest'

export interface Asked {
  method?: string
  headers?: Record<string, string>
  body?: string | Buffer
  signal?: AbortSignal
  /** Without it, each request opens a new connection. */
  agent?: Agent
}

/** A response as received: its body is still encoded. */
export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

/** Returns the port of a started server. */
export function portOf(server: Server): number {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  return address.port
}

/** Starts a server as the shop does. It closes with the test. */
export async function startServer(listener: RequestListener): Promise<Server> {
  const server = createServer({ shouldUpgradeCallback: () => false }, listener).listen(0)
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  await once(server, 'listening')
  return server
}

/** Sends a request and resolves once the response's headers arrive. */
function start(port: number, path: string, { body, ...options }: Asked = {}) {
  const request = send({ port, path, agent: false, ...options })
  // Ended even without a body, or a write would never get its response.
  if (body === undefined) request.end()
  else request.end(body)
  return new Promise<import('node:http').IncomingMessage>((resolve, reject) => {
    request.once('response', resolve).once('error', reject)
  })
}

/** Sends a request and reads the whole response. Rejects when it breaks off. */
export async function ask(port: number, path: string, asked?: Asked): Promise<Answer> {
  const response = await start(port, path, asked)
  const body = Buffer.concat(await response.toArray())
  return { status: response.statusCode ?? 0, headers: response.headers, body }
}

export const askForHeaders = start
