import { type RefObject, useEffect, useRef } from 'react'
import { tellTrade } from '#lib/browser/trade-events.ts'
import { type ListFilter, listHref } from '#lib/catalogue/list-filter.ts'
import { pageSize } from '#lib/rules/constants.ts'

/** Items of one event: a long list that is opened again has more. */
const maxItems = 50

/** Tells which products a list shows: those of its first page, then each time the ones that came. What was searched is not told. */
export function useTellList(
  list: RefObject<HTMLElement | null>,
  { filter, firstPage, lastPage }: { filter: ListFilter; firstPage: number; lastPage: number },
): void {
  const told = useRef(new Set<string>())
  const id = listHref({ ...filter, search: undefined, page: 1 })
  useEffect(() => {
    if (lastPage < firstPage) return
    const cards = list.current?.querySelectorAll<HTMLElement>('[data-product]') ?? []
    const items = Array.from(cards, ({ dataset }, place) => ({
      item_id: dataset.product ?? '',
      index: (firstPage - 1) * pageSize + place,
    })).filter(({ item_id }) => !told.current.has(item_id))
    for (const { item_id } of items) told.current.add(item_id)
    for (let first = 0; first < items.length; first += maxItems) {
      const part = items.slice(first, first + maxItems)
      tellTrade({ name: 'view_item_list', item_list_id: id, items: part })
    }
  }, [list, id, firstPage, lastPage])
}
