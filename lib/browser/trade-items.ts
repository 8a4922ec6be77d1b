import type { CartItem } from '@etalase/contract/cart.ts'
import type { OrderLine } from '@etalase/contract/order-line.ts'
import type { TradeItem } from '#lib/browser/trade-events.ts'

/** Converts a cart line to an item; pass `quantity` for only part of the line. */
export const itemOfCart = (
  { product_detail_id, size_code, product_detail, qty }: CartItem,
  quantity = qty,
): TradeItem => ({
  item_id: String(product_detail_id),
  item_name: product_detail.product_name,
  item_variant: size_code,
  price: product_detail.net_price,
  quantity,
})

/** Converts an order line to an item. */
export const itemOfOrder = (line: OrderLine): TradeItem => ({
  item_id: String(line.product_detail.id),
  item_name: line.product_name,
  item_variant: line.size_code,
  price: line.net_price,
  quantity: line.qty,
})

/** Returns the total price of items, in whole rupiah. */
export const worthOf = (items: readonly TradeItem[]): number =>
  items.reduce((total, { price = 0, quantity = 1 }) => total + price * quantity, 0)
