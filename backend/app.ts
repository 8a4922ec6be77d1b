import { randomUUID } from 'node:crypto'
import autoload from '@fastify/autoload'
import formbody from '@fastify/formbody'
import { compile } from '@fastify/proxy-addr'
import rateLimit from '@fastify/rate-limit'
import Fastify, { type FastifyInstance } from 'fastify'
import { attemptLimit } from '#backend/account/attempt-limit.ts'
import { findCustomerByToken } from '#backend/account/token-repository.ts'
import type { Context } from '#backend/context.ts'
import { handleFrameworkError, registerErrorHandlers } from '#backend/http/error-handlers.ts'
import { calls, withNumericFlags } from '#backend/http/register-endpoint.ts'
import { mailLimit } from '#backend/mail/mail-limit.ts'
import { promoLimit } from '#backend/promos/promo-limit.ts'
import type { RouteOptions } from '#backend/route-options.ts'
import type { Notifier } from '#backend/sandbox/notifier.ts'
import { decorateStaff } from '#backend/staff/require-staff.ts'
import type { TrustProxy } from '#lib/rules/network.ts'

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

interface Options {
  logLevel: string
  /** Whose X-Forwarded-For counts, besides this machine's. */
  trustsProxy: TrustProxy
  /** The payment sandbox's notifier; null when a real provider is used. */
  notifier: Notifier | null
  /** What staff calls must carry; without it there are none. */
  staffToken?: string | undefined
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

/** Throws when a call of the contract has no route. */
export function requireRoutes(app: FastifyInstance): void {
  const missing = Object.keys(calls).filter((call) => {
    const [method = '', path] = call.split(' ')
    return !app.hasRoute({ method, url: `/${path}` })
  })
  if (missing.length > 0)
    throw new Error(
      `No route for ${missing.join(', ')}: register it in a folder of backend/, in a file whose name ends in -routes.ts`,
    )
}

/** Builds the backend's Fastify app, not yet listening. */
export async function buildApp(
  context: Context,
  { logLevel, trustsProxy, notifier, staffToken }: Options,
): Promise<FastifyInstance> {
  const app = Fastify({
    bodyLimit: bodyLimitBytes,
    logger: { level: logLevel, serializers },
    forceCloseConnections: 'idle',
    trustProxy: (address, hop) => isOwnMachine(address, hop) || trustsProxy(address, hop),
    requestIdHeader: 'x-request-id',
    genReqId: () => randomUUID(),
    frameworkErrors: handleFrameworkError,
  })
  app.setReplySerializer(withNumericFlags)
  app.decorate('findCustomer', (token) => findCustomerByToken(context.db, token, context.now()))
  await app.register(formbody, { bodyLimit: bodyLimitBytes })
  await app.register(rateLimit, { global: false })
  decorateStaff(app, staffToken)
  registerErrorHandlers(app, context)
  endConnectionsOnClose(app)
  const options: RouteOptions = {
    context,
    limits: {
      limitAttempts: attemptLimit(app),
      limitMails: mailLimit(app),
      limitPromos: promoLimit(app),
    },
    notifier,
  }
  await app.register(autoload, {
    dir: import.meta.dirname,
    // Not the pictures and texts of the demo company, which lie deeper.
    maxDepth: 1,
    matchFilter: (path) => path.endsWith('-routes.ts'),
    dirNameRoutePrefix: false,
    forceESM: true,
    options,
  })
  requireRoutes(app)
  return app
}
