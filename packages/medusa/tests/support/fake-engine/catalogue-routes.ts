import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { cashSettings } from '#tests/support/fake-engine/cash.ts'
import { tiers } from '#tests/support/fake-engine/catalogue.ts'
import { listParameter } from '#tests/support/fake-engine/list-parameter.ts'
import { FakeRefusal, type FakeState } from '#tests/support/fake-engine/state.ts'

export function catalogueRoutes(app: FastifyInstance, state: FakeState): void {
  app.get('/adapter/settings', () => ({
    region_id: 'reg_1',
    currency_code: 'idr',
    sales_channel_id: 'sc_0',
    publishable_key: 'pk_1',
    has_untaxed_prices: state.hasUntaxedPrices,
  }))
  app.get('/adapter/catalogue', ({ query }) => {
    const { limit, offset, product_ids } = z
      .object({
        limit: z.coerce.number(),
        offset: z.coerce.number(),
        product_ids: z.string().optional(),
      })
      .parse(query)
    if (state.isCatalogueAway) throw new FakeRefusal('AWAY', 500)
    const wanted = listParameter(product_ids)
    const all = state.products.filter(({ id }) => !wanted || wanted.includes(id))
    return { products: all.slice(offset, offset + limit), count: all.length }
  })
  app.get('/adapter/stock', ({ query }) => {
    const { variant_ids } = z.object({ variant_ids: z.string() }).parse(query)
    const stock = variant_ids.split(',').map((id) => [id, state.variant(id).variant.stock])
    return { stock: Object.fromEntries(stock) }
  })
  app.get('/adapter/stores', () => state.stores)
  app.get('/static/:name', ({ params }, reply) => {
    const { name } = z.object({ name: z.string() }).parse(params)
    const type = state.uploads.get(name)
    if (!type) throw new FakeRefusal('NOT_FOUND', 404)
    return reply.type(type).send(Buffer.from(name))
  })
  app.get('/adapter/categories', () => ({ categories: state.categories }))
  app.get('/adapter/content/:key', ({ params, query }) => {
    const { key } = z.object({ key: z.string() }).parse(params)
    const { language } = z.object({ language: z.string() }).parse(query)
    const data = state.content.get(`${key} ${language}`)
    if (data === undefined) throw new FakeRefusal('NOT_FOUND', 404)
    return { data, updated_at: new Date().toISOString() }
  })
  app.get('/adapter/promotions', () => ({ promotions: state.offers }))
  app.get('/adapter/promotions/:code', ({ params }) => {
    const { code } = z.object({ code: z.string() }).parse(params)
    return { promotion: state.promotion(code) }
  })
  app.post('/adapter/tariffs', () => {
    const taking = cashSettings(state).cash_on_delivery_services
    const offers = tiers.map((tier) => ({ ...tier, takes_cash: taking.includes(tier.service) }))
    return { couriers: { national: offers } }
  })
  app.post('/adapter/numbers', ({ body }) => {
    const { kind, keys } = z.object({ kind: z.string(), keys: z.array(z.string()) }).parse(body)
    return { numbers: Object.fromEntries(keys.map((key) => [key, state.numberOf(kind, key)])) }
  })
}
