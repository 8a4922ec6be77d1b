import type { Facets, ProductListQuery, SearchReport } from '@etalase/contract/product.ts'
import { ApiError } from '#lib/api/api-error.ts'

/** Returns a call's result, or null when the backend responds with 404. Throws every other error. */
export async function nullIfNotFound<Value>(call: Promise<Value>): Promise<Value | null> {
  try {
    return await call
  } catch (error) {
    if (error instanceof ApiError && error.isNotFound) return null
    throw error
  }
}

interface Answer {
  product_count: number
  facets?: Facets | null | undefined
  search?: SearchReport | null | undefined
}

/**
 * Whether an answer matches the requested collection and has products. False when the backend dropped search words, or ignores colours
 * and prices: the page would contradict its heading.
 */
export const isCollectionAnswer = (query: ProductListQuery, answer: Answer): boolean =>
  answer.product_count > 0 &&
  (answer.search?.left_out ?? []).length === 0 &&
  (query.facets === undefined || !!answer.facets)

/** Whether a backend has an optional call: it answers anything but 404. Throws ApiError when the answer is inconclusive. */
export async function isOffered(answer: Promise<unknown>): Promise<boolean> {
  try {
    await answer
    return true
  } catch (error) {
    if (!(error instanceof ApiError) || error.kind !== 'refused' || error.status >= 500) throw error
    return !error.isMissingCall
  }
}
