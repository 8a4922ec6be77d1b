import type { Facet, Facets } from '@etalase/contract/product.ts'
import Link from 'next/link'
import { type FacetChoice, FacetLinks } from '#components/catalogue/facet-links.tsx'
import { PriceFilter } from '#components/catalogue/price-filter.tsx'
import { buttonStyle } from '#components/ui/button.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { withPart } from '#lib/catalogue/chosen-filters.ts'
import { isNarrowed, type ListFilter, listHref, wholeList } from '#lib/catalogue/list-filter.ts'
import { toggleCode } from '#lib/catalogue/narrowing.ts'
import { contentLang } from '#lib/messages/content-lang.ts'
import { filterMessages } from '#messages/list.ts'

interface FilterPanelProps {
  filter: ListFilter
  choices: Facets
  /** The number of products in the list. */
  count: number
}

/** The backend's name for an option, with a `lang` attribute if the page's language differs. */
const FacetName = ({ name }: { name: string }) =>
  contentLang ? <span lang={contentLang}>{name}</span> : name

function Swatch({ color: { name, hex } }: { color: Facet }) {
  return (
    <>
      <span
        aria-hidden="true"
        className="size-5 shrink-0 rounded-full border border-muted"
        style={hex ? { backgroundColor: hex } : undefined}
      />
      <FacetName name={name} />
    </>
  )
}

/** Returns the options as links. `filter` has `hasPanel` set, so that the panel stays open. */
function choicesOf(filter: ListFilter, { sizes, colors, brands }: Facets) {
  const choice = (facet: Facet, toggled: ListFilter, isChosen: boolean) => ({
    code: facet.code,
    href: listHref(toggled),
    isChosen,
    count: facet.count,
    content: <FacetName name={facet.name} />,
  })
  return {
    sizes: sizes.map((facet) => {
      const toggled = withPart(filter, 'sizes', toggleCode(filter.sizes, facet.code))
      return choice(facet, toggled, !!filter.sizes?.includes(facet.code))
    }),
    colors: colors.map((facet) => {
      const toggled = withPart(filter, 'colors', toggleCode(filter.colors, facet.code))
      const isChosen = !!filter.colors?.includes(facet.code)
      return { ...choice(facet, toggled, isChosen), content: <Swatch color={facet} /> }
    }),
    brands: brands.map((facet) => {
      const isChosen = filter.brand === facet.code
      const toggled = withPart(filter, 'brand', isChosen ? undefined : facet.code)
      return choice(facet, toggled, isChosen)
    }),
  }
}

function availableChoice(filter: ListFilter, { available }: Facets): FacetChoice {
  const isChosen = filter.isAvailable === true
  return {
    code: 'available',
    href: listHref(withPart(filter, 'isAvailable', isChosen ? undefined : true)),
    isChosen,
    count: available,
    content: filterMessages.available,
  }
}

function PanelHead({ filter }: { filter: ListFilter }) {
  const closed = listHref(withPart(filter, 'hasPanel', undefined))
  return (
    <div className="flex min-h-11 items-center justify-between gap-4">
      <h2 id="filter-title" className="text-2xl lg:text-xl">
        {filterMessages.title}
      </h2>
      {filter.hasPanel && (
        <Link
          href={closed}
          prefetch={false}
          className={`flex size-11 items-center justify-center ${isNarrowed(filter) ? 'lg:hidden' : ''}`}
        >
          <Icon name="close" />
          <span className="sr-only">{filterMessages.close}</span>
        </Link>
      )}
    </div>
  )
}

/** The bar at the bottom of a phone's window: links that clear the filter or show the list. */
function PanelBar({ filter, count }: Pick<FilterPanelProps, 'filter' | 'count'>) {
  return (
    <div className="sticky-bar -mx-4 flex gap-3 border-line border-t bg-paper px-4 py-3 md:-mx-6 md:px-6 lg:hidden">
      {isNarrowed(filter) && (
        <Link
          href={listHref({ ...wholeList(filter), hasPanel: true })}
          prefetch={false}
          scroll={false}
          rel="nofollow"
          className={`${buttonStyle('secondary')} shrink-0`}
        >
          {filterMessages.clear}
        </Link>
      )}{' '}
      <Link
        href={listHref(withPart(filter, 'hasPanel', undefined))}
        prefetch={false}
        className={`${buttonStyle()} grow`}
      >
        {filterMessages.show(count)}
      </Link>
    </div>
  )
}

/** The filters of a list: a sidebar on wide screens, a sheet that replaces the list on phones. */
export function FilterPanel({ filter, choices, count }: FilterPanelProps) {
  const open: ListFilter = { ...filter, hasPanel: true }
  const { sizes, colors, brands } = choicesOf(open, choices)
  return (
    <section
      id="filter"
      aria-labelledby="filter-title"
      className={`has-sticky-bar lg:sticky lg:top-28 lg:max-h-[calc(100dvh-8rem)] lg:overflow-y-auto lg:pr-2 ${filter.hasPanel ? '' : 'max-lg:hidden'}`}
    >
      <PanelHead filter={filter} />
      <div className="flex flex-col gap-6 pt-2 pb-6">
        <FacetLinks
          label={filterMessages.available}
          isTitled={false}
          variant="rows"
          choices={[availableChoice(open, choices)]}
        />
        <FacetLinks label={filterMessages.size} variant="boxes" choices={sizes} />
        <FacetLinks label={filterMessages.color} variant="rows" choices={colors} />
        {(choices.price || filter.unreadPrices) && (
          <PriceFilter filter={open} range={choices.price} />
        )}
        <FacetLinks label={filterMessages.label} variant="rows" choices={brands} />
      </div>
      <PanelBar filter={filter} count={count} />
    </section>
  )
}
