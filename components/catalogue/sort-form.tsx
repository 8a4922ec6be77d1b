'use client'

import { filterQuery, type ListFilter } from '#lib/catalogue/list-filter.ts'
import * as words from '#lib/messages/words.ts'
import { sorts } from '#lib/rules/constants.ts'

/** The sort dropdown: a plain form, sent at once on a choice where scripts run. */
export function SortForm({ filter }: { filter: ListFilter }) {
  const { sort: _, ...kept } = filter
  const fields = [...filterQuery({ ...kept, page: 1 })]
  return (
    <form action="/products" className="flex items-center gap-2">
      {fields.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label htmlFor="sort" className="text-muted text-sm">
        {words.list.sortBy}
      </label>
      <select
        id="sort"
        name="sort"
        defaultValue={filter.sort ?? 'NEWEST'}
        onChange={(event) => event.currentTarget.form?.requestSubmit()}
        className="min-h-11 border border-muted bg-surface px-3"
      >
        {sorts.map((sort) => (
          <option key={sort} value={sort}>
            {words.list.sorts[sort]}
          </option>
        ))}
      </select>
      <noscript>
        <button type="submit" className="min-h-11 border border-ink px-4">
          {words.list.apply}
        </button>
      </noscript>
    </form>
  )
}
