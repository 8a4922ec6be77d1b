import type { FastifyInstance } from 'fastify'
import type { Context } from '#backend/context.ts'
import { registerEndpoint } from '#backend/http/register-endpoint.ts'
import {
  groupByRegion,
  listShowrooms,
  showroomsWithStock,
} from '#backend/stores/store-repository.ts'

/** Showrooms, their regions, and where a size is in stock. */
export function storeRoutes(app: FastifyInstance, { db }: Context): void {
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
