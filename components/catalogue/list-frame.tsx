import type { ReactNode } from 'react'
import { ChosenFilters } from '#components/catalogue/chosen-filters.tsx'
import { FilterPanel } from '#components/catalogue/filter-panel.tsx'
import type { ProductListView } from '#lib/catalogue/list-view.ts'

/** The list with its filter panel, where it is narrowed or the panel is open; else the list alone. */
export function ListFrame({ view, children }: { view: ProductListView; children: ReactNode }) {
  const { filter, choices, count } = view
  if (!choices) return children
  return (
    <div className="lg:grid lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-8">
      <FilterPanel filter={filter} choices={choices} count={count} />
      {/* Pages have eight products: in two or four columns no row stays incomplete. */}
      <div
        className={`lg:[&_[data-page]]:grid-cols-2 xl:[&_[data-page]]:grid-cols-4 xl:[&_[data-page]]:gap-x-4 ${filter.hasPanel ? 'max-lg:hidden' : ''}`}
      >
        {count > 0 && <ChosenFilters filter={filter} choices={choices} />}
        {children}
      </div>
    </div>
  )
}
