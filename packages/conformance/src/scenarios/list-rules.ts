import type { ProductListQuery } from '@etalase/contract/product.ts'
import { pageSize } from '@etalase/contract/rules/constants.ts'
import type { Client } from '#client.ts'

const call = 'GET products'

/** Enough to count a list of some hundred products. */
const maxPages = 20

const list = (client: Client, query: ProductListQuery) => client.request(call, query)

const idsOf = (products: readonly { id: number }[]) => products.map(({ id }) => id)

/** A list has as many products as it counts, each once, on pages of the length that was asked for. */
async function checkCount(client: Client): Promise<void> {
  const seen: number[] = []
  const { product_count: count } = await list(client, { limit: pageSize })
  const pages = Math.min(maxPages, Math.ceil(count / pageSize))
  for (let page = 1; page <= pages; page++)
    seen.push(...idsOf((await list(client, { page, limit: pageSize })).products))
  const expected = Math.min(count, maxPages * pageSize)
  const different = new Set(seen).size
  const problem = `counts ${count}, and its pages have ${different} different products`
  client.report.check(
    call,
    'product_count',
    different === expected && seen.length === expected,
    problem,
  )
}

/** Two places of one kind have different lists, and one of them has fewer products than there are. */
async function checkApart(
  client: Client,
  name: 'category_id' | 'category_sub_id' | 'group_id',
  places: readonly number[],
): Promise<void> {
  const { product_count: all } = await list(client, {})
  const lists = []
  for (const place of places.slice(0, 4))
    lists.push(await list(client, { [name]: place, limit: 50 }))
  const [first, second] = lists.filter(({ products }) => products.length > 0)
  const { report } = client
  if (!first || !second) return report.skip(call, `\`${name}\`: no two with products`)
  const isSame = idsOf(first.products).join() === idsOf(second.products).join()
  report.check(call, name, !isSame, 'two of them have the same list')
  const isPart = first.product_count < all || second.product_count < all
  report.check(call, name, isPart, `lists ${first.product_count} of ${all}: it narrows nothing`)
}

/** What lists of products promise: counts, and places that narrow. */
export async function checkListRules(client: Client): Promise<void> {
  const { categories } = await client.request('GET categories')
  await checkCount(client)
  await checkApart(client, 'category_id', idsOf(categories))
  const subs = categories.flatMap(({ category_subs }) => category_subs)
  await checkApart(client, 'category_sub_id', idsOf(subs))
  const groups = new Set(categories.flatMap(({ group_id }) => group_id ?? []))
  await checkApart(client, 'group_id', [...groups])
}
