import type { Metadata } from 'next'
import '#app/kit/second-theme.css'
import { ProductGrid } from '#components/catalogue/product-grid.tsx'
import { KitActions } from '#components/kit/kit-actions.tsx'
import { KitContent } from '#components/kit/kit-content.tsx'
import { KitForms } from '#components/kit/kit-forms.tsx'
import { KitSection } from '#components/kit/kit-section.tsx'
import { buttonStyle } from '#components/ui/button.tsx'
import { Choice } from '#components/ui/choice.tsx'
import { getProducts } from '#lib/api/products.ts'

export const metadata: Metadata = { title: 'Kit', robots: { index: false } }

/** No streaming. */
export const instant = false

/** The same components with a second brand's theme. */
function OtherBrand() {
  return (
    <div data-theme="laut" className="bg-paper py-4 font-sans text-ink">
      <div className="container-page">
        <KitSection name="Another brand">
          <p className="mb-4 text-muted">Colours, type and corners come from its theme file.</p>
          <div className="mb-4 flex flex-wrap gap-4">
            <a href="#another-brand" className={buttonStyle()}>
              Add to cart
            </a>
            <a href="#another-brand" className={buttonStyle('secondary')}>
              View detail
            </a>
          </div>
          <div className="max-w-md">
            <Choice
              type="radio"
              name="laut-method"
              label="One day"
              end="IDR 14,000"
              defaultChecked
            />
          </div>
        </KitSection>
      </div>
    </div>
  )
}

/** Every component in every state, for review and for the visual tests. */
export default async function KitPage() {
  const { products } = await getProducts({ limit: 4 })
  return (
    <main lang="en">
      <div className="container-page py-8">
        <h1 className="mb-8 text-3xl">Kit</h1>
        <KitActions />
        <KitForms />
        <KitContent />
        <KitSection name="Product cards">
          <h3 className="sr-only">Four of them</h3>
          <ProductGrid products={products} eagerCount={4} />
        </KitSection>
      </div>
      <OtherBrand />
    </main>
  )
}
