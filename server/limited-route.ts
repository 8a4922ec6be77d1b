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
  const path = requestPath(request)
  if (path !== listPath) return route
  const params = new URLSearchParams(request.url?.slice(path.length))
  return onRequest.some((name) => params.has(name)) ? `${route} on request` : route
}
