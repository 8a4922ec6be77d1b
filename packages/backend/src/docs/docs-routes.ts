import { loadOnce } from '@etalase/backend-kit/load-once.ts'
import { openApiDocument } from '@etalase/contract/openapi.ts'
import type { FastifyInstance } from 'fastify'
import { docsPage } from '#docs/docs-page.ts'

// Built on first request, because most runs of a backend never need it.
const document = loadOnce(async () => openApiDocument())
const page = loadOnce(async () => docsPage(await document()))

/** Registers the API documentation: HTML at /docs, OpenAPI at /openapi.json. */
export default function docsRoutes(app: FastifyInstance): void {
  app.get('/docs', async (_, reply) => reply.type('text/html; charset=utf-8').send(await page()))

  // Serialized here, because the app's serializer turns booleans into 0 and 1.
  app.get('/openapi.json', async (_, reply) =>
    reply.type('application/json; charset=utf-8').send(JSON.stringify(await document())),
  )
}
