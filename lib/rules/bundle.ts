import type { bundlingTypes } from '@etalase/contract/rules/constants.ts'

/** A product with the groups that a bundle can name. */
export interface BundleCandidate {
  productId: number
  subcategoryId: number | null
  groupId: number | null
}

/** The products that count towards a bundle promo (spec §3). */
interface BundleScope {
  bundling_type: (typeof bundlingTypes)[number]
  m_group_id?: number | null | undefined
  m_sub_group_id?: number | null | undefined
  product_detail_id?: number | null | undefined
  promo_bundling_products: readonly { product_detail_id: number }[]
}

/** The fields of a cart line that bundles need. */
interface BundleLine {
  qty: number
  product_detail_id: number
  product_detail: {
    m_group_id?: number | null | undefined
    m_sub_group_id?: number | null | undefined
  }
}

/** Whether a product belongs to a bundle (spec §3, §5). */
export function isInBundle(bundle: BundleScope, product: BundleCandidate): boolean {
  switch (bundle.bundling_type) {
    case 'GROUP':
      return product.groupId !== null && bundle.m_group_id === product.groupId
    case 'SUB_GROUP':
      return product.subcategoryId !== null && bundle.m_sub_group_id === product.subcategoryId
    case 'PRODUCT':
      return (
        bundle.product_detail_id === product.productId ||
        bundle.promo_bundling_products.some(({ product_detail_id: id }) => id === product.productId)
      )
  }
}

/** Returns the number of pieces in a cart that belong to a bundle, which applies from bundling_item_count on (spec §5). */
export function piecesInBundle(bundle: BundleScope, lines: readonly BundleLine[]): number {
  return lines
    .filter(({ product_detail_id: productId, product_detail: product }) =>
      isInBundle(bundle, {
        productId,
        subcategoryId: product.m_sub_group_id ?? null,
        groupId: product.m_group_id ?? null,
      }),
    )
    .reduce((pieces, line) => pieces + line.qty, 0)
}
