import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Adapter } from '#engines/medusa/adapter/adapter.ts'

/** /livez: the process runs. /readyz: the read model is whole and its database answers. */
export function healthRoutes(app: FastifyInstance, { model }: Adapter): void {
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
  })

  app.get('/livez', async () => ({ status: 'live' }))

  app.get('/readyz', async (_, reply) => {
    if (isClosing) return reply.status(503).send({ status: 'closing' })
    await model.db.execute(sql`select 1`)
    return { status: 'ready' }
  })
}
