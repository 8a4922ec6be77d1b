import { type ListFilter, listHref } from '#lib/catalogue/list-filter.ts'
import { kidsGroupId } from '#lib/rules/constants.ts'

interface Listed {
  id: number
  group_id?: number | null | undefined
}

/** The address of a category's list, with what else it shows; the kids' one goes by its group (spec §9). */
export function categoryHref({ id, group_id }: Listed, more: Partial<ListFilter> = {}): string {
  return listHref(
    group_id === kidsGroupId ? { groupId: kidsGroupId, ...more } : { categoryId: id, ...more },
  )
}
