import type { Client } from '#conformance/client.ts'
import type { BrandBanner } from '#lib/contract/home.ts'
import type { ProductSummary } from '#lib/contract/product.ts'
import { indexPageSize } from '#lib/contract/product-index.ts'
import { pageSize, type Sort } from '#lib/rules/constants.ts'
import { grandPrice, percentOff } from '#lib/rules/price.ts'
import { coverOf } from '#lib/rules/product-images.ts'

const call = 'GET products'

/** A product list with the given query. */
const list = async (client: Client, query: object = {}) => client.request(call, query)

const ids = (products: readonly ProductSummary[]) => products.map((product) => product.id)

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

async function checkSorting(client: Client, sort: Sort): Promise<void> {
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

async function checkSearch(client: Client, product: ProductSummary): Promise<void> {
  const found = await list(client, { search: product.product_name, limit: 50 })
  const holds = ids(found.products).includes(product.id)
  client.report.check(call, 'search', holds, `'${product.product_name}' does not find itself`)
  const none = await list(client, { search: 'zzqxj no such product' })
  client.report.check(
    call,
    'search',
    none.product_count === 0,
    'finds a product that does not exist',
  )
}

async function checkProduct(client: Client, listed: ProductSummary): Promise<void> {
  const { product } = await client.request('GET product', { id: listed.id })
  const { report } = client
  report.check('GET product', 'id', product.id === listed.id, `expected ${listed.id}`)
  const shown = grandPrice(product)
  const price = grandPrice(listed)
  report.check('GET product', 'price', shown === price, `the list has ${price}, the page ${shown}`)
  const isWithin = shown <= product.retail_price
  report.check('GET product', 'price', isWithin, `${shown} is above retail ${product.retail_price}`)
  const hasCover = coverOf(product.product_images) !== undefined
  report.check('GET product', 'product_images', hasCover, 'there is no picture')
  const isOwn = ids(product.related_products).includes(product.id)
  report.check('GET product', 'related_products', !isOwn, 'holds the product itself')
  await client.expectError('GET product', 'an id that does not exist', [404], {
    input: { id: 2_147_483_647 },
  })
}

async function checkCategories(client: Client): Promise<void> {
  const { categories: all } = await client.request('GET categories')
  const missing = [6, 7, 8].filter((id) => !all.some((category) => category.id === id))
  client.report.check(
    'GET categories',
    'ids',
    missing.length === 0,
    `missing: ${missing.join(', ')}`,
  )
  for (const { id, category_subs } of all.slice(0, 3)) {
    const { category } = await client.request('GET category', { id })
    client.report.check('GET category', 'id', category.id === id, `expected ${id}`)
    const { products } = await list(client, { category_id: id })
    client.report.check(call, 'category_id', products.length > 0, `category ${id} is empty`)
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

/** The optional product lists of a brand; without them the home data has no brand codes. */
async function checkBrandLists(client: Client, brands: readonly BrandBanner[]): Promise<void> {
  const brand = brands.find(({ brand_code }) => brand_code)
  if (!brand) return client.report.skip(call, '`brand` is optional, and the backend does without')
  const { products, product_count } = await list(client, { brand: brand.brand_code, limit: 50 })
  const holds = products.length > 0 && product_count < (await list(client)).product_count
  client.report.check(call, 'brand', holds, `'${brand.brand_code}' does not narrow the list`)
  const names = new Set(products.map(({ brand_name }) => brand_name))
  client.report.check(call, 'brand', names.size <= 1, `has products of ${[...names].join(', ')}`)
  const none = await list(client, { brand: 'zzqxj-no-such-brand' })
  client.report.check(call, 'brand', none.product_count === 0, 'finds a brand that does not exist')
}

/** Home, categories, product lists and a product, without signing in. */
export async function checkCatalogue(client: Client): Promise<void> {
  const home = await client.request('GET master/page/home')
  client.report.check('GET master/page/home', 'categories', home.categories.length > 0, 'are empty')
  await checkCategories(client)
  await checkPaging(client)
  await checkSorting(client, 'PRICE_ASC')
  await checkSorting(client, 'PRICE_DESC')
  await checkFilters(client)
  await checkBrandLists(client, home.home_data.brands)
  await checkProductIndex(client)
  const [product] = (await list(client)).products
  client.report.check(call, 'products', product !== undefined, 'there are none')
  if (!product) return
  await checkSearch(client, product)
  await checkProduct(client, product)
}
