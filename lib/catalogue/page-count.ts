import { pageSize } from '#lib/rules/constants.ts'

/** How many pages a list of so many products has; an empty list has one. */
export function pageCount(products: number): number {
  return Math.max(1, Math.ceil(products / pageSize))
}
