import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { escapeHtml, htmlPage } from '#html.ts'
import { notFound } from '#http/http-error.ts'

const fileName = /^[A-Z0-9]+-[a-z-]+\.eml$/

/** Shows the outbox in a browser. Registered only when mails are written to files and the host is loopback. */
export function outboxRoutes(app: FastifyInstance, folder: string): void {
  app.get('/outbox', async (_, reply) => {
    const names = await readdir(folder).catch(() => [])
    const items = names
      .filter((name) => fileName.test(name))
      .toSorted()
      .map((name) => `<li><a href="/outbox/${escapeHtml(name)}">${escapeHtml(name)}</a></li>`)
    const list = items.length > 0 ? `<ul>${items.join('\n')}</ul>` : '<p>No mail yet.</p>'
    return reply
      .type('text/html')
      .send(htmlPage({ title: 'Outbox', body: `<h1>Outbox</h1>${list}` }))
  })

  app.get<{ Params: { name: string } }>('/outbox/:name', async (request, reply) => {
    const { name } = request.params
    const mail = fileName.test(name)
      ? await readFile(join(folder, name), 'utf8').catch(() => null)
      : null
    if (mail === null) throw notFound('There is no such mail.')
    return reply.type('text/plain; charset=utf-8').send(mail)
  })
}
