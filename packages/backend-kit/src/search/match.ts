import { rupiah } from '@etalase/contract/rules/money.ts'
import { and, arrayOverlaps, eq, gte, lte, type SQL, sql } from 'drizzle-orm'
import type { ListQuery } from '#catalogue/list-query.ts'
import { productSearch } from '#db/schema/search.ts'
import { allOf, filterLexeme, groupQuery } from '#search/to-tsquery.ts'
import type { Group } from '#search/understand.ts'

export const tsquery = (query: string) => sql`${query}::tsquery`

/** Whether the document matches a tsquery. */
export const contains = (query: string) => sql`${productSearch.document} @@ ${tsquery(query)}`

const oneOf = (name: string, values: readonly string[]) =>
  `(${values.map((value) => filterLexeme(name, value)).join(' | ')})`

const lexemesOf = ({
  category_id,
  category_sub_id,
  group_id,
  brandName,
  sale,
  color,
}: ListQuery) => [
  ...(category_id === undefined ? [] : [filterLexeme('category', category_id)]),
  ...(category_sub_id === undefined ? [] : [filterLexeme('sub', category_sub_id)]),
  ...(group_id === undefined ? [] : [filterLexeme('group', group_id)]),
  ...(brandName === undefined ? [] : [filterLexeme('brand', brandName)]),
  ...(color === undefined ? [] : [oneOf('color', color)]),
  ...(sale === undefined ? [] : ["'@sale'"]),
]

const isSize = ({ kind }: Group) => kind === 'size'

/** Returns the groups matched against documents; sizes have their own column. */
export const documentGroups = (groups: readonly Group[]) => groups.filter((group) => !isSize(group))

const hasSize = (sizes: readonly string[]) =>
  arrayOverlaps(
    productSearch.sizesInStock,
    sizes.map((size) => size.toUpperCase()),
  )

/** Builds the conditions of a list and its search groups on `product_search`; undefined for all products. */
export function matchCondition(query: ListQuery, groups: readonly Group[] = []): SQL | undefined {
  const words = documentGroups(groups).map((group) => groupQuery(group))
  const inDocument = allOf([...lexemesOf(query), ...words])
  const { price_min, price_max } = query
  return and(
    inDocument === undefined ? undefined : contains(inDocument),
    ...groups.filter(isSize).map(({ meanings }) => hasSize(meanings)),
    query.size && hasSize(query.size),
    price_min === undefined ? undefined : gte(productSearch.grandPrice, rupiah(price_min)),
    price_max === undefined ? undefined : lte(productSearch.grandPrice, rupiah(price_max)),
    query.available === undefined ? undefined : eq(productSearch.isAvailable, true),
  )
}
