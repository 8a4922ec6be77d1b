import { lineKey } from '@etalase/contract/rules/cart.ts'
import { parseId } from '@etalase/contract/rules/codes.ts'

const pattern = /^(\d{1,10})(?::([^:\s][^:]{0,19}))?$/

/** Returns the protocol's id of a product in a size: '1001:M'. */
export const variantId = lineKey

/** Parses an id into the product, and the size if given; null for an invalid id. */
export function readVariantId(id: string): { productId: number; size: string | null } | null {
  const [, product = '', size = null] = pattern.exec(id) ?? []
  const productId = parseId(product)
  return productId === null ? null : { productId, size }
}
