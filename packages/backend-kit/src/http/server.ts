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

/** Logs only method and path of a request: queries contain device ids. */
const serializers = {
  req: (request: { method: string; url: string }) => ({
    method: request.method,
    url: request.url.replace(/\?.*$/, ''),
  }),
}

/** The embedded backend gets its calls from the shop on this machine. */
const isOwnMachine = compile('loopback')

/** JSON text with booleans as 0 and 1 (decisions, Calls). */
function withNumericFlags(payload: unknown): string {
  return JSON.stringify(payload, (_, value: unknown) =>
    typeof value === 'boolean' ? Number(value) : value,
  )
}

/** A keep-alive connection would delay the shutdown: it ends with its next response. */
function endConnectionsOnClose(app: FastifyInstance): void {
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
  })
  app.addHook('onSend', async (_, reply) => {
    if (isClosing) reply.header('Connection', 'close')
  })
}

/** Takes out the ports that some proxies write beside the addresses: Fastify would count each connection as a client. */
function readForwardedAddresses(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw }) => {
    const said = raw.headers['x-forwarded-for']
    if (said !== undefined) raw.headers['x-forwarded-for'] = withoutPorts(String(said))
  })
}

export interface ServerOptions {
  logLevel: string
  /** Where the lines of the log go; standard output without it. */
  log?: { write(line: string): void }
  /** Whose X-Forwarded-For counts, besides this machine's. */
  trustsProxy: TrustProxy
  /** Calls that read, and are served at once. */
  readsAtOnce: number
}

/** Milliseconds in which all routes must be loaded. Fastify's 10 s ended the start on a machine that was busy with others. */
const loadMs = 60_000

/** A Fastify app that answers as the contract has it, without routes, and not yet listening. */
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
