import type { Category } from '@etalase/contract/category.ts'
import type { BrandBanner } from '@etalase/contract/home.ts'
import type { ProductSummary } from '@etalase/contract/product.ts'
import { indexPageSize } from '@etalase/contract/product-index.ts'
import { pageSize, type Sort } from '@etalase/contract/rules/constants.ts'
import { grandPrice, percentOff } from '@etalase/contract/rules/price.ts'
import type { Client } from '#client.ts'
import { checkColors } from '#scenarios/garment-colors.ts'
import { checkProductFields } from '#scenarios/product-fields.ts'
import { checkSearch } from '#scenarios/search.ts'

const call = 'GET products'

/** A product list with the given query. */
const list = async (client: Client, query: object = {}) => client.request(call, query)

const ids = (products: readonly { id: number }[]) => products.map(({ id }) => id)

async function checkPaging(client: Client): Promise<void> {
  const first = await list(client, { page: 1, limit: pageSize })
  const second = await list(client, { page: 2, limit: pageSize })
  const count = first.product_count
  const expected = Math.min(pageSize, count)
  const { report } = client
  report.check(call, 'limit', first.products.length === expected, `expected ${expected} products`)
  const repeated = ids(second.products).filter((id) => ids(first.products).includes(id))
  report.check(call, 'paging', repeated.length === 0, `page 2 repeats ${repeated.join(', ')}`)
  const beyond = await list(client, { page: Math.ceil(count / pageSize) + 1, limit: pageSize })
  const isEnd = beyond.products.length === 0 && beyond.product_count === count
  report.check(call, 'past the end', isEnd, `expected no products and product_count ${count}`)
}

async function checkSorting(client: Client, sort: Exclude<Sort, 'NEWEST'>): Promise<void> {
  const { products } = await list(client, { sort, limit: 50 })
  const prices = products.map(grandPrice)
  const sorted = prices.toSorted((a, b) => (sort === 'PRICE_ASC' ? a - b : b - a))
  const holds = prices.join() === sorted.join()
  client.report.check(call, `sort ${sort}`, holds, `prices come as ${prices.join(', ')}`)
}

async function checkFilters(client: Client): Promise<void> {
  const { products, product_count } = await list(client, { sale: 1, limit: 50 })
  const full = products.filter((product) => percentOff(product) === null)
  client.report.check(call, 'sale', full.length === 0, `without discount: ${ids(full).join(', ')}`)
  const all = await list(client)
  const holds = product_count <= all.product_count
  client.report.check(call, 'sale', holds, 'counts more products than there are')
}

async function checkProduct(client: Client, listed: ProductSummary): Promise<void> {
  const { product } = await client.request('GET product', { id: listed.id })
  const { report } = client
  const isOwn = ids(product.related_products).includes(product.id)
  report.check('GET product', 'related_products', !isOwn, 'holds the product itself')
  await client.expectError('GET product', 'an id that does not exist', [404], {
    input: { id: 2_147_483_647 },
  })
}

async function checkCategories(client: Client): Promise<Category[]> {
  const { categories: all } = await client.request('GET categories')
  const { report } = client
  report.check('GET categories', 'categories', all.length > 0, 'are none')
  for (const { id, category_subs } of all.slice(0, 3)) {
    const { category } = await client.request('GET category', { id })
    client.report.check('GET category', 'id', category.id === id, `expected ${id}`)
    const { products } = await list(client, { category_id: id })
    if (products.length === 0) client.report.skip(call, `category ${id}, which is empty`)
    const [sub] = category_subs
    if (!sub) continue
    const { category_sub } = await client.request('GET category-sub', { id: sub.id })
    const parent = category_sub.category.id
    client.report.check(
      'GET category-sub',
      'category',
      parent === id,
      `expected ${id}, got ${parent}`,
    )
  }
  const nowhere = { input: { id: 2_147_483_647 } }
  await client.expectError('GET category', 'an id that does not exist', [404], nowhere)
  await client.expectError('GET category-sub', 'an id that does not exist', [404], nowhere)
  return all
}

/** The optional product index: two consecutive pages. */
async function checkProductIndex(client: Client): Promise<void> {
  const start = await client.requestOptional('GET product-index-pages')
  const index = await client.requestOptional('GET product-index', { limit: 2 })
  if (!start || !index) return
  const after = index.products.at(-1)?.id ?? 0
  const next = await client.request('GET product-index', { after, limit: 2 })
  const found = [...index.products, ...next.products].map(({ id }) => id)
  const rises = found.every((id, index) => id > (found[index - 1] ?? 0))
  client.report.check('GET product-index', 'order', rises, `ids come as ${found.join(', ')}`)
  const count = (await list(client)).product_count
  const expected = Math.ceil(count / indexPageSize)
  const { length } = start.pages
  const problem = `expected ${expected} for ${count} products, got ${length}`
  client.report.check('GET product-index-pages', 'pages', length === expected, problem)
}

