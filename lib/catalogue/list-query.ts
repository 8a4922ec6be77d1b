import type { ListFilter } from '#lib/catalogue/list-filter.ts'
import { narrowingParams } from '#lib/catalogue/narrowing.ts'
import type { ProductListQuery } from '#lib/contract/product.ts'
import { pageSize } from '#lib/rules/constants.ts'

/** Asks for one product of each garment, where the shop is built so; a backend that does not know it ignores it. */
const grouping = (): Pick<ProductListQuery, 'group'> =>
  process.env.GROUP_COLORS === '1' ? { group: 'colors' } : {}

/** The query of `GET products` for one page of a list. */
export function listQuery(filter: ListFilter, page: number): ProductListQuery {
  return {
    page,
    limit: pageSize,
    sort: filter.sort ?? 'NEWEST',
    ...(filter.categoryId === undefined ? {} : { category_id: filter.categoryId }),
    ...(filter.subId === undefined ? {} : { category_sub_id: filter.subId }),
    ...(filter.groupId === undefined ? {} : { group_id: filter.groupId }),
    ...(filter.brand === undefined ? {} : { brand: filter.brand }),
    ...(filter.isSale ? { sale: 1 } : {}),
    ...(filter.search === undefined ? {} : { search: filter.search }),
    ...narrowingParams(filter),
    ...grouping(),
  }
}
