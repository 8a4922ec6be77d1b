import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import {
  byRegion,
  categories,
  city,
  type Product,
  priceOf,
  products,
  province,
  sizes,
  stores,
  subdistricts,
} from './data.ts'
import { id, ofId, quantity, sized } from './fields.ts'
import { Refusal, type State } from './state.ts'

export function found<Thing>(thing: Thing | undefined): Thing {
  if (!thing) throw new Refusal('NOT_FOUND', 'There is no such thing.', 404)
  return thing
}

export const productOf = (wanted: number): Product =>
  found(products.find((product) => product.id === wanted))

const categoryOf = (subId: number) =>
  found(categories.find(({ category_subs }) => category_subs.some((sub) => sub.id === subId)))

/** Returns a product as lists and its page show it. */
export function shown(state: State, { subId: _, ...product }: Product) {
  const offered = sizes.map((size_code) => ({
    size_code,
    size_name: size_code,
    is_available: stores.some((store) => state.stock(product.id, size_code, store.id) > 0) ? 1 : 0,
  }))
  return { ...product, sizes: offered }
}

const listQuery = z.object({
  page: z.coerce.number().int().min(1).default(1),
  limit: z.coerce.number().int().min(1).max(100).default(8),
  category_id: id.optional(),
  category_sub_id: id.optional(),
  sort: z.enum(['NEWEST', 'PRICE_DESC', 'PRICE_ASC']).default('NEWEST'),
  search: z.string().default(''),
  sale: z.coerce.number().optional(),
})

function matching(query: z.output<typeof listQuery>): Product[] {
  const words = query.search.toLowerCase().split(/\s+/)
  const all = products.filter(
    (product) =>
      words.every((word) => product.product_name.toLowerCase().includes(word)) &&
      (!query.category_id || categoryOf(product.subId).id === query.category_id) &&
      (!query.category_sub_id || product.subId === query.category_sub_id) &&
      (!query.sale || priceOf(product) < product.retail_price),
  )
  if (query.sort === 'PRICE_ASC') return all.toSorted((a, b) => priceOf(a) - priceOf(b))
  if (query.sort === 'PRICE_DESC') return all.toSorted((a, b) => priceOf(b) - priceOf(a))
  return all
}

export function catalogueRoutes(app: FastifyInstance, state: State): void {
  const home = { banners: [], sections: [], promos: [], category_banners: [] }
  app.get('/master/page/home', () => ({ data: { home_data: home, categories } }))
  app.get('/categories', () => ({ data: { categories } }))
  app.get('/category', ({ query }) => {
    const wanted = ofId.parse(query).id
    return { data: { category: found(categories.find((category) => category.id === wanted)) } }
  })
  app.get('/category-sub', ({ query }) => {
    const wanted = ofId.parse(query).id
    const { category_subs: subs, ...category } = categoryOf(wanted)
    return { data: { category_sub: { ...subs.find((sub) => sub.id === wanted), category } } }
  })
  app.get('/products', ({ query }) => {
    const list = listQuery.parse(query)
    const all = matching(list)
    const page = all.slice((list.page - 1) * list.limit, list.page * list.limit)
    return {
      data: { products: page.map((each) => shown(state, each)), product_count: all.length },
    }
  })
  app.get('/product', ({ query }) => {
    const product = productOf(ofId.parse(query).id)
    const others = products.filter((other) => other !== product).slice(0, 4)
    const related_products = others.map((other) => shown(state, other))
    return { data: { product: { ...shown(state, product), related_products } } }
  })
  app.get('/promos', () => ({ data: { product_promos: [] } }))
  app.get('/master/showroom-region', () => ({ data: { showroom_region_list: byRegion(stores) } }))
  app.get('/master/showroom', () => ({ data: { showroom_list: stores } }))
  app.get('/master/province', () => ({ data: { province_list: [province] } }))
  app.get('/master/city', ({ query }) => {
    const { province_id } = z.object({ province_id: id }).parse(query)
    return { data: { city_list: province_id === province.id ? [city] : [] } }
  })
  app.get('/master/subdistrict', ({ query }) => {
    const { city_id } = z.object({ city_id: id }).parse(query)
    return { data: { subdistrict_list: city_id === city.id ? subdistricts : [] } }
  })
  app.post('/check-stock-location', ({ body }) => {
    const { product_detail_id, size, qty } = sized.extend({ qty: quantity }).parse(body)
    const showrooms = stores.filter(({ id }) => state.stock(product_detail_id, size, id) >= qty)
    return { data: { showrooms, showroom_regions: byRegion(showrooms) } }
  })
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 4"><path fill="#9ab" d="M0 0h3v4H0z"/></svg>'
  app.get('/media/shirt.svg', (_, reply) => reply.type('image/svg+xml').send(svg))
}
