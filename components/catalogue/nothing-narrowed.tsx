import { ChosenFilters } from '#components/catalogue/chosen-filters.tsx'
import type { ListFilter } from '#lib/catalogue/list-filter.ts'
import type { Facets } from '#lib/contract/product.ts'
import * as words from '#lib/messages/words.ts'

/** A narrowed list without products: the filters, each to be removed. */
export function NothingNarrowed({ filter, choices }: { filter: ListFilter; choices: Facets }) {
  return (
    <div className="py-8">
      <h2 className="text-2xl">{words.filter.nothing}</h2>
      <p className="mt-2 mb-6 text-muted">{words.filter.nothingText}</p>
      <ChosenFilters filter={filter} choices={choices} />
    </div>
  )
}
