import type { Context } from '@etalase/backend-kit/context.ts'
import { escapeHtml, htmlPage } from '@etalase/backend-kit/html.ts'
import type { FastifyInstance } from 'fastify'
import { listExamples, placeExamples } from '#demo/tour/example-orders.ts'
import { loadScreens, type Section } from '#demo/tour/screens.ts'

interface Link {
  says: string
  address: string
}

const linkOf = ({ says, address }: Link) =>
  `<li><a href="${escapeHtml(address)}">${escapeHtml(says)}</a></li>`

const linksOf = (links: readonly Link[]) => `<ul>\n${links.map(linkOf).join('\n')}\n</ul>`

function sectionOf({ title, hint, screens }: Section, shopUrl: string): string {
  const links = screens.map(({ says, path }) => ({ says, address: shopUrl + path }))
  return `<h2>${title}</h2>\n${hint ? `<p>${hint}</p>\n` : ''}${linksOf(links)}`
}

const offer = `<p>They take one piece each of the demo's stock, and send their mails.</p>
<form method="post" action="/tour/orders"><button>Place an order in each state</button></form>`

/**
 * Registers a page that links to all screens of the shop and their states. Orders are placed on request. Only for a
 * demo on this machine.
 */
export function tourRoutes(app: FastifyInstance, context: Context): void {
  /** Shared by concurrent requests, so the examples are placed once. */
  let placing: Promise<void> | undefined

  app.get('/tour', async (_, reply) => {
    const [screens, examples] = await Promise.all([loadScreens(context.db), listExamples(context)])
    const body = [
      '<h1>Tour</h1>',
      '<p>Every screen of the shop and its states. <a href="/outbox">Mails</a></p>',
      ...screens.map((section) => sectionOf(section, context.shopUrl)),
      '<h2>Orders</h2>',
      examples.length > 0 ? linksOf(examples) : offer,
    ]
    return reply.type('text/html').send(htmlPage({ title: 'Tour', body: body.join('\n') }))
  })

  app.post('/tour/orders', async (_, reply) => {
    if ((await listExamples(context)).length === 0) placing ??= placeExamples(context)
    await placing?.finally(() => {
      placing = undefined
    })
    return reply.redirect('/tour', 303)
  })
}
