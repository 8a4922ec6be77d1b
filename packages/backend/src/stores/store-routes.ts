import { registerEndpoint } from '@etalase/backend-kit/http/register-endpoint.ts'
import {
  groupByRegion,
  listShowrooms,
  showroomsWithStock,
} from '@etalase/backend-kit/stores/store-repository.ts'
import type { FastifyInstance } from 'fastify'
import type { RouteOptions } from '#route-options.ts'

/** Registers showrooms, their regions, and where a size is in stock. */
export default function storeRoutes(app: FastifyInstance, { context: { db } }: RouteOptions): void {
  registerEndpoint(app, 'GET master/showroom', async () => ({
    showroom_list: await listShowrooms(db),
  }))

  registerEndpoint(app, 'GET master/showroom-region', async () => ({
    showroom_region_list: await groupByRegion(db, await listShowrooms(db)),
  }))

  registerEndpoint(app, 'POST check-stock-location', async ({ product_detail_id, size, qty }) => {
    const sized = { productId: product_detail_id, sizeCode: size, qty }
    const showrooms = await showroomsWithStock(db, sized)
    return { showrooms, showroom_regions: await groupByRegion(db, showrooms) }
  })
}
