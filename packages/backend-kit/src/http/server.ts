import { randomUUID } from 'node:crypto'
import { type TrustProxy, withoutPorts } from '@etalase/contract/rules/network.ts'
import formbody from '@fastify/formbody'
import { compile } from '@fastify/proxy-addr'
import rateLimit from '@fastify/rate-limit'
import Fastify, { type FastifyInstance } from 'fastify'
import type { DiskWatch } from '#disk-watch.ts'
import { handleFrameworkError, registerErrorHandlers } from '#http/error-handlers.ts'
import { readSlots } from '#http/read-slots.ts'
import { readStaffJsonExactly } from '#http/staff-json.ts'

const bodyLimitBytes = 64 * 1024

/** Logs only a request's method and path: queries contain device ids. */
const serializers = {
  req: (request: { method: string; url: string }) => ({
    method: request.method,
    url: request.url.replace(/\?.*$/, ''),
  }),
}

/** The shop on this machine calls the embedded backend. */
const isOwnMachine = compile('loopback')

/** Serializes JSON with booleans as 0 and 1 (decisions, Calls). */
function withNumericFlags(payload: unknown): string {
  return JSON.stringify(payload, (_, value: unknown) =>
    typeof value === 'boolean' ? Number(value) : value,
  )
}

/** Closes keep-alive connections after their next response during shutdown; they would delay it otherwise. */
function endConnectionsOnClose(app: FastifyInstance): void {
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
  })
  app.addHook('onSend', async (_, reply) => {
    if (isClosing) reply.header('Connection', 'close')
  })
}

/** Strips the ports that some proxies add to addresses: Fastify would count each connection as a separate client. */
function readForwardedAddresses(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw }) => {
    const said = raw.headers['x-forwarded-for']
    if (said !== undefined) raw.headers['x-forwarded-for'] = withoutPorts(String(said))
  })
}

export interface ServerOptions {
  logLevel: string
  /** Destination of log lines; standard output by default. */
  log?: { write(line: string): void }
  /** Proxies, besides this machine, whose X-Forwarded-For is trusted. */
  trustsProxy: TrustProxy
  /** Maximum concurrent reads. */
  readsAtOnce: number
}

/** Milliseconds for loading all routes. Fastify's default of 10 s failed starts on a busy machine. */
const loadMs = 60_000

/** Creates a Fastify app that follows the contract's conventions, without routes and not yet listening. */
export async function createServer(
  { logLevel, log, trustsProxy, readsAtOnce }: ServerOptions,
  disk: DiskWatch,
): Promise<FastifyInstance> {
  const app = Fastify({
    bodyLimit: bodyLimitBytes,
    pluginTimeout: loadMs,
    logger: { level: logLevel, serializers, ...(log && { stream: log }) },
    forceCloseConnections: 'idle',
    trustProxy: (address, hop) => isOwnMachine(address, hop) || trustsProxy(address, hop),
    requestIdHeader: 'x-request-id',
    genReqId: () => randomUUID(),
    frameworkErrors: handleFrameworkError,
  })
  readForwardedAddresses(app)
  app.decorate('inTurn', readSlots(readsAtOnce))
  app.setReplySerializer(withNumericFlags)
  await app.register(formbody, { bodyLimit: bodyLimitBytes })
  await app.register(rateLimit, { global: false })
  readStaffJsonExactly(app)
  registerErrorHandlers(app, { disk })
  endConnectionsOnClose(app)
  return app
}
