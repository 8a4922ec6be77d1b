import { createReadStream } from 'node:fs'
import { extname } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Context } from '#context.ts'
import { notFound } from '#http/http-error.ts'

const contentTypes: Readonly<Record<string, string>> = {
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.gif': 'image/gif',
  '.avif': 'image/avif',
  '.svg': 'image/svg+xml',
}

/** Serves the library as a media host. The URL changes with the content, so responses are immutable. */
export default function mediaRoutes(
  app: FastifyInstance,
  { context }: { context: Pick<Context, 'media'> },
): void {
  app.get('/media/*', async (request, reply) => {
    const file = context.media.fileAt(request.url.replace(/\?.*$/, ''))
    if (!file) throw notFound('There is no such picture.')
    reply.header('Cache-Control', 'public, max-age=31536000, immutable')
    reply.type(contentTypes[extname(file)] ?? 'application/octet-stream')
    return reply.send(createReadStream(file))
  })
}
