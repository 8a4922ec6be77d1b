import { requestGateway } from '#lib/api/gateway-request.ts'
import type { Product } from '#lib/contract/product.ts'

/** How many pieces of a size are left as of now, when these are few; null when they are not, and when nothing answers. */
export async function freshStockLow(id: number, size: string): Promise<number | null> {
  try {
    const query = { id }
    const answer = await requestGateway<{ product: Product }>({
      call: 'GET product',
      query,
      cache: 'no-cache',
    })
    const found = answer.product.sizes.find(({ size_code }) => size_code === size)
    return found?.stock_low ?? null
  } catch {
    return null
  }
}
