import type { Product } from '@etalase/contract/product.ts'
import { requestGateway } from '#lib/api/browser.ts'

interface AskedSize {
  /** The product's id. */
  id: number
  size: string
  signal: AbortSignal
}

/** Returns the remaining pieces of a size if they are few; null otherwise, or without an answer. */
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