/** The optional product feed: two consecutive pages, with the prices of the products' own pages. */
async function checkProductFeed(client: Client): Promise<void> {
  const first = await client.requestOptional('GET product-feed', { limit: 1 })
  const [product] = first?.products ?? []
  if (!product) return
  const next = await client.request('GET product-feed', { after: product.id, limit: 1 })
  const rises = next.products.every(({ id }) => id > product.id)
  client.report.check(
    'GET product-feed',
    'order',
    rises,
    `the next page starts at or before ${product.id}`,
  )
  const { product: shown } = await client.request('GET product', { id: product.id })
  const isEqual =
    shown.net_price === product.net_price && shown.retail_price === product.retail_price
  client.report.check(
    'GET product-feed',
    'prices',
    isEqual,
    `product ${product.id} has other prices on its page`,
  )
}

/** The optional product lists of a brand; without them the home data has no brand codes. */
async function checkBrandLists(client: Client, brands: readonly BrandBanner[]): Promise<void> {
  if (brands.length === 0)
    return client.report.needsData(call, ['brand'], 'a brand in the home data')
  const brand = brands.find(({ brand_code }) => brand_code)
  if (!brand) return client.report.notOffered(call, 'brand')
  const { products, product_count } = await list(client, { brand: brand.brand_code, limit: 50 })
  const holds = products.length > 0 && product_count < (await list(client)).product_count
  client.report.check(call, 'brand', holds, `'${brand.brand_code}' does not narrow the list`)
  const names = new Set(products.map(({ brand_name }) => brand_name))
  client.report.check(call, 'brand', names.size <= 1, `has products of ${[...names].join(', ')}`)
  const none = await list(client, { brand: 'zzqxj-no-such-brand' })
  client.report.check(call, 'brand', none.product_count === 0, 'finds a brand that does not exist')
}

/** The optional facets: each choice lists as many products as it counts. */
async function checkFacets(client: Client): Promise<void> {
  const { facets, product_count } = await list(client, { facets: 1 })
  if (!facets) return client.report.notOffered(call, 'facets')
  const { report } = client
  for (const [name, choices] of [
    ['size', facets.sizes],
    ['color', facets.colors],
    ['brand', facets.brands],
  ] as const) {
    const [choice] = choices
    if (!choice) continue
    const narrowed = await list(client, { [name]: choice.code })
    const problem = `'${choice.code}' counts ${choice.count} and lists ${narrowed.product_count}`
    report.check(call, name, narrowed.product_count === choice.count, problem)
  }
  const available = await list(client, { available: 1 })
  const holds = available.product_count === facets.available && facets.available <= product_count
  report.check(call, 'available', holds, `counts ${facets.available}`)
  if (!facets.price) return
  const { max } = facets.price
  const dearest = await list(client, { price_min: max })
  const areDear = dearest.products.every((product) => grandPrice(product) >= max)
  report.check(call, 'price_min', dearest.product_count > 0 && areDear, `nothing from ${max}`)
}

/** The optional suggestions: a product's own name suggests it. */
async function checkSuggestions(client: Client, product: ProductSummary): Promise<void> {
  const q = product.product_name.slice(0, 100)
  const found = await client.requestOptional('GET search-suggestions', { q })
  if (!found) return
  const holds = ids(found.products).includes(product.id)
  client.report.check('GET search-suggestions', 'products', holds, `'${q}' does not suggest itself`)
}

/** Home, categories, product lists and a product, without signing in. */
export async function checkCatalogue(client: Client): Promise<void> {
  const home = await client.request('GET master/page/home')
  const categories = await checkCategories(client)
  const isSame = ids(home.categories).join() === ids(categories).join()
  const other = 'are others than those of GET categories'
  client.report.check('GET master/page/home', 'categories', isSame, other)
  await checkPaging(client)
  await checkSorting(client, 'PRICE_ASC')
  await checkSorting(client, 'PRICE_DESC')
  await checkFilters(client)
  await checkBrandLists(client, home.home_data.brands)
  await checkProductIndex(client)
  await checkProductFeed(client)
  await checkFacets(client)
  const [product] = (await list(client)).products
  client.report.check(call, 'products', product !== undefined, 'there are none')
  if (!product) return
  await checkSearch(client)
  await checkSuggestions(client, product)
  await checkColors(client)
  await checkProduct(client, product)
  await checkProductFields(client, product)
}
