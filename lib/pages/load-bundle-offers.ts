import 'server-only'
import type { ProductPromo } from '@etalase/contract/bundle.ts'
import type { Category } from '@etalase/contract/category.ts'
import { getCategories } from '#lib/api/categories.ts'
import { logPageFailure } from '#lib/api/log-and-map-failure.ts'
import { getBundlePromos, getProduct } from '#lib/api/products.ts'
import { categoryHref } from '#lib/catalogue/category-href.ts'
import { listHref } from '#lib/catalogue/list-filter.ts'

/** A bundle promo with the name of its products' list and the link to it. */
export interface BundleOffer {
  promo: ProductPromo
  name: string
  href: string
}

type Place = Pick<BundleOffer, 'name' | 'href'>

const subcategoryPlace = ({ id, name }: { id: number; name: string }): Place => ({
  name,
  href: listHref({ subcategoryId: id }),
})

function groupPlace(groupId: number, categories: readonly Category[]): Place | null {
  const category = categories.find(({ group_id }) => group_id === groupId)
  return category ? { name: category.name, href: categoryHref(category) } : null
}

function namedSubcategory(subcategoryId: number, categories: readonly Category[]): Place | null {
  const subcategory = categories
    .flatMap(({ category_subs }) => category_subs)
    .find(({ id }) => id === subcategoryId)
  return subcategory ? subcategoryPlace(subcategory) : null
}

/** Returns the place of a bundle of single products: the sub-category of its first product. */
async function placeOfProducts(promo: ProductPromo): Promise<Place | null> {
  const first = promo.product_detail_id ?? promo.promo_bundling_products[0]?.product_detail_id
  const product = first ? await getProduct(first) : null
  return product?.category_sub ? subcategoryPlace(product.category_sub) : null
}

async function placeOf(
  promo: ProductPromo,
  categories: readonly Category[],
): Promise<Place | null> {
  if (promo.bundling_type === 'GROUP') return groupPlace(promo.m_group_id ?? 0, categories)
  if (promo.bundling_type === 'SUB_GROUP')
    return namedSubcategory(promo.m_sub_group_id ?? 0, categories)
  return placeOfProducts(promo)
}

async function findOffers(): Promise<BundleOffer[]> {
  const [promos, categories] = await Promise.all([getBundlePromos(), getCategories()])
  const places = await Promise.all(promos.map((promo) => placeOf(promo, categories)))
  return promos.flatMap((promo, index) => {
    const place = places[index]
    return place ? [{ promo, ...place }] : []
  })
}

/** Loads the bundle promos for the cart page; on failure logs and returns an empty list, since the cart works without them. */
export async function loadBundleOffers(): Promise<BundleOffer[]> {
  try {
    return await findOffers()
  } catch (error) {
    logPageFailure('/cart', error)
    return []
  }
}
