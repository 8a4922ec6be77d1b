import { openApiDocument } from '@etalase/contract/openapi.ts'
import type { FastifyInstance } from 'fastify'
import { docsPage } from '#docs/docs-page.ts'

/** The API documentation: HTML at /docs, OpenAPI at /openapi.json. */
export default function docsRoutes(app: FastifyInstance): void {
  const document = openApiDocument()
  const page = docsPage(document)

  app.get('/docs', async (_, reply) => reply.type('text/html; charset=utf-8').send(page))

  // Serialized here, because the app's serializer turns booleans into 0 and 1.
  app.get('/openapi.json', async (_, reply) =>
    reply.type('application/json; charset=utf-8').send(JSON.stringify(document)),
  )
}
