import { notFound } from '@etalase/backend-kit/http/http-error.ts'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Adapter } from '#adapter.ts'

/** File names as Medusa creates them; no other path of the engine can be requested. */
const params = z.object({ name: z.string().regex(/^[^/\\]+\.(?:jpe?g|png|webp|gif|avif)$/i) })

const missing = () => notFound('There is no such picture.')

/**
 * Proxies pictures that staff have uploaded in the admin. The shop loads pictures from its backend, and shoppers can't reach the engine.
 */
export function uploadRoute(app: FastifyInstance, { engine }: Adapter): void {
  app.get('/media/uploads/:name', async (request, reply) => {
    const { success, data } = params.safeParse(request.params)
    if (!success) throw missing()
    const { response, body } = await engine.picture(encodeURIComponent(data.name))
    const type = response.headers.get('content-type') ?? ''
    if (!response.ok || !type.startsWith('image/')) throw missing()
    // A file that is uploaded again gets another name.
    reply.header('Cache-Control', 'public, max-age=31536000, immutable').type(type)
    return reply.send(body)
  })
}
