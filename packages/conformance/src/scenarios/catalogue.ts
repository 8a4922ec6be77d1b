import type { Category } from '@etalase/contract/category.ts'
import { indexPageSize } from '@etalase/contract/product-index.ts'
import type { Client } from '#client.ts'

const call = 'GET products'

/** Returns a product list for a query. */
const list = async (client: Client, query: object = {}) => client.request(call, query)

const ids = (products: readonly { id: number }[]) => products.map(({ id }) => id)

async function checkCategories(client: Client): Promise<Category[]> {
  const { categories: all } = await client.request('GET categories')
  const { report } = client
  report.check('GET categories', 'categories', all.length > 0, 'are empty')
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

/** Checks the optional product index: two consecutive pages. */
async function checkProductIndex(client: Client): Promise<void> {
  const start = await client.requestOptional('GET product-index-pages')
  const index = await client.requestOptional('GET product-index', { limit: 2 })
  if (!start || !index) return
  const after = index.products.at(-1)?.id ?? 0
  const next = await client.request('GET product-index', { after, limit: 2 })
  const found = [...index.products, ...next.products].map(({ id }) => id)
  const rises = found.every((id, index) => id > (found[index - 1] ?? 0))
  client.report.check(
    'GET product-index',
    'order',
    rises,
    `the order of ids is ${found.join(', ')}`,
  )
  const count = (await list(client)).product_count
  const expected = Math.ceil(count / indexPageSize)
  const { length } = start.pages
  const problem = `expected ${expected} for ${count} products, got ${length}`
  client.report.check('GET product-index-pages', 'pages', length === expected, problem)
}

/** Checks the optional product feed: two consecutive pages, with the prices of the product pages. */
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
    `the next page starts at product ${product.id} or before it`,
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

/** Checks home, categories, and the optional lists of all products for programs. */
export async function checkCatalogue(client: Client): Promise<void> {
  const home = await client.request('GET master/page/home')
  const categories = await checkCategories(client)
  const isSame = ids(home.categories).join() === ids(categories).join()
  const other = 'are not those of GET categories'
  client.report.check('GET master/page/home', 'categories', isSame, other)
  await checkProductIndex(client)
  await checkProductFeed(client)
}
