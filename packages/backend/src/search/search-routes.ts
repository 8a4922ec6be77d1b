import { registerEndpoint } from '@etalase/backend-kit/http/register-endpoint.ts'
import { listProducts } from '@etalase/backend-kit/search/list-products.ts'
import { suggestions } from '@etalase/backend-kit/search/suggestions.ts'
import type { FastifyInstance } from 'fastify'
import type { RouteOptions } from '#route-options.ts'

/** Registers product lists and search suggestions. */
export default function searchRoutes(
  app: FastifyInstance,
  { context: { db } }: RouteOptions,
): void {
  registerEndpoint(app, 'GET products', (query) => listProducts(db, query))
  registerEndpoint(app, 'GET search-suggestions', ({ q }) => suggestions(db, q))
}
