import type { FastifyInstance } from 'fastify'
import type { Context } from '#backend/context.ts'
import { registerEndpoint } from '#backend/http/register-endpoint.ts'
import { listProducts } from '#backend/search/list-products.ts'
import { suggestions } from '#backend/search/suggestions.ts'

/** Lists of products, and what the search suggests. */
export function searchRoutes(app: FastifyInstance, { db }: Context): void {
  registerEndpoint(app, 'GET products', (query) => listProducts(db, query))
  registerEndpoint(app, 'GET search-suggestions', ({ q }) => suggestions(db, q))
}
