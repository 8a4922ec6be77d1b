import type { WishlistEntry } from '@etalase/contract/account.ts'
import type { UserAddress } from '@etalase/contract/address.ts'
import type { Cart, CartItem } from '@etalase/contract/cart.ts'
import type { Order } from '@etalase/contract/order.ts'
import type { OrderLine } from '@etalase/contract/order-line.ts'
import type { PaymentForm } from '@etalase/contract/payment.ts'
import type { ProductSummary } from '@etalase/contract/product.ts'
import { rupiah } from '@etalase/contract/rules/money.ts'
import { toWib } from '@etalase/contract/rules/time-zone.ts'
import type { Showroom } from '@etalase/contract/store.ts'

/** Builds a cart line. Tests give the fields that matter to them. */
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

export const aWish = (given: Partial<WishlistEntry> = {}): WishlistEntry => ({
  product_detail_id: 1001,
  product_name: 'Oxford shirt in White',
  retail_price: rupiah(299_000),
  net_price: rupiah(299_000),
  product_images: [],
  sizes: [{ size_code: 'M', size_name: 'M', is_available: true }],
  short_description: '',
  detailed_description: '',
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

export const aUserAddress = (given: Partial<UserAddress> = {}): UserAddress => ({
  id: 1,
  label: 'Home',
  is_primary: true,
  recipient_name: 'Sari Dewi',
  recipient_phone: '+6281234567890',
  recipient_zip: '12430',
  address_street: 'Jl. Cilandak 1',
  province_id: 31,
  city_id: 3174,
  subdistrict_id: 317402,
  notes: 'Blue gate',
  province: { id: 31, province_name: 'DKI Jakarta' },
  city: { id: 3174, type: 'Kota', city_name: 'Jakarta Selatan' },
  subdistrict: { id: 317402, subdistrict_name: 'Cilandak' },
  ...given,
})

/** Returns the WIB time that many hours from now, in wire format. */
export const hoursFromNow = (hours: number) => toWib(new Date(Date.now() + hours * 3_600_000))

export const anOrderLine = (given: Partial<OrderLine> = {}): OrderLine => ({
  product_name: 'Oxford shirt in White',
  size_code: 'M',
  size_name: 'M',
  qty: 1,
  retail_price: rupiah(299_000),
  net_price: rupiah(299_000),
  disc_percent: 0,
  disc_nominal: rupiah(0),
  subtotal: rupiah(299_000),
  product_detail: { id: 1001, product_images: [] },
  ...given,
})

/** Builds the payment form of a bill over 308,000 rupiah. */
export const aBill = (given: Partial<PaymentForm> = {}): PaymentForm => ({
  merchant_id: '31999',
  merchant_name: 'Sandang Nusa',
  order_id: 'a1b2c3d4e5f60718293a4b5c6d7e8f90',
  order_reff: 'A1B2C3D4',
  bill_date: '2026-08-03 10:00:00',
  bill_expired: '2026-08-04 10:00:00',
  bill_desc: 'Sandang Nusa order A1B2C3D4',
  bill_total: '308000',
  return_url: 'http://localhost:3000/payment/response',
  custNo: '1',
  custName: 'Sari Dewi',
  custEmail: 'sari@example.com',
  products: '1x Oxford shirt in White (M)',
  signature: 'f'.repeat(40),
  ...given,
})

/** Builds a delivery that can be paid for a day. Tests give the fields that matter to them. */
export const anOrder = (given: Partial<Order> = {}): Order => ({
  id: 12,
  trx_ref: 'a1b2c3d4e5f60718293a4b5c6d7e8f90',
  trx_date: '2026-08-03 10:00:00',
  trx_status: 'PENDING',
  grand_total: rupiah(308_000),
  shipping_type: 'ONLINE_DELIVERY',
  shipping_courier: 'Kurir Nasional',
  shipping_cost: rupiah(9_000),
  payment_duedate: hoursFromNow(24),
  payment_data: aBill(),
  sales_trx_details: [anOrderLine()],
  ...given,
})
