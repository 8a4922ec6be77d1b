import 'server-only'
import { categoryEndpoints } from '@etalase/contract/category.ts'
import { productEndpoints } from '@etalase/contract/product.ts'
import { parseId } from '@etalase/contract/rules/codes.ts'
import { LRUCache } from 'lru-cache'
import { callsOf } from '#lib/api/backend.ts'
import { nullIfNotFound } from '#lib/api/is-offered.ts'
import { canExist, type ListFilter } from '#lib/catalogue/list-filter.ts'
import { listKey, listQuery } from '#lib/catalogue/list-query.ts'
import { within } from '#lib/pages/within.ts'

const { callBackend } = callsOf({ ...productEndpoints, ...categoryEndpoints })

/** Pages known to exist. If one has been removed since, it is rendered anyway, as a 404. */
const known = new LRUCache<string, true>({ max: 50_000 })

/** Milliseconds. A slow backend must not delay a cached page. */
const patienceMs = 500

/**
 * Whether a check finds that a page exists; the result is cached if it does. Also true when the check fails or takes too long: the page
 * then shows its cached content, or reports the problem.
 */
async function isKnown(page: string, check: () => Promise<boolean>): Promise<boolean> {
  if (known.has(page)) return true
  const exists = await within(patienceMs, check()).catch(() => null)
  if (exists) known.set(page, true)
  return exists !== false
}

const isFound = async (call: Promise<unknown>) => (await nullIfNotFound(call)) !== null

/** Whether a product with an id from a URL may exist. Costs one call; rendering a 404 costs many times more. */
export async function productExists(text: string): Promise<boolean> {
  const id = parseId(text)
  if (id === null) return false
  return isKnown(`product ${id}`, () => isFound(callBackend('GET product', { query: { id } })))
}

async function categoryExists({ categoryId, subcategoryId }: ListFilter): Promise<boolean> {
  if (categoryId !== undefined) {
    if (!(await isFound(callBackend('GET category', { query: { id: categoryId } })))) return false
  }
  if (subcategoryId === undefined) return true
  return isFound(callBackend('GET category-sub', { query: { id: subcategoryId } }))
}

async function hasProducts(filter: ListFilter): Promise<boolean> {
  const { products } = await callBackend('GET products', { query: listQuery(filter, filter.page) })
  return products.length > 0
}

/** Whether a list with a filter may exist, by its category, sub-category and page. */
export const listExists = async (filter: ListFilter): Promise<boolean> =>
  canExist(filter) &&
  isKnown(
    `list ${listKey(filter)}`,
    async () => (await categoryExists(filter)) && (filter.page === 1 || hasProducts(filter)),
  )
