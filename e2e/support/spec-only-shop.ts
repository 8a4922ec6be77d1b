import type { IncomingMessage, ServerResponse } from 'node:http'
import { findFreePort } from '@etalase/processes/ports.ts'
import { optionalCalls, specPartOf, specUrlOf } from '@etalase/testkit/spec-only.ts'
import type { APIRequestContext } from '@playwright/test'
import { e2e } from '#e2e/settings.ts'
import { ProxiedShop, passOn } from '#e2e/support/proxied-shop.ts'

const port = Number(e2e.env.PORT) + 200

/** Address of the shop whose backend supports only the spec's calls. */
export const specOnlyUrl = `http://localhost:${port}`

/** Answers 404 to optional calls, and drops the contract's additions from the others. */
function answer(incoming: IncomingMessage, outgoing: ServerResponse): void {
  const { method, url = '/' } = incoming
  const call = `${method} ${new URL(url, 'http://backend').pathname.slice(1)}`
  if (optionalCalls.has(call)) {
    outgoing.writeHead(404, { 'Content-Type': 'application/json' })
    outgoing.end(JSON.stringify({ error: { message: 'Not found', code: 'NOT_FOUND' } }))
    return
  }
  incoming.url = specUrlOf(url)
  passOn(incoming, outgoing, (body) => JSON.stringify(specPartOf(call, JSON.parse(body))))
}

export const openSpecOnlyShop = async (request: APIRequestContext): Promise<ProxiedShop> =>
  ProxiedShop.openWithOwnPages(request, answer, {
    ports: { shop: port, proxy: await findFreePort() },
  })
