import type { Facets } from '@etalase/contract/product.ts'
import Link from 'next/link'
import { Icon } from '#components/ui/icon.tsx'
import { chosenFilters } from '#lib/catalogue/chosen-filters.ts'
import { type ListFilter, listHref, wholeList } from '#lib/catalogue/list-filter.ts'
import { filterMessages } from '#messages/list.ts'

interface ChosenFiltersProps {
  filter: ListFilter
  choices: Facets
}

/** The chosen filters of a list, as links that remove one or all of them. */
export function ChosenFilters({ filter, choices }: ChosenFiltersProps) {
  const chosen = chosenFilters(filter, choices)
  if (chosen.length === 0) return null
  return (
    <ul aria-label={filterMessages.chosen} className="mb-4 flex flex-wrap items-center gap-2">
      {chosen.map(({ name, href }) => (
        <li key={name}>
          <Link
            href={href}
            prefetch={false}
            scroll={false}
            rel="nofollow"
            aria-label={filterMessages.remove(name)}
            className="inline-flex min-h-11 items-center gap-2 border border-line bg-surface pr-2 pl-3 text-sm hover:border-ink [&_svg]:size-4"
          >
            {name}
            <Icon name="close" />
          </Link>
        </li>
      ))}
      <li>
        <Link
          href={listHref(wholeList(filter))}
          prefetch={false}
          scroll={false}
          className="inline-flex min-h-11 items-center px-2 text-sm underline underline-offset-4 hover:text-accent"
        >
          {filterMessages.clear}
        </Link>
      </li>
    </ul>
  )
}
