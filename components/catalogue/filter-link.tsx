import Link from 'next/link'
import { listHref } from '#lib/catalogue/list-filter.ts'
import type { ProductListView } from '#lib/catalogue/list-view.ts'
import { countChoices } from '#lib/catalogue/narrowing.ts'
import * as words from '#lib/messages/words.ts'

/** The link to the list with its filter panel. It moves the focus there. Wide screens need none beside the rail. */
export function FilterLink({ filter, choices }: Pick<ProductListView, 'filter' | 'choices'>) {
  const chosen = countChoices(filter)
  return (
    <Link
      href={`${listHref({ ...filter, hasPanel: true, page: 1 })}#filter`}
      prefetch={false}
      rel="nofollow"
      className={`inline-flex min-h-11 shrink-0 items-center border border-muted bg-surface px-3 hover:border-ink ${choices ? 'lg:hidden' : ''}`}
    >
      {chosen > 0 ? words.filter.openWith(chosen) : words.filter.open}
    </Link>
  )
}
