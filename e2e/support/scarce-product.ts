import type { Product, ProductSummary } from '@etalase/contract/product.ts'
import { askBackend } from '#e2e/support/backend.ts'

/** Returns the demo product with a sale that ends and few pieces left. */
export async function scarceProduct(): Promise<Product> {
  const path = 'products?search=six+panel+cap+brick'
  const [cap] = (await askBackend<{ products: ProductSummary[] }>(path)).products
  return (await askBackend<{ product: Product }>(`product?id=${cap?.id}`)).product
}
