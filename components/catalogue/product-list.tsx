import { CategoryFilter } from '#components/catalogue/category-filter.tsx'
import { CollectionLinks } from '#components/catalogue/collection-links.tsx'
import { InfiniteList } from '#components/catalogue/infinite-list.tsx'
import { ListCover } from '#components/catalogue/list-cover.tsx'
import { ListFrame } from '#components/catalogue/list-frame.tsx'
import { ListHead } from '#components/catalogue/list-head.tsx'
import { NothingFound } from '#components/catalogue/nothing-found.tsx'
import { NothingNarrowed } from '#components/catalogue/nothing-narrowed.tsx'
import { ProductGrid } from '#components/catalogue/product-grid.tsx'
import { SearchNote } from '#components/catalogue/search-note.tsx'
import { buttonStyle } from '#components/ui/button-style.ts'
import { EmptyState } from '#components/ui/empty-state.tsx'
import { IntentLink } from '#components/ui/intent-link.tsx'
import { isNarrowed, listHref } from '#lib/catalogue/list-filter.ts'
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

function NothingToList({ view }: { view: ProductListView }) {
  const { filter, choices } = view
  if (choices && isNarrowed(filter)) return <NothingNarrowed filter={filter} choices={choices} />
  return filter.search === undefined ? <ComingSoon /> : <NothingFound view={view} />
}

/** A product list: cover, filter, sort, count, and the infinite grid. */
export function ProductList({ view }: { view: ProductListView }) {
  const { filter, cover, products, count, collections = [] } = view
  // On phones the open filter panel is alone on the page.
  const besidePanel = filter.hasPanel ? 'max-lg:hidden' : ''
  return (
    <>
      <div className={filter.hasPanel ? 'max-lg:sr-only' : undefined}>
        <ListCover cover={cover} />
      </div>
      <div className="container-page mt-2 md:mt-8">
        <div className={besidePanel || undefined}>
          <CategoryFilter view={view} />
        </div>
        <SearchNote view={view} />
        <ListHead view={view} />
        <ListFrame view={view}>
          {count === 0 ? (
            <NothingToList view={view} />
          ) : (
            <>
              <h2 className="sr-only">{words.list.products}</h2>
              <InfiniteList key={listHref(filter)} filter={filter} count={count}>
                <ProductGrid
                  products={products}
                  page={filter.page}
                  // The cover comes first, alone: pictures that come with it would hold it back.
                  eagerCount={cover.imageUrl ? 0 : 4}
                  startsPage={!cover.imageUrl}
                />
              </InfiniteList>
            </>
          )}
        </ListFrame>
        {collections.length > 0 && (
          <div className="mt-16">
            <CollectionLinks slugs={collections} />
          </div>
        )}
      </div>
    </>
  )
}
