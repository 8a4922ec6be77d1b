import type { Cart, CartItem } from '#lib/contract/cart.ts'
import type { ProductSummary } from '#lib/contract/product.ts'
import type { Showroom } from '#lib/contract/store.ts'
import { rupiah } from '#lib/rules/money.ts'

/** A cart line; whatever matters to a test is given. */
export const aCartItem = (given: Partial<CartItem> = {}): CartItem => ({
  id: 1,
  qty: 1,
  size_code: 'M',
  size_name: 'M',
  product_detail_id: 1001,
  product_detail: {
    product_name: 'Oxford shirt in White',
    retail_price: rupiah(299_000),
    net_price: rupiah(299_000),
    product_images: [],
  },
  ...given,
})

export const aCart = (...lines: CartItem[]): Cart => ({ cart_items: lines })

export const aProduct = (given: Partial<ProductSummary> = {}): ProductSummary => ({
  id: 1001,
  product_name: 'Oxford shirt in White',
  product_code: 'RI-1001',
  retail_price: rupiah(299_000),
  net_price: rupiah(299_000),
  product_images: [],
  sizes: [{ size_code: 'M', size_name: 'M', is_available: true }],
  ...given,
})

export const aShowroom = (given: Partial<Showroom> = {}): Showroom => ({
  id: 1,
  showroom_name: 'Sandang Nusa Kemang',
  showroom_region_id: 1,
  phone: '021-5088-1234',
  address1: 'Ground floor',
  address2: 'Jl. Kemang Raya 1',
  address3: 'Jakarta Selatan 12730',
  is_hub: true,
  ...given,
})
