import { lineKey } from '@etalase/contract/rules/cart.ts'
import { parseId } from '@etalase/contract/rules/codes.ts'

const pattern = /^(\d{1,10})(?::([^:\s][^:]{0,19}))?$/

/** Names a product in a size in the protocol: '1001:M'. */
export const variantId = lineKey

/** The product, and the size if given; null for an invalid id. */
export function readVariantId(id: string): { productId: number; size: string | null } | null {
  const [, product = '', size = null] = pattern.exec(id) ?? []
  const productId = parseId(product)
  return productId === null ? null : { productId, size }
}
