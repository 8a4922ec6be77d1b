import { IntentLink } from '#components/ui/intent-link.tsx'
import { chips } from '#components/ui/link-style.ts'
import { categoryHref } from '#lib/catalogue/category-href.ts'
import { type ListFilter, listHref } from '#lib/catalogue/list-filter.ts'
import type { ProductListView } from '#lib/catalogue/list-view.ts'
import { contentLang } from '#lib/messages/content-lang.ts'
import { listMessages } from '#messages/list.ts'

interface Choice {
  label: string
  /** The label's language, if it differs from the page's. */
  lang?: string | undefined
  href: string
  isCurrent: boolean
  /** Whether it appears on wide screens only. */
  isWideOnly?: boolean
}

interface ChoicesProps {
  label: string
  choices: Choice[]
  className?: string
}

function Choices({ label, choices, className = '' }: ChoicesProps) {
  return (
    <ul
      aria-label={label}
      className={`flex gap-2 [&_a]:w-max [&_a]:max-w-[calc(100vw-3rem)] md:flex-wrap ${chips} ${className}`}
    >
      {choices.map((choice) => (
        <li key={choice.href} className={choice.isWideOnly ? 'max-md:hidden' : undefined}>
          <IntentLink
            href={choice.href}
            lang={choice.lang}
            aria-current={choice.isCurrent ? 'true' : undefined}
          >
            {choice.label}
          </IntentLink>
        </li>
      ))}
    </ul>
  )
}

/** Returns the filter to keep for another category. Sizes are dropped, because they differ: shoes and trousers, for example. */
function filterToKeep(filter: ListFilter): ListFilter {
  const { categoryId, subcategoryId, groupId, sizes, ...kept } = filter
  return { ...kept, page: 1 }
}

/**
 * Categories and the sub-categories of the current one, with the current ones highlighted (spec §2). On phones they form one row: the
 * current category with its sub-categories first, then the other categories.
 */
export function CategoryFilter({
  view: { filter, categories, categoryId },
}: {
  view: ProductListView
}) {
  const kept = filterToKeep(filter)
  const all = { label: listMessages.all, href: listHref(kept), isCurrent: categoryId === null }
  const choices = categories.map((category) => ({
    label: category.name,
    lang: contentLang,
    href: categoryHref(category, kept),
    isCurrent: category.id === categoryId,
    isWideOnly: categoryId !== null && category.id !== categoryId,
  }))
  const current = categories.find((category) => category.id === categoryId)
  const subcategories = current?.category_subs.map((subcategory) => ({
    label: subcategory.name,
    lang: contentLang,
    href: listHref({ ...kept, subcategoryId: subcategory.id }),
    isCurrent: subcategory.id === filter.subcategoryId,
  }))
  const others = choices.flatMap(({ isWideOnly, ...choice }) => (isWideOnly ? [choice] : []))
  const { categories: label } = listMessages
  return (
    <nav aria-label={listMessages.filter} className="chip-row flex gap-2 py-1 md:flex-col md:gap-3">
      <Choices label={label} choices={[all, ...choices]} />
      {current && subcategories && <Choices label={current.name} choices={subcategories} />}
      {current && <Choices label={label} choices={others} className="md:hidden" />}
    </nav>
  )
}
