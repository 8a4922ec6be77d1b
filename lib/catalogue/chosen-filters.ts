import type { Facet, Facets } from '@etalase/contract/product.ts'
import { rupiah } from '@etalase/contract/rules/money.ts'
import { type ListFilter, listHref } from '#lib/catalogue/list-filter.ts'
import { toggleCode } from '#lib/catalogue/narrowing.ts'
import { formatRupiah } from '#lib/messages/formats.ts'
import { filterMessages } from '#messages/list.ts'

/** A chosen filter, with the URL of the list without it. */
export interface ChosenFilter {
  name: string
  href: string
}

/** Returns the filter with one part replaced or removed, at its first page. */
export function withPart<Part extends keyof ListFilter>(
  filter: ListFilter,
  part: Part,
  value: ListFilter[Part] | undefined,
): ListFilter {
  const { [part]: _, ...others } = { ...filter, page: 1 }
  return Object.assign(others, value === undefined ? {} : { [part]: value }, { page: 1 })
}

const nameOf = (facets: readonly Facet[], code: string) =>
  facets.find((facet) => facet.code === code)?.name ?? code

function priceName({ priceMin, priceMax }: ListFilter): string | null {
  const min = priceMin === undefined ? null : formatRupiah(rupiah(priceMin))
  const max = priceMax === undefined ? null : formatRupiah(rupiah(priceMax))
  if (min !== null && max !== null) return filterMessages.priceBetween(min, max)
  if (min !== null) return filterMessages.priceFromOn(min)
  return max === null ? null : filterMessages.priceUpTo(max)
}

/** Returns all chosen filters of a list, each with the URL of the list without it. */
export function chosenFilters(filter: ListFilter, { sizes, colors }: Facets): ChosenFilter[] {
  const price = priceName(filter)
  const withoutPrice = withPart(withPart(filter, 'priceMin', undefined), 'priceMax', undefined)
  return [
    ...(filter.sizes ?? []).map((code) => ({
      name: filterMessages.sizeOf(nameOf(sizes, code)),
      href: listHref(withPart(filter, 'sizes', toggleCode(filter.sizes, code))),
    })),
    ...(filter.colors ?? []).map((code) => ({
      name: nameOf(colors, code),
      href: listHref(withPart(filter, 'colors', toggleCode(filter.colors, code))),
    })),
    ...(price === null ? [] : [{ name: price, href: listHref(withoutPrice) }]),
    ...(filter.isAvailable
      ? [
          {
            name: filterMessages.available,
            href: listHref(withPart(filter, 'isAvailable', undefined)),
          },
        ]
      : []),
  ]
}
