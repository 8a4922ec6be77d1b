import type { Product, ProductSize } from '@etalase/contract/product.ts'
import { coverOf, grandPrice, type Priced } from '@etalase/contract/rules/price.ts'
import { maxStars } from '@etalase/contract/rules/reviews.ts'
import { wibToIso } from '@etalase/contract/rules/time-zone.ts'
import { brand } from '#brand/company.ts'
import { productCrumbs } from '#lib/catalogue/category-href.ts'
import { absoluteUrl } from '#lib/seo/alternate-links.ts'
import { deliveryJsonLd, offerPolicies, returnPolicyJsonLd } from '#lib/seo/policies-json-ld.ts'
import { cartMessages } from '#messages/cart.ts'
import { reviewsMessages } from '#messages/reviews.ts'

/** Returns a BreadcrumbList of the page's breadcrumbs; empty without breadcrumbs. */
function breadcrumbJsonLd(crumbs: readonly { label: string; href: string }[]) {
  if (crumbs.length === 0) return []
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: crumbs.map(({ label, href }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: label,
        item: absoluteUrl(href),
      })),
    },
  ]
}

const currency = { priceCurrency: 'IDR' } as const

/** Returns the strikethrough price; empty for a product without a discount. */
function struckPrice(product: Priced) {
  if (grandPrice(product) >= product.retail_price) return {}
  return {
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      priceType: 'https://schema.org/StrikethroughPrice',
      price: product.retail_price,
      ...currency,
    },
  }
}

/** Returns when the price of a sale with an end expires. */
const validUntil = (product: Product) =>
  product.sale_ends_at && grandPrice(product) < product.retail_price
    ? { priceValidUntil: wibToIso(product.sale_ends_at) }
    : {}

type SizeCode = Pick<ProductSize, 'size_code'>

/** Returns the code of a product's size for merchant centers. */
export const skuOf = (
  { product_code }: Pick<Product, 'product_code'>,
  { size_code }: SizeCode,
): string => `${product_code}-${size_code}`

const ownLabels: ReadonlySet<string> = new Set(brand.labels.map(({ name }) => name))

/** Returns the manufacturer's number of a size, for the company's own labels. Null for other makers, whose numbers are unknown. */
export const mpnOf = (
  product: Pick<Product, 'product_code' | 'brand_name'>,
  size: SizeCode,
): string | null => (ownLabels.has(product.brand_name ?? '') ? skuOf(product, size) : null)

/** Returns the absolute URL of a product's page with a size selected. */
export const sizeUrl = ({ id }: Pick<Product, 'id'>, { size_code }: SizeCode): string =>
  absoluteUrl(`/product/${id}?${new URLSearchParams({ size: size_code })}`)

function variant(product: Product, size: ProductSize) {
  const cover = coverOf(product.product_images)
  const mpn = mpnOf(product, size)
  return {
    '@type': 'Product',
    name: cartMessages.sized(product.product_name, size),
    sku: skuOf(product, size),
    ...(mpn ? { mpn } : {}),
    size: size.size_name,
    ...(product.color ? { color: product.color.name } : {}),
    ...(cover ? { image: absoluteUrl(cover.image_url) } : {}),
    offers: {
      '@type': 'Offer',
      url: sizeUrl(product, size),
      price: grandPrice(product),
      ...currency,
      ...struckPrice(product),
      ...validUntil(product),
      itemCondition: 'https://schema.org/NewCondition',
      availability: `https://schema.org/${size.is_available ? 'InStock' : 'OutOfStock'}`,
      ...offerPolicies(product),
    },
  }
}

/** Returns the URLs of a garment's other colours; their pages have the details. */
const otherColors = ({ id, siblings }: Pick<Product, 'id' | 'siblings'>) =>
  (siblings ?? [])
    .filter((sibling) => sibling.id !== id)
    .map((sibling) => ({ url: absoluteUrl(`/product/${sibling.id}`) }))

/** Returns the rating and newest reviews; empty without reviews. */
function reviewsJsonLd({ reviews }: Pick<Product, 'reviews'>) {
  if (!reviews || reviews.count === 0) return {}
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: reviews.average,
      reviewCount: reviews.count,
      bestRating: maxStars,
    },
    review: reviews.newest.map(({ stars, text, name, created_at }) => ({
      '@type': 'Review',
      author: { '@type': 'Person', name: name || reviewsMessages.aBuyer },
      datePublished: created_at.slice(0, 10),
      reviewBody: text,
      reviewRating: { '@type': 'Rating', ratingValue: stars, bestRating: maxStars },
    })),
  }
}

/**
 * Returns a ProductGroup with a variant for each size, with price in IDR and availability. The pages of all colours of a garment name
 * the same group, and each other.
 */
export function productJsonLd(product: Product) {
  const { product_name, product_code, style_code, brand_name, short_description, material } =
    product
  const colors = otherColors(product)
  return {
    '@type': 'ProductGroup',
    name: product_name,
    ...(short_description ? { description: short_description } : {}),
    url: absoluteUrl(`/product/${product.id}`),
    image: product.product_images.map(({ image_url }) => absoluteUrl(image_url)),
    ...(brand_name ? { brand: { '@type': 'Brand', name: brand_name } } : {}),
    ...(material ? { material } : {}),
    productGroupID: style_code ?? product_code,
    variesBy: [
      'https://schema.org/size',
      ...(colors.length > 0 ? ['https://schema.org/color'] : []),
    ],
    ...reviewsJsonLd(product),
    hasVariant: [...product.sizes.map((size) => variant(product, size)), ...colors],
  }
}

/** Returns the JSON-LD of a product page: the product, the policies named by its offers, and its breadcrumbs. */
export function productPageJsonLd(product: Product): object[] {
  return [
    productJsonLd(product),
    returnPolicyJsonLd(product.return_days ?? undefined),
    ...deliveryJsonLd(product),
    ...breadcrumbJsonLd(productCrumbs(product)),
  ]
}
