import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Context } from '#context.ts'

/**
 * /livez: the process runs. /readyz: the process and its database can serve requests; it reports a full disk but stays ready, because the
 * catalogue is still readable.
 */
export default function healthRoutes(
  app: FastifyInstance,
  { context: { db, disk } }: { context: Pick<Context, 'db' | 'disk'> },
): void {
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
  })

  app.get('/livez', async () => ({ status: 'live' }))

  app.get('/readyz', async (_, reply) => {
    if (isClosing) return reply.status(503).send({ status: 'closing' })
    await db.execute(sql`select 1`)
    return { status: 'ready', ...((await disk.isFull()) && { degraded: ['disk'] }) }
  })
}
