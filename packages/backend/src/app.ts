import { attemptLimit } from '@etalase/backend-kit/account/attempt-limit.ts'
import type { Context } from '@etalase/backend-kit/context.ts'
import { kitFolder } from '@etalase/backend-kit/folder.ts'
import { calls } from '@etalase/backend-kit/http/call-input.ts'
import { createServer, type ServerOptions } from '@etalase/backend-kit/http/server.ts'
import { mailLimit } from '@etalase/backend-kit/mail/mail-limit.ts'
import { promoLimit } from '@etalase/backend-kit/promos/promo-limit.ts'
import type { Notifier } from '@etalase/backend-kit/sandbox/notifier.ts'
import autoload from '@fastify/autoload'
import type { FastifyInstance } from 'fastify'
import { findCustomerByToken } from '#account/token-repository.ts'
import type { RouteOptions } from '#route-options.ts'
import { decorateStaff } from '#staff/require-staff.ts'

interface Options extends ServerOptions {
  /** The payment sandbox's notifier, or null with a real provider. */
  notifier: Notifier | null
  /** The bearer token of staff calls. Without it they are disabled. */
  staffToken?: string | undefined
}

/** Throws when a call of the contract has no route. */
export function requireRoutes(app: FastifyInstance): void {
  const missing = Object.keys(calls).filter((call) => {
    const [method = '', path] = call.split(' ')
    return !app.hasRoute({ method, url: `/${path}` })
  })
  if (missing.length > 0)
    throw new Error(
      `No route for ${missing.join(', ')}: register it in a folder of packages/backend/src, in a file whose name ends in -routes.ts`,
    )
}

/** Builds the backend's Fastify app, not yet listening. */
export async function buildApp(
  context: Context,
  { notifier, staffToken, ...server }: Options,
): Promise<FastifyInstance> {
  const app = await createServer(server, context.disk)
  app.decorate('findCustomer', (token) => findCustomerByToken(context.db, token, context.now()))
  decorateStaff(app, staffToken)
  const options: RouteOptions = {
    context,
    limits: {
      limitAttempts: attemptLimit(app),
      limitMails: mailLimit(app),
      limitPromos: promoLimit(app),
    },
    notifier,
  }
  for (const dir of [import.meta.dirname, kitFolder])
    await app.register(autoload, {
      dir,
      // Skips the demo company's pictures and texts, which are nested deeper.
      maxDepth: 1,
      matchFilter: (path) => path.endsWith('-routes.ts'),
      dirNameRoutePrefix: false,
      forceESM: true,
      options,
    })
  requireRoutes(app)
  return app
}
