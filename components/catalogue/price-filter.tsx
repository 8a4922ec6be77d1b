import type { Facets } from '@etalase/contract/product.ts'
import { type Rupiah, rupiah } from '@etalase/contract/rules/money.ts'
import { withPart } from '#lib/catalogue/chosen-filters.ts'
import { choiceQuery, type ListFilter, type PriceParam } from '#lib/catalogue/list-filter.ts'
import { formatAmount } from '#lib/messages/formats.ts'
import { filterMessages } from '#messages/list.ts'

interface PriceFilterProps {
  filter: ListFilter
  /** The price range of the results; null without results. */
  range: Facets['price']
}

interface PriceFieldProps {
  name: PriceParam
  label: string
  value: number | undefined
  bound: Rupiah | undefined
  /** Whether the URL has an unreadable price here. */
  isUnread: boolean
  isFocused: boolean
}

const shown = (amount: number | undefined) =>
  amount === undefined ? undefined : formatAmount(rupiah(amount))

function PriceField({ name, label, value, bound, isUnread, isFocused }: PriceFieldProps) {
  const problemId = `${name}-problem`
  return (
    <div className="min-w-0">
      <label className="block text-muted text-sm">
        {label}
        <input
          // A new key per value, so that Back restores the value of the page.
          key={value ?? ''}
          // Not a number field: it would read the point in 100.000 as a decimal point.
          type="text"
          name={name}
          inputMode="numeric"
          autoComplete="off"
          defaultValue={shown(value)}
          placeholder={shown(bound)}
          aria-invalid={isUnread || undefined}
          aria-describedby={isUnread ? problemId : undefined}
          // biome-ignore lint/a11y/noAutofocus: the page answers its form, and the field may be far below the top of the panel
          autoFocus={isFocused}
          className="mt-1 min-h-11 w-full border border-muted bg-surface px-3 text-base text-ink tabular-nums placeholder:text-muted aria-invalid:border-2 aria-invalid:border-danger"
        />
      </label>
      {isUnread && (
        <p id={problemId} className="mt-1 text-danger text-sm">
          {filterMessages.priceUnread}
        </p>
      )}
    </div>
  )
}

/** Lowest and highest price, in a plain form whose hidden fields keep the rest of the list's query. */
export function PriceFilter({ filter, range }: PriceFilterProps) {
  const others = withPart(withPart(filter, 'priceMin', undefined), 'priceMax', undefined)
  const { unreadPrices = [] } = filter
  const field = (name: PriceParam) => ({
    name,
    isUnread: unreadPrices.includes(name),
    isFocused: unreadPrices[0] === name,
  })
  return (
    <section>
      <h3 id="filter-price" className="mb-2 font-semibold">
        {filterMessages.price}
      </h3>
      <form
        action="/products"
        aria-labelledby="filter-price"
        className="grid grid-cols-2 items-start gap-2 md:max-lg:grid-cols-[1fr_1fr_auto]"
      >
        {[...choiceQuery(others)].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <PriceField
          {...field('price_min')}
          label={filterMessages.priceFrom}
          value={filter.priceMin}
          bound={range?.min}
        />
        <PriceField
          {...field('price_max')}
          label={filterMessages.priceTo}
          value={filter.priceMax}
          bound={range?.max}
        />
        <button
          type="submit"
          className="col-span-2 min-h-11 self-start border md:max-lg:col-span-1 md:max-lg:mt-6 border-ink px-4 hover:bg-ink hover:text-paper"
        >
          {filterMessages.applyPrice}
        </button>
      </form>
    </section>
  )
}
