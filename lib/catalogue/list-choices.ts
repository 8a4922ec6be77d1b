import type { Facet, Facets } from '@etalase/contract/product.ts'
import type { ListFilter } from '#lib/catalogue/list-filter.ts'

/** Returns the parts of a list's filter that select its category, group or brand. */
export const placeOnly = ({ categoryId, subcategoryId, groupId }: ListFilter): ListFilter => ({
  page: 1,
  ...(categoryId !== undefined && { categoryId }),
  ...(subcategoryId !== undefined && { subcategoryId }),
  ...(groupId !== undefined && { groupId }),
})

const byCode = (facets: readonly Facet[]) => new Map(facets.map((facet) => [facet.code, facet]))

/** Returns the found choices in the order of all choices; those without results stay, with count 0. */
function keepPlaces(found: readonly Facet[], all: readonly Facet[]): Facet[] {
  const [foundByCode, allByCode] = [byCode(found), byCode(all)]
  const places = all.map((facet) => foundByCode.get(facet.code) ?? { ...facet, count: 0 })
  return [...places, ...found.filter(({ code }) => !allByCode.has(code))]
}

/** Adds chosen codes without any product, so they can be removed. */
function withChosen(facets: readonly Facet[], chosen: readonly string[] = []): Facet[] {
  const known = byCode(facets)
  const unknown = chosen.filter((code) => !known.has(code))
  return [...facets, ...unknown.map((code) => ({ code, name: code, count: 0 }))]
}

/**
 * Returns the choices of a filtered list. They keep their positions while others are chosen: `all` are the choices of the unfiltered
 * list. A search offers only choices with results.
 */
export function listChoices(filter: ListFilter, found: Facets, all: Facets): Facets {
  const isSearch = filter.search !== undefined
  const placed = (name: 'sizes' | 'colors' | 'brands') =>
    isSearch ? found[name] : keepPlaces(found[name], all[name])
  return {
    ...found,
    sizes: withChosen(placed('sizes'), filter.sizes),
    colors: withChosen(placed('colors'), filter.colors),
    brands: placed('brands'),
  }
}

/** Whether all chosen codes are among the list's choices. */
export function areKnown({ sizes = [], colors = [] }: ListFilter, all: Facets): boolean {
  const [knownSizes, knownColors] = [byCode(all.sizes), byCode(all.colors)]
  return (
    sizes.every((code) => knownSizes.has(code)) && colors.every((code) => knownColors.has(code))
  )
}
