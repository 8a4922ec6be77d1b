import 'server-only'
import { parseId } from '@etalase/contract/rules/codes.ts'
import { getProduct } from '#lib/api/products.ts'
import { getShopTerms } from '#lib/api/shop-terms.ts'
import { getStores } from '#lib/api/stores.ts'
import { readFilter } from '#lib/catalogue/read-filter.ts'
import { helpMarkdown } from '#lib/markdown/help.ts'
import { listMarkdown } from '#lib/markdown/list.ts'
import { productMarkdown } from '#lib/markdown/product.ts'
import { storesMarkdown } from '#lib/markdown/stores.ts'
import { loadList } from '#lib/pages/load-list.ts'

const ofProduct = /^\/product\/([^/]+)$/

async function productText(typed: string): Promise<string | null> {
  const id = parseId(typed)
  const product = id === null ? null : await getProduct(id)
  return product && productMarkdown(product)
}

async function listText(query: URLSearchParams): Promise<string | null> {
  const view = await loadList(readFilter(query))
  return view && listMarkdown(view)
}

/** Returns the page at a path as Markdown, from the page's data; null for an unknown page. Throws ApiError. */
export async function pageMarkdown(path: string, query: URLSearchParams): Promise<string | null> {
  if (path === '/products') return listText(query)
  if (path === '/stores') return storesMarkdown(await getStores())
  const [, id] = ofProduct.exec(path) ?? []
  return id === undefined ? helpMarkdown(path, await getShopTerms()) : productText(id)
}
