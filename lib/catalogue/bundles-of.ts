import type { ProductPromo } from '@etalase/contract/bundle.ts'
import type { Category } from '@etalase/contract/category.ts'
import type { Product } from '@etalase/contract/product.ts'
import { categoryHref } from '#lib/catalogue/category-href.ts'
import { listHref } from '#lib/catalogue/list-filter.ts'
import { isInBundle } from '#lib/rules/bundle.ts'
import { productMessages } from '#messages/product.ts'

export interface Bundle {
  id: number
  /** 'Buy 3 of KIDS'. */
  text: string
  /** The list with the bundle's products. */
  href: string
}

/** Returns the bundle promos of a product, each with its text and a link to its products. */
export function bundlesOf(
  product: Pick<Product, 'id' | 'product_name' | 'category_sub'>,
  promos: readonly ProductPromo[],
  categories: readonly Category[],
): Bundle[] {
  const subcategory = product.category_sub
  const category = categories.find(({ id }) => id === subcategory?.category.id)
  const candidate = {
    productId: product.id,
    subcategoryId: subcategory?.id ?? null,
    groupId: category?.group_id ?? null,
  }
  const subcategoryPlace = subcategory && {
    name: subcategory.name,
    href: listHref({ subcategoryId: subcategory.id }),
  }
  const groupPlace = category && { name: category.name, href: categoryHref(category) }
  return promos
    .filter((promo) => isInBundle(promo, candidate))
    .map((promo) => {
      const place = promo.bundling_type === 'GROUP' ? groupPlace : subcategoryPlace
      return {
        id: promo.id,
        text: productMessages.bundle(
          promo.bundling_item_count,
          place?.name ?? product.product_name,
        ),
        href: place?.href ?? `/product/${product.id}`,
      }
    })
}
