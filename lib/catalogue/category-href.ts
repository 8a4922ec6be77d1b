import { type ListFilter, listHref } from '#lib/catalogue/list-filter.ts'
import { kidsGroupId } from '#lib/rules/constants.ts'

interface Listed {
  id: number
  group_id?: number | null | undefined
}

/** The URL of a category's list with more filters; the kids' list uses their group (spec §9). */
export function categoryHref({ id, group_id }: Listed, filters: Partial<ListFilter> = {}): string {
  return listHref(
    group_id === kidsGroupId
      ? { groupId: kidsGroupId, ...filters }
      : { categoryId: id, ...filters },
  )
}
