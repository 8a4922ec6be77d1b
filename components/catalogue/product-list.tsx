import type { Facets } from '@etalase/contract/product.ts'
import { searchLimit } from '@etalase/contract/rules/constants.ts'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { CategoryFilter } from '#components/catalogue/category-filter.tsx'
import { ChosenFilters } from '#components/catalogue/chosen-filters.tsx'
import { CollectionLinks } from '#components/catalogue/collection-links.tsx'
import { FilterPanel } from '#components/catalogue/filter-panel.tsx'
import { FilterTool } from '#components/catalogue/filter-tool.tsx'
import { InfiniteList } from '#components/catalogue/infinite-list.tsx'
import { ListCover } from '#components/catalogue/list-cover.tsx'
import { NothingFound } from '#components/catalogue/nothing-found.tsx'
import { ProductGrid } from '#components/catalogue/product-grid.tsx'
import { SortForm } from '#components/catalogue/sort-form.tsx'
import { buttonStyle } from '#components/ui/button.tsx'
import { EmptyState } from '#components/ui/empty-state.tsx'
import { IntentLink } from '#components/ui/intent-link.tsx'
import { isNarrowed, type ListFilter, listHref } from '#lib/catalogue/list-filter.ts'
import type { ProductListView } from '#lib/catalogue/list-view.ts'
import { countChoices } from '#lib/catalogue/narrowing.ts'
import { filterMessages, listMessages } from '#messages/list.ts'
import { searchMessages } from '#messages/search.ts'

/** The list, beside its filter panel when it is narrowed or the panel is open. */
function ListFrame({ view, children }: { view: ProductListView; children: ReactNode }) {
  const { filter, choices, count } = view
  if (!choices) return children
  return (
    <div className="lg:grid lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-8">
      <FilterPanel filter={filter} choices={choices} count={count} />
      {/* Pages have eight products, which fill every row of two or four columns. */}
      <div
        className={`lg:[&_[data-page]]:grid-cols-2 xl:[&_[data-page]]:grid-cols-4 xl:[&_[data-page]]:gap-x-4 ${filter.hasPanel ? 'max-lg:hidden' : ''}`}
      >
        {count > 0 && <ChosenFilters filter={filter} choices={choices} />}
        {children}
      </div>
    </div>
  )
}

/** The link that opens the filter panel and moves the focus there. Hidden on wide screens when the sidebar is shown. */
function FilterLink({ filter, choices }: Pick<ProductListView, 'filter' | 'choices'>) {
  const chosen = countChoices(filter)
  return (
    <Link
      href={`${listHref({ ...filter, hasPanel: true, page: 1 })}#filter`}
      prefetch={false}
      rel="nofollow"
      className={`inline-flex min-h-11 shrink-0 items-center border border-muted bg-surface px-3 hover:border-ink ${choices ? 'lg:hidden' : ''}`}
    >
      {chosen > 0 ? filterMessages.openWith(chosen) : filterMessages.open}
    </Link>
  )
}

/** A list's product count, filter link and sort order. On phones with an open panel, the count is for screen readers only. */
function ListHead({ view: { filter, count, canNarrow, choices } }: { view: ProductListView }) {
  const [status, controls] = filter.hasPanel
    ? ['max-lg:sr-only', 'max-lg:hidden']
    : ['max-[22rem]:w-full', '']
  return (
    // On the narrowest phones, and with large text, the count gets its own line: longer words don't fit beside the form's button.
    <div className="mt-2 mb-3 flex items-center justify-between gap-3 max-sm:gap-2 max-[22rem]:flex-wrap noscript:flex-wrap md:my-6">
      <p role="status" className={`shrink-0 max-sm:text-sm ${status}`}>
        {listMessages.found(count)}
      </p>
      {(count > 0 || choices) && (
        <div className={`flex min-w-0 grow items-center gap-2 sm:justify-end ${controls}`}>
          {canNarrow && <FilterLink filter={filter} choices={choices} />}
          {canNarrow && <FilterTool filter={filter} choices={choices} />}
          {count > 0 && <SortForm filter={filter} />}
        </div>
      )}
    </div>
  )
}

/** A narrowed list without products: its filters, each removable. */
function NothingNarrowed({ filter, choices }: { filter: ListFilter; choices: Facets }) {
  return (
    <div className="py-8">
      <h2 className="text-2xl">{filterMessages.nothing}</h2>
      <p className="mt-2 mb-6 text-muted">{filterMessages.nothingText}</p>
      <ChosenFilters filter={filter} choices={choices} />
    </div>
  )
}

/** Explains how a search was understood, if that differs from what was typed. */
function SearchNote({ view: { search, count } }: { view: ProductListView }) {
  if (!search || count === 0) return null
  const notes = [
    search.corrected && searchMessages.corrected(search.corrected),
    search.left_out.length > 0 && searchMessages.leftOut(search.left_out.join(', ')),
  ].filter(Boolean)
  return notes.length > 0 ? <p className="mb-4">{notes.join(' ')}</p> : null
}

function ComingSoon() {
  return (
    <EmptyState title={listMessages.empty}>
      <IntentLink href="/products" className={buttonStyle('secondary')}>
        {listMessages.emptyLink}
      </IntentLink>
    </EmptyState>
  )
}

function NothingToList({ view }: { view: ProductListView }) {
  const { filter, choices } = view
  if (choices && isNarrowed(filter)) return <NothingNarrowed filter={filter} choices={choices} />
  return filter.search === undefined ? <ComingSoon /> : <NothingFound view={view} />
}

interface ProductListProps {
  view: ProductListView
  /** Whether the search in the URL was longer than the limit and was cut. */
  isSearchCut?: boolean | undefined
}

/** A product list: cover, filter, sort, count, and the infinite grid. */
export function ProductList({ view, isSearchCut }: ProductListProps) {
  const { filter, cover, products, count, collections = [] } = view
  // On phones an open filter panel fills the page.
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
        {isSearchCut && <p className="mb-4">{filterMessages.searchTooLong(searchLimit)}</p>}
        <SearchNote view={view} />
        <ListHead view={view} />
        <ListFrame view={view}>
          {count === 0 ? (
            <NothingToList view={view} />
          ) : (
            <>
              <h2 className="sr-only">{listMessages.products}</h2>
              <InfiniteList key={listHref(filter)} filter={filter} count={count}>
                <ProductGrid
                  products={products}
                  page={filter.page}
                  // The cover loads first: pictures loaded at the same time would delay it.
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
