import type { IncomingMessage } from 'node:http'
import { requestPath } from '#server/request-path.ts'

const listPath = '/products'

/** The parameters with which a list is rendered on request (lib/catalogue/list-filter.ts). */
const onRequest = ['search', 'filter', 'size', 'color', 'price_min', 'price_max', 'available']

/**
 * The route whose limit holds for a request (server/render-limit.ts): lists that are rendered on request have one of their
 * own, apart from the prerendered ones.
 */
export function limitedRoute(route: string, request: IncomingMessage): string {
  if (requestPath(request) !== listPath) return route
  const [, query] = (request.url ?? '').split('?')
  const params = new URLSearchParams(query)
  return onRequest.some((name) => params.has(name)) ? `${route} on request` : route
}
