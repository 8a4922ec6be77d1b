import type { BrandBanner } from '@etalase/contract/home.ts'
import type { ProductListQuery } from '@etalase/contract/product.ts'
import { pageSize, type Sort } from '@etalase/contract/rules/constants.ts'
import { grandPrice, percentOff } from '@etalase/contract/rules/price.ts'
import type { Client } from '#client.ts'

const call = 'GET products'

/** Enough pages to count a list of some hundred products. */
const maxPages = 20

const list = (client: Client, query: ProductListQuery = {}) => client.request(call, query)

const idsOf = (products: readonly { id: number }[]) => products.map(({ id }) => id)

/** Checks that a list has as many products as it counts, each once, on pages of the requested length. */
async function checkCount(client: Client): Promise<void> {
  const seen: number[] = []
  const { product_count: count } = await list(client, { limit: pageSize })
  const pages = Math.min(maxPages, Math.ceil(count / pageSize))
  for (let page = 1; page <= pages; page++)
    seen.push(...idsOf((await list(client, { page, limit: pageSize })).products))
  const expected = Math.min(count, maxPages * pageSize)
  const different = new Set(seen).size
  const problem = `counts ${count}, but its pages have ${different} different products`
  client.report.check(
    call,
    'product_count',
    different === expected && seen.length === expected,
    problem,
  )
}

/** Checks that two places of one kind have different lists, one of them shorter than the whole catalogue. */
async function checkApart(
  client: Client,
  name: 'category_id' | 'category_sub_id' | 'group_id',
  places: readonly number[],
): Promise<void> {
  const { product_count: all } = await list(client)
  const lists = []
  for (const place of places.slice(0, 4))
    lists.push(await list(client, { [name]: place, limit: 50 }))
  const [first, second] = lists.filter(({ products }) => products.length > 0)
  const { report } = client
  if (!first || !second) return report.skip(call, `\`${name}\`: fewer than two with products`)
  const isSame = idsOf(first.products).join() === idsOf(second.products).join()
  report.check(call, name, !isSame, 'two of them have the same list')
  const isPart = first.product_count < all || second.product_count < all
  report.check(call, name, isPart, `lists ${first.product_count} of ${all}: it filters nothing`)
}

/** Checks that pages follow each other, have the requested length, and end. */
async function checkPaging(client: Client): Promise<void> {
  const first = await list(client, { page: 1, limit: pageSize })
  const second = await list(client, { page: 2, limit: pageSize })
  const count = first.product_count
  const expected = Math.min(pageSize, count)
  const { report } = client
  report.check(call, 'limit', first.products.length === expected, `expected ${expected} products`)
  const repeated = idsOf(second.products).filter((id) => idsOf(first.products).includes(id))
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
  client.report.check(call, `sort ${sort}`, holds, `the order of prices is ${prices.join(', ')}`)
}

async function checkFilters(client: Client): Promise<void> {
  const { products, product_count } = await list(client, { sale: 1, limit: 50 })
  const full = products.filter((product) => percentOff(product) === null)
  client.report.check(
    call,
    'sale',
    full.length === 0,
    `without discount: ${idsOf(full).join(', ')}`,
  )
  const all = await list(client)
  const holds = product_count <= all.product_count
  client.report.check(call, 'sale', holds, 'counts more products than exist')
}

/** Checks the optional product lists of a brand; without them the home data has no brand codes. */
async function checkBrandLists(client: Client, brands: readonly BrandBanner[]): Promise<void> {
  if (brands.length === 0)
    return client.report.needsData(call, ['brand'], 'a brand in the home data')
  const brand = brands.find(({ brand_code }) => brand_code)?.brand_code
  if (!brand) return client.report.notOffered(call, 'brand')
  const { products, product_count } = await list(client, { brand, limit: 50 })
  const holds = products.length > 0 && product_count < (await list(client)).product_count
  client.report.check(call, 'brand', holds, `'${brand}' does not filter the list`)
  const names = new Set(products.map(({ brand_name }) => brand_name))
  client.report.check(call, 'brand', names.size <= 1, `has products of ${[...names].join(', ')}`)
  const none = await list(client, { brand: 'zzqxj-no-such-brand' })
  client.report.check(
    call,
    'brand',
    none.product_count === 0,
    'finds products of a brand that does not exist',
  )
}

/** Checks that each choice of the optional facets lists as many products as it counts. */
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
    const problem = `'${choice.code}' counts ${choice.count}, but lists ${narrowed.product_count}`
    report.check(call, name, narrowed.product_count === choice.count, problem)
  }
  const available = await list(client, { available: 1 })
  const holds = available.product_count === facets.available && facets.available <= product_count
  report.check(call, 'available', holds, `counts ${facets.available}`)
  if (!facets.price) return
  const { max } = facets.price
  const dearest = await list(client, { price_min: max })
  const areDear = dearest.products.every((product) => grandPrice(product) >= max)
  report.check(call, 'price_min', dearest.product_count > 0 && areDear, `nothing at ${max}`)
}

/** Checks the rules of product lists: counts, pages, sort orders and filters. */
export async function checkLists(client: Client): Promise<void> {
  const { product_count } = await list(client)
  client.report.check(call, 'products', product_count > 0, 'are empty')
  const { categories } = await client.request('GET categories')
  await checkCount(client)
  await checkPaging(client)
  await checkSorting(client, 'PRICE_ASC')
  await checkSorting(client, 'PRICE_DESC')
  await checkFilters(client)
  await checkApart(client, 'category_id', idsOf(categories))
  const subs = categories.flatMap(({ category_subs }) => category_subs)
  await checkApart(client, 'category_sub_id', idsOf(subs))
  const groups = new Set(categories.flatMap(({ group_id }) => group_id ?? []))
  await checkApart(client, 'group_id', [...groups])
  const { home_data } = await client.request('GET master/page/home')
  await checkBrandLists(client, home_data.brands)
  await checkFacets(client)
}
