import { productCrumbs } from '#lib/catalogue/product-crumbs.ts'
import type { Product, ProductSize } from '#lib/contract/product.ts'
import * as words from '#lib/messages/words.ts'
import { grandPrice } from '#lib/rules/price.ts'
import { coverOf } from '#lib/rules/product-images.ts'
import { absoluteUrl } from '#lib/seo/absolute-url.ts'
import { breadcrumbJsonLd } from '#lib/seo/breadcrumb-json-ld.ts'

const currency = { priceCurrency: 'IDR' } as const

/** The strikethrough price; nothing for a product without a discount. */
function struckPrice(product: Product) {
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

function variant(product: Product, { size_code, size_name, is_available }: ProductSize) {
  const cover = coverOf(product.product_images)
  return {
    '@type': 'Product',
    name: words.cart.sized(product.product_name, size_name),
    sku: `${product.product_code}-${size_code}`,
    size: size_name,
    ...(cover ? { image: absoluteUrl(cover.image_url) } : {}),
    offers: {
      '@type': 'Offer',
      url: absoluteUrl(`/product/${product.id}?${new URLSearchParams({ size: size_code })}`),
      price: grandPrice(product),
      ...currency,
      ...struckPrice(product),
      itemCondition: 'https://schema.org/NewCondition',
      availability: `https://schema.org/${is_available ? 'InStock' : 'OutOfStock'}`,
    },
  }
}

/** A ProductGroup with a variant for each size, with price in IDR and availability. */
export function productJsonLd(product: Product) {
  const { product_name, product_code, brand_name, short_description } = product
  return {
    '@type': 'ProductGroup',
    name: product_name,
    ...(short_description ? { description: short_description } : {}),
    url: absoluteUrl(`/product/${product.id}`),
    image: product.product_images.map(({ image_url }) => absoluteUrl(image_url)),
    ...(brand_name ? { brand: { '@type': 'Brand', name: brand_name } } : {}),
    productGroupID: product_code,
    variesBy: ['https://schema.org/size'],
    hasVariant: product.sizes.map((size) => variant(product, size)),
  }
}

/** The JSON-LD of a product page: the product and its breadcrumbs. */
export function productPageJsonLd(product: Product): object[] {
  return [productJsonLd(product), ...breadcrumbJsonLd(productCrumbs(product))]
}
