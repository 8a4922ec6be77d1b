import type { BuyNow } from '#lib/contract/cart.ts'
import { readQuantity } from '#lib/rules/cart.ts'
import { parseId } from '#lib/rules/codes.ts'

/** In the address of a checkout: the product that is bought in place of the cart. So each tab has its own. */
export const buyNowParameter = 'buy'

const pattern = /^(\d{1,9})-(.{1,20})-(\d{1,4})$/

/** The product that an address names, as '12-M-1': id, size code, pieces. Null for the cart, or text that names none. */
export function readBuyNow(text: unknown): BuyNow | null {
  const [, id = '', size = '', pieces = ''] = (typeof text === 'string' && pattern.exec(text)) || []
  const product_detail_id = parseId(id)
  const qty = readQuantity(pieces)
  return product_detail_id && typeof qty === 'number' ? { product_detail_id, size, qty } : null
}

/** The path of a checkout's page with the product that is bought; of the cart's checkout it stays as it is. */
export function withBuyNow(path: string, line: BuyNow | null | undefined): string {
  if (!line) return path
  const [page = '', hash] = path.split('#')
  const text = `${line.product_detail_id}-${line.size}-${line.qty}`
  const query = `${page.includes('?') ? '&' : '?'}${buyNowParameter}=${encodeURIComponent(text)}`
  return `${page}${query}${hash === undefined ? '' : `#${hash}`}`
}
