import { IntentLink } from '#components/ui/intent-link.tsx'
import { categoryHref } from '#lib/catalogue/category-href.ts'
import { listHref } from '#lib/catalogue/list-filter.ts'
import type { ProductListView } from '#lib/catalogue/load-list.ts'
import * as words from '#lib/messages/words.ts'

interface Choice {
  label: string
  href: string
  isCurrent: boolean
}

const chip =
  'inline-flex min-h-11 items-center whitespace-nowrap border px-4 aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-paper border-line hover:border-ink'

function Choices({ label, choices }: { label: string; choices: Choice[] }) {
  return (
    <ul
      aria-label={label}
      className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 md:mx-0 md:flex-wrap md:px-0"
    >
      {choices.map((choice) => (
        <li key={choice.href}>
          <IntentLink
            href={choice.href}
            className={chip}
            aria-current={choice.isCurrent ? 'true' : undefined}
          >
            {choice.label}
          </IntentLink>
        </li>
      ))}
    </ul>
  )
}

/** Categories, and under the current one its sub-categories, the current one highlighted (spec §2). */
export function CategoryFilter({
  view: { filter, categories, categoryId },
}: {
  view: ProductListView
}) {
  const current = categories.find((category) => category.id === categoryId)
  const all = categories.map((category) => ({
    label: category.name,
    href: categoryHref(category),
    isCurrent: category.id === categoryId,
  }))
  const subs = current?.category_subs.map((sub) => ({
    label: sub.name,
    href: listHref({ subId: sub.id }),
    isCurrent: sub.id === filter.subId,
  }))
  return (
    <nav aria-label={words.list.filter} className="flex flex-col gap-3">
      <Choices label={words.list.categories} choices={all} />
      {current && subs && <Choices label={current.name} choices={subs} />}
    </nav>
  )
}
