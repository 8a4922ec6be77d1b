import 'server-only'
import { withDeadline } from '@etalase/contract/rules/with-deadline.ts'
import { logPageFailure } from '#lib/api/log-and-map-failure.ts'
import type { LoadSizes } from '#lib/api/name-sizes.ts'
import { getProduct } from '#lib/api/products.ts'

/** Milliseconds to wait for the names of an order's sizes. */
const waitMs = 2_000

/** The sizes of a product, cached. An order is shown without names rather than late or not at all. */
export const loadSizes: LoadSizes = async (productId) => {
  try {
    return (await withDeadline(waitMs, () => getProduct(productId)))?.sizes ?? []
  } catch (error) {
    logPageFailure('GET product', error)
    return []
  }
}
