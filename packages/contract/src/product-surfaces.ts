import type { Product } from '#product.ts'

/** Where the shop publishes a product: to shoppers, search engines, merchant centers and assistants. */
export type Surface = 'page' | 'jsonLd' | 'feed' | 'markdown'

const everywhere = ['page', 'jsonLd', 'feed', 'markdown'] as const

/**
 * The fields of a product that each surface shows. The types require a row for every field, and a test checks the surfaces. A field without
 * a surface is for cards of lists, or offers a call.
 */
export const productSurfaces = {
  id: everywhere,
  product_name: everywhere,
  product_code: everywhere,
  brand_name: everywhere,
  retail_price: everywhere,
  net_price: everywhere,
  product_images: ['page', 'jsonLd', 'feed'],
  sizes: everywhere,
  color: ['jsonLd', 'feed', 'markdown'],
  style_colors: [],
  direct_discount: everywhere,
  short_description: everywhere,
  category_sub: ['page', 'jsonLd', 'feed'],
  style_code: ['jsonLd', 'feed'],
  material: everywhere,
  sale_ends_at: ['page', 'jsonLd', 'feed'],
  detailed_description: ['page', 'markdown'],
  max_per_order: ['page'],
  product_sizing: ['page'],
  siblings: ['page', 'jsonLd', 'markdown'],
  delivery: ['jsonLd'],
  has_product_promise: ['page'],
  has_buy_now: ['page'],
  has_stock_alerts: ['page'],
  return_days: ['page', 'jsonLd'],
  reviews: ['page', 'jsonLd'],
  related_products: ['page', 'markdown'],
} as const satisfies Record<keyof Product, readonly Surface[]>
