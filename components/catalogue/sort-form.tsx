'use client'

import { sorts } from '@etalase/contract/rules/constants.ts'
import { useEffect, useRef, useState } from 'react'
import { submitForm } from '#components/ui/submit-form.ts'
import { ToolForm } from '#components/ui/tool-form.tsx'
import { choiceQuery, type ListFilter } from '#lib/catalogue/list-filter.ts'
import { listMessages } from '#messages/list.ts'

/** The sort dropdown: a plain HTML form with a button. With JavaScript, choosing an option submits it. */
export function SortForm({ filter }: { filter: ListFilter }) {
  const { sort: shown = 'NEWEST', ...kept } = filter
  const fields = [...choiceQuery({ ...kept, page: 1 })]
  const select = useRef<HTMLSelectElement>(null)
  const [isScripted, setScripted] = useState(false)
  useEffect(() => {
    setScripted(true)
    const form = select.current?.form
    // The shopper chose before hydration.
    if (form && select.current?.value !== shown) submitForm(form)
    // The back/forward cache may restore an option that differs from the order shown.
    const reset = () => form?.reset()
    window.addEventListener('pageshow', reset)
    return () => window.removeEventListener('pageshow', reset)
  }, [shown])
  return (
    <ToolForm
      tool={{ name: 'sort_products', description: listMessages.sortTool }}
      action="/products"
      className="flex min-w-0 flex-wrap items-center gap-2 max-sm:grow sm:contents"
    >
      {fields.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label htmlFor="sort" className="text-muted text-sm max-sm:sr-only">
        {listMessages.sortBy}
      </label>
      <select
        ref={select}
        id="sort"
        name="sort"
        defaultValue={shown}
        autoComplete="off"
        onChange={({ target: { form } }) => form && submitForm(form)}
        className="min-h-11 min-w-0 border border-muted bg-surface px-3 max-sm:grow max-sm:basis-0"
      >
        {sorts.map((sort) => (
          <option key={sort} value={sort}>
            {listMessages.sorts[sort]}
          </option>
        ))}
      </select>
      {!isScripted && (
        // Placed where its removal shifts nothing: at the end of a line, or left of all other right-aligned content.
        <button type="submit" className="min-h-11 border border-ink px-4 sm:order-first">
          {listMessages.apply}
        </button>
      )}
    </ToolForm>
  )
}
