import { withPart } from '#lib/catalogue/chosen-filters.ts'
import { filterQuery, type ListFilter } from '#lib/catalogue/list-filter.ts'
import type { Facets } from '#lib/contract/product.ts'
import * as words from '#lib/messages/words.ts'

interface PriceFilterProps {
  filter: ListFilter
  /** The lowest and highest price that can be chosen. */
  range: NonNullable<Facets['price']>
}

interface PriceFieldProps {
  name: string
  label: string
  value: number | undefined
  bound: number
}

function PriceField({ name, label, value, bound }: PriceFieldProps) {
  return (
    <label className="block min-w-0 text-muted text-sm">
      {label}
      <input
        // The value that Back restores must be the one of the page.
        key={value ?? ''}
        type="number"
        name={name}
        min={0}
        max={999_999_999}
        inputMode="numeric"
        autoComplete="off"
        defaultValue={value}
        placeholder={String(bound)}
        className="mt-1 min-h-11 w-full border border-muted bg-surface px-3 text-base text-ink tabular-nums placeholder:text-muted"
      />
    </label>
  )
}

/** Lowest and highest price, in a plain form whose hidden fields keep the rest of the list's address. */
export function PriceFilter({ filter, range }: PriceFilterProps) {
  const others = withPart(withPart(filter, 'priceMin', undefined), 'priceMax', undefined)
  return (
    <section>
      <h3 id="filter-price" className="mb-2 font-semibold">
        {words.filter.price}
      </h3>
      <form
        action="/products"
        aria-labelledby="filter-price"
        className="grid grid-cols-2 gap-2 md:max-lg:grid-cols-[1fr_1fr_auto]"
      >
        {[...filterQuery(others)].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <PriceField
          name="price_min"
          label={words.filter.priceFrom}
          value={filter.priceMin}
          bound={range.min}
        />
        <PriceField
          name="price_max"
          label={words.filter.priceTo}
          value={filter.priceMax}
          bound={range.max}
        />
        <button
          type="submit"
          className="col-span-2 min-h-11 self-end border md:max-lg:col-span-1 border-ink px-4 hover:bg-ink hover:text-paper"
        >
          {words.filter.applyPrice}
        </button>
      </form>
    </section>
  )
}
