import type { ProductPromo } from '#lib/contract/promo.ts'

/** Where a product stands in the catalogue. */
export interface BundleCandidate {
  productId: number
  subId: number | null
  groupId: number | null
}

type BundleScope = Pick<
  ProductPromo,
  | 'bundling_type'
  | 'm_group_id'
  | 'm_sub_group_id'
  | 'product_detail_id'
  | 'promo_bundling_products'
>

/** Whether a bundle counts pieces of a product (spec §3, §5). */
export function isInBundle(bundle: BundleScope, product: BundleCandidate): boolean {
  switch (bundle.bundling_type) {
    case 'GROUP':
      return product.groupId !== null && bundle.m_group_id === product.groupId
    case 'SUB_GROUP':
      return product.subId !== null && bundle.m_sub_group_id === product.subId
    case 'PRODUCT':
      return (
        bundle.product_detail_id === product.productId ||
        bundle.promo_bundling_products.some(({ product_detail_id: id }) => id === product.productId)
      )
  }
}
