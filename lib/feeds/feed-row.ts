import type { ProductSize } from '@etalase/contract/product.ts'
import type { FeedProduct } from '@etalase/contract/product-feed.ts'
import { kidsGroupId, landingCategoryIds } from '@etalase/contract/rules/constants.ts'
import { coverOf, grandPrice } from '@etalase/contract/rules/price.ts'
import { absoluteUrl } from '#lib/seo/alternate-links.ts'
import { mpnOf, sizeUrl, skuOf } from '#lib/seo/product-json-ld.ts'
import { cartMessages } from '#messages/cart.ts'

/** The age groups of Google's product data specification. */
type AgeGroup = 'newborn' | 'infant' | 'toddler' | 'kids' | 'adult'

/** '2Y' means from 2 years, '6M' from 6 months. */
const ageCode = /^(\d+)([YM])$/i

/** Months of age at which the next group begins, by Google's definition; a toddler is at most 5 years old. */
const bounds: readonly [months: number, group: AgeGroup][] = [
  [3, 'newborn'],
  [12, 'infant'],
  [72, 'toddler'],
]

/** Returns the age group of a size. A kids' size without an age fits kids of any age. */
function ageGroupOf(
  { group_id }: Pick<FeedProduct, 'group_id'>,
  { size_code }: Pick<ProductSize, 'size_code'>,
): AgeGroup {
  if (group_id !== kidsGroupId) return 'adult'
  const [, age, unit] = ageCode.exec(size_code) ?? []
  if (age === undefined) return 'kids'
  const months = Number(age) * (unit?.toUpperCase() === 'Y' ? 12 : 1)
  return bounds.find(([end]) => months < end)?.[1] ?? 'kids'
}

/** The attributes of Google Merchant Center's product data specification that the shop has, in column order. */
export const feedAttributes = [
  'id',
  'item_group_id',
  'title',
  'description',
  'link',
  'image_link',
  'additional_image_link',
  'availability',
  'price',
  'sale_price',
  'sale_price_effective_date',
  'condition',
  'brand',
  'mpn',
  'identifier_exists',
  'product_type',
  'color',
  'material',
  'size',
  'gender',
  'age_group',
  'shipping_weight',
] as const

/** The attributes of one size of a product; unknown ones are empty. */
export type FeedRow = Record<(typeof feedAttributes)[number], string>

/** Formats whole rupiah for merchant centers. */
export const inRupiah = (amount: number): string => `${amount} IDR`

/** Maximum number of additional pictures that a merchant center takes. */
const maxPictures = 10

/** Maximum number of materials that a merchant center takes, the main one first. */
const maxMaterials = 3

/** Converts '55% linen, 45% viscose' to 'linen/viscose': merchant centers expect materials without shares, separated by slashes. */
const materialsOf = ({ material }: FeedProduct): string =>
  (material ?? '')
    .split(/[,;]\s+|\//)
    .map((part) => part.replace(/\d+(?:[.,]\d+)?\s*%/, '').trim())
    .filter(Boolean)
    .slice(0, maxMaterials)
    .join('/')

function genderOf({ category_sub, group_id }: FeedProduct): string {
  const category = category_sub?.category.id
  if (group_id === kidsGroupId) return 'unisex'
  if (category === landingCategoryIds.men) return 'male'
  return category === landingCategoryIds.women ? 'female' : 'unisex'
}

/** Merchant centers require a start. Only running sales have a price, so any start before every sale works. */
const anyStart = '2000-01-01T00:00:00+0700'

/** Returns the ISO 8601 interval, in WIB, of a sale with an end. */
const saleInterval = ({ sale_ends_at }: FeedProduct): string =>
  sale_ends_at ? `${anyStart}/${sale_ends_at.replace(' ', 'T')}+0700` : ''

/** Returns the attributes that all sizes of a product share. */
function sharedAttributes(product: FeedProduct) {
  const { category_sub: subcategory, product_images: images, retail_price, weight } = product
  const cover = coverOf(images)
  const price = grandPrice(product)
  const others = images.filter((image) => image !== cover).slice(0, maxPictures)
  return {
    item_group_id: product.style_code ?? product.product_code,
    description: product.short_description || product.product_name,
    image_link: cover ? absoluteUrl(cover.image_url) : '',
    additional_image_link: others.map(({ image_url }) => absoluteUrl(image_url)).join(','),
    price: inRupiah(Math.max(retail_price, price)),
    sale_price: price < retail_price ? inRupiah(price) : '',
    sale_price_effective_date: price < retail_price ? saleInterval(product) : '',
    condition: 'new',
    brand: product.brand_name ?? '',
    product_type: subcategory ? `${subcategory.category.name} > ${subcategory.name}` : '',
    color: product.color?.name ?? '',
    material: materialsOf(product),
    gender: genderOf(product),
    shipping_weight: weight ? `${weight} g` : '',
  }
}

/** Returns the rows of a product: one per size, with the prices of its page in whole rupiah. */
export function feedRows(product: FeedProduct): FeedRow[] {
  const shared = sharedAttributes(product)
  const mpnIn = (size: ProductSize) => mpnOf(product, size) ?? ''
  const ofSize = (size: ProductSize): FeedRow => ({
    ...shared,
    id: skuOf(product, size),
    title: cartMessages.sized(product.product_name, size),
    link: sizeUrl(product, size),
    availability: size.is_available ? 'in_stock' : 'out_of_stock',
    size: size.size_name,
    age_group: ageGroupOf(product, size),
    mpn: mpnIn(size),
    identifier_exists: mpnIn(size) ? 'yes' : 'no',
  })
  return product.sizes.map(ofSize)
}
