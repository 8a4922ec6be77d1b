import 'server-only'
import type { Facets } from '@etalase/contract/product.ts'
import { getListedBrands } from '#lib/api/home.ts'
import { logPageFailure } from '#lib/api/log-and-map-failure.ts'
import { getFacets, getProducts, loadUnknownProducts } from '#lib/api/products.ts'
import { areKnown, listChoices, placeOnly } from '#lib/catalogue/list-choices.ts'
import { isNarrowed, type ListFilter, wholeList } from '#lib/catalogue/list-filter.ts'
import { listQuery } from '#lib/catalogue/list-query.ts'
import type { Narrowable } from '#lib/catalogue/list-view.ts'
import { within } from '#lib/pages/within.ts'

/** Milliseconds to wait for facets: a search drops its filter rather than delay its products. */
const facetsPatienceMs = 1_500

type Answer = Awaited<ReturnType<typeof getProducts>>

interface Products extends Narrowable {
  /** The applied filter, without narrowing when the backend has no facets. */
  filter: ListFilter
  answer: Answer
}

/** Keeps only brands that have a list (spec: the home data names them). */
async function withListedBrands(facets: Facets): Promise<Facets> {
  const listed = new Set(await getListedBrands())
  return { ...facets, brands: facets.brands.filter(({ code }) => listed.has(code)) }
}

/** Loads all choices of the unfiltered list; null when facets are missing or fail, and the list shows without its filter. */
async function placeFacets(filter: ListFilter): Promise<Facets | null> {
  try {
    return await getFacets(listQuery(placeOnly(filter), 1))
  } catch (error) {
    logPageFailure('/products', error)
    return null
  }
}

/** Loads the unfiltered list, at the filter's page. */
async function loadWhole(filter: ListFilter, facets: Promise<Facets | null>): Promise<Products> {
  const whole = { ...wholeList(filter), page: filter.page }
  const answer = await getProducts(listQuery(whole, whole.page))
  return { filter: whole, answer, canNarrow: (await facets) !== null, choices: null }
}

/** Loads one page of a list, with its filter options. Throws ApiError. */
export async function loadProducts(filter: ListFilter): Promise<Products> {
  const facets = placeFacets(filter)
  if (!isNarrowed(filter) && !filter.hasPanel) return loadWhole(filter, facets)
  const all = await within(facetsPatienceMs, facets)
  if (!all) return loadWhole(filter, Promise.resolve(null))
  const query = listQuery(filter, filter.page)
  // Made-up codes must not evict cache entries that shoppers need.
  const load = areKnown(filter, all) ? getProducts : loadUnknownProducts
  const answer = await load({ ...query, facets: 1 })
  const choices = answer.facets ? listChoices(filter, answer.facets, all) : null
  return { filter, answer, canNarrow: true, choices: choices && (await withListedBrands(choices)) }
}
