import type { ProductSummary } from '@etalase/contract/product.ts'
import { CardActions } from '#components/catalogue/card-actions.tsx'
import { ProductCard } from '#components/catalogue/product-card.tsx'
import { WishlistForm } from '#components/wishlist-button/wishlist-form.tsx'

interface ProductGridProps {
  products: ProductSummary[]
  /** The page number in a list. */
  page?: number
  /** How many cards are above the fold. */
  eagerCount?: number
  /** Whether the first picture is the page's largest contentful paint. */
  startsPage?: boolean
  /** Four columns on tablets too: four or eight products fill every row. */
  inFours?: boolean
}

/** Products in 2, 3 or 4 columns, each with quick view and wishlist buttons. */
export function ProductGrid({
  products,
  page,
  eagerCount = 0,
  startsPage = false,
  inFours = false,
}: ProductGridProps) {
  // A list's page size isn't a multiple of three: on tablets the cards of all pages share one grid (infinite-list.tsx).
  const part = page === undefined ? '' : 'md:max-lg:contents'
  return (
    <WishlistForm>
      <ul
        data-page={page}
        className={`${part} grid grid-cols-2 gap-x-2 gap-y-8 md:gap-x-4 xl:grid-cols-4 xl:gap-x-6 xl:gap-y-12 ${inFours ? 'md:grid-cols-4' : 'md:grid-cols-3'}`}
      >
        {products.map((product, index) => (
          <li key={product.id} data-product={product.id} className="group/card relative">
            <ProductCard
              product={product}
              isEager={index < eagerCount}
              isFirst={startsPage && index === 0}
            />
            <CardActions productId={product.id} name={product.product_name} />
          </li>
        ))}
      </ul>
    </WishlistForm>
  )
}
