import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Context } from '#backend/context.ts'

/** /livez: the process runs. /readyz: it can serve, its database included. */
export function healthRoutes(app: FastifyInstance, { db }: Context): void {
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
  })
  // Whoever is answered while we close shall not hold the connection, and with it us, any longer.
  app.addHook('onSend', async (_, reply) => {
    if (isClosing) reply.header('Connection', 'close')
  })

  app.get('/livez', async () => ({ status: 'live' }))

  app.get('/readyz', async (_, reply) => {
    if (isClosing) return reply.status(503).send({ status: 'closing' })
    await db.execute(sql`select 1`)
    return { status: 'ready' }
  })
}
