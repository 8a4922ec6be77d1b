import { ProductGrid } from '#components/catalogue/product-grid.tsx'
import type { ProductSummary } from '#lib/contract/product.ts'
import * as messages from '#lib/messages/messages.ts'

/** Products that go with the one shown. */
export function RelatedProducts({ products }: { products: ProductSummary[] }) {
  if (products.length === 0) return null
  return (
    <section className="container-page mt-20 lazy-[220vw] md:lazy-[26rem] lg:lazy-[36rem]">
      <h2 className="mb-6 text-2xl">{messages.product.related}</h2>
      <ProductGrid products={products} inFours />
    </section>
  )
}
