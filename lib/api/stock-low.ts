import type { Product } from '@etalase/contract/product.ts'
import { requestGateway } from '#lib/api/browser.ts'

interface AskedSize {
  /** Of the product. */
  id: number
  size: string
  signal: AbortSignal
}

/** How many pieces of a size are left as of now, when these are few; null when they are not, and when nothing answers. */
export async function freshStockLow({ id, size, signal }: AskedSize): Promise<number | null> {
  try {
    const query = { id }
    const answer = await requestGateway<{ product: Product }>({
      call: 'GET product',
      query,
      signal,
      cache: 'no-cache',
    })
    const found = answer.product.sizes.find(({ size_code }) => size_code === size)
    return found?.stock_low ?? null
  } catch {
    return null
  }
}
