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

/** What of a cart's line counts for bundles. */
interface BundleLine {
  qty: number
  product_detail_id: number
  product_detail: {
    m_group_id?: number | null | undefined
    m_sub_group_id?: number | null | undefined
  }
}

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

/** How many pieces of a cart count for a bundle; it is valid when they reach bundling_item_count (spec §5). */
export function piecesInBundle(bundle: BundleScope, lines: readonly BundleLine[]): number {
  return lines
    .filter(({ product_detail_id: productId, product_detail: product }) =>
      isInBundle(bundle, {
        productId,
        subId: product.m_sub_group_id ?? null,
        groupId: product.m_group_id ?? null,
      }),
    )
    .reduce((pieces, line) => pieces + line.qty, 0)
}
