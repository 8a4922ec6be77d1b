import { askBackend } from '#e2e/support/backend.ts'
import type { Product, ProductSummary } from '#lib/contract/product.ts'

/** Of the demo's products the one whose sale ends, and of which few pieces are left. */
export async function scarceProduct(): Promise<Product> {
  const path = 'products?search=six+panel+cap+brick'
  const [cap] = (await askBackend<{ products: ProductSummary[] }>(path)).products
  return (await askBackend<{ product: Product }>(`product?id=${cap?.id}`)).product
}
