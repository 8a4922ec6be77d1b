import type { SentOrder } from '@etalase/contract/order.ts'
import type { ProductImage } from '@etalase/contract/product.ts'
import { pieceCount } from '@etalase/contract/rules/cart.ts'
import { coverOf } from '@etalase/contract/rules/price.ts'

/** Maximum number of pictures per entry. */
const maxPictures = 4

type Shown =
  | 'id'
  | 'trx_ref'
  | 'trx_date'
  | 'trx_status'
  | 'shipping_type'
  | 'grand_total'
  | 'payment_duedate'
  | 'payment_way'
  | 'payment_date'

/** An order as the list shows it, without unused fields. */
export interface ListedOrder extends Pick<SentOrder, Shown> {
  covers: { id: number; image: ProductImage }[]
  productNames: string[]
  pieces: number
}

/** Returns the part of an order that the list shows. */
export function listedOrder(order: SentOrder): ListedOrder {
  const lines = order.sales_trx_details
  const covers = lines.flatMap(({ product_detail: { id, product_images } }) => {
    const image = coverOf(product_images)
    return image ? [{ id, image }] : []
  })
  return {
    id: order.id,
    trx_ref: order.trx_ref,
    trx_date: order.trx_date,
    trx_status: order.trx_status,
    shipping_type: order.shipping_type,
    grand_total: order.grand_total,
    payment_duedate: order.payment_duedate,
    payment_way: order.payment_way,
    payment_date: order.payment_date,
    covers: covers.slice(0, maxPictures),
    productNames: lines.map((line) => line.product_name),
    pieces: pieceCount(lines),
  }
}
