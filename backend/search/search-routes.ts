import type { FastifyInstance } from 'fastify'
import { registerEndpoint } from '#backend/http/register-endpoint.ts'
import type { RouteOptions } from '#backend/route-options.ts'
import { listProducts } from '#backend/search/list-products.ts'
import { suggestions } from '#backend/search/suggestions.ts'

/** Lists of products, and what the search suggests. */
export default function searchRoutes(
  app: FastifyInstance,
  { context: { db } }: RouteOptions,
): void {
  registerEndpoint(app, 'GET products', (query) => listProducts(db, query))
  registerEndpoint(app, 'GET search-suggestions', ({ q }) => suggestions(db, q))
}
