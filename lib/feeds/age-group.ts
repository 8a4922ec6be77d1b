import type { ProductSize } from '#lib/contract/product.ts'
import type { FeedProduct } from '#lib/contract/product-feed.ts'
import { kidsGroupId } from '#lib/rules/constants.ts'

/** The age groups of Google's product data specification. */
type AgeGroup = 'newborn' | 'infant' | 'toddler' | 'kids' | 'adult'

/** '2Y' is from 2 years, '6M' from 6 months. */
const ageCode = /^(\d+)([YM])$/i

/** Months of age at which the next group begins, as Google bounds them; a toddler is at most 5 years old. */
const bounds: readonly [months: number, group: AgeGroup][] = [
  [3, 'newborn'],
  [12, 'infant'],
  [72, 'toddler'],
]

/** Who a size is for. A size of the kids' group that names no age is for kids of any. */
export function ageGroupOf(
  { group_id }: Pick<FeedProduct, 'group_id'>,
  { size_code }: Pick<ProductSize, 'size_code'>,
): AgeGroup {
  if (group_id !== kidsGroupId) return 'adult'
  const [, age, unit] = ageCode.exec(size_code) ?? []
  if (age === undefined) return 'kids'
  const months = Number(age) * (unit?.toUpperCase() === 'Y' ? 12 : 1)
  return bounds.find(([end]) => months < end)?.[1] ?? 'kids'
}
