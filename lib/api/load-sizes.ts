import 'server-only'
import { withDeadline } from '@etalase/contract/rules/with-deadline.ts'
import { logPageFailure } from '#lib/api/log-and-map-failure.ts'
import type { LoadSizes } from '#lib/api/name-sizes.ts'
import { getProduct } from '#lib/api/products.ts'

/** Milliseconds to wait for the size names of an order. */
const waitMs = 2_000

/** Loads a product's sizes, cached. An order without size names is better than a late or missing one. */
export const loadSizes: LoadSizes = async (productId) => {
  try {
    return (await withDeadline(waitMs, () => getProduct(productId)))?.sizes ?? []
  } catch (error) {
    logPageFailure('GET product', error)
    return []
  }
}
