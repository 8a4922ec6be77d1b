import { FilterLink } from '#components/catalogue/filter-link.tsx'
import { SortForm } from '#components/catalogue/sort-form.tsx'
import type { ProductListView } from '#lib/catalogue/list-view.ts'
import * as words from '#lib/messages/words.ts'

/** How many products a list has, the way to its filter, and its order. Of an open panel on phones, the count is read out. */
export function ListHead({
  view: { filter, count, canNarrow, choices },
}: {
  view: ProductListView
}) {
  const [status, controls] = filter.hasPanel
    ? ['max-lg:sr-only', 'max-lg:hidden']
    : ['max-[22rem]:w-full', '']
  return (
    // The narrowest phones, and large text, have the count on a line of its own: beside the form's button, longer words do not fit.
    <div className="mt-2 mb-3 flex items-center justify-between gap-3 max-sm:gap-2 max-[22rem]:flex-wrap noscript:flex-wrap md:my-6">
      <p role="status" className={`shrink-0 max-sm:text-sm ${status}`}>
        {words.list.found(count)}
      </p>
      {(count > 0 || choices) && (
        <div className={`flex min-w-0 items-center gap-2 max-sm:grow ${controls}`}>
          {canNarrow && <FilterLink filter={filter} choices={choices} />}
          {count > 0 && <SortForm filter={filter} />}
        </div>
      )}
    </div>
  )
}
