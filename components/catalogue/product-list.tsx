import { CategoryFilter } from '#components/catalogue/category-filter.tsx'
import { InfiniteList } from '#components/catalogue/infinite-list.tsx'
import { ListCover } from '#components/catalogue/list-cover.tsx'
import { ProductGrid } from '#components/catalogue/product-grid.tsx'
import { SortForm } from '#components/catalogue/sort-form.tsx'
import { buttonStyle } from '#components/ui/button-style.ts'
import { EmptyState } from '#components/ui/empty-state.tsx'
import { IntentLink } from '#components/ui/intent-link.tsx'
import { listHref } from '#lib/catalogue/list-filter.ts'
import type { ProductListView } from '#lib/catalogue/list-view.ts'
import * as words from '#lib/messages/words.ts'

function ComingSoon() {
  return (
    <EmptyState title={words.list.empty}>
      <IntentLink href="/products" className={buttonStyle('secondary')}>
        {words.list.emptyLink}
      </IntentLink>
    </EmptyState>
  )
}

/** A product list: cover, filter, sort, count, and the infinite grid. */
export function ProductList({ view }: { view: ProductListView }) {
  const { filter, cover, products, count } = view
  return (
    <>
      <ListCover cover={cover} />
      <div className="container-page mt-2 md:mt-8">
        <CategoryFilter view={view} />
        <div className="mt-2 mb-3 flex items-center justify-between gap-3 md:my-6">
          <p role="status" className="shrink-0">
            {words.list.found(count)}
          </p>
          {count > 0 && <SortForm filter={filter} />}
        </div>
        {count === 0 ? (
          <ComingSoon />
        ) : (
          <>
            <h2 className="sr-only">{words.list.products}</h2>
            <InfiniteList key={listHref(filter)} filter={filter} count={count}>
              <ProductGrid
                products={products}
                page={filter.page}
                eagerCount={4}
                startsPage={!cover.imageUrl}
              />
            </InfiniteList>
          </>
        )}
      </div>
    </>
  )
}
