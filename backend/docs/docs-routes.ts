import type { FastifyInstance } from 'fastify'
import { docsPage } from '#backend/docs/docs-page.ts'
import { openApiDocument } from '#lib/contract/openapi.ts'

/** The contract, for people at /docs and for programs at /openapi.json. */
export function docsRoutes(app: FastifyInstance): void {
  const document = openApiDocument()
  const page = docsPage(document)

  app.get('/docs', async (_, reply) => reply.type('text/html; charset=utf-8').send(page))

  // Serialized here: the app's own serializer turns booleans into flags.
  app.get('/openapi.json', async (_, reply) =>
    reply.type('application/json; charset=utf-8').send(JSON.stringify(document)),
  )
}
