import { pageSize } from '#lib/rules/constants.ts'

/** The number of pages for a number of products; an empty list has one page. */
export function pageCount(products: number): number {
  return Math.max(1, Math.ceil(products / pageSize))
}
