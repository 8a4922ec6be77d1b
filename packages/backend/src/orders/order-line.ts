import { toImageDtos } from '@etalase/backend-kit/catalogue/product-repository.ts'
import type { Database } from '@etalase/backend-kit/db/connection.ts'
import { linesOf, type OrderLineRow } from '@etalase/backend-kit/orders/order-repository.ts'
import type { OrderLine } from '@etalase/contract/order-line.ts'

type Images = Awaited<ReturnType<typeof toImageDtos>>

/** Converts an order line to the contract's form, with its product's images; amounts in whole rupiah. */
export const toLineDto = (line: OrderLineRow, images: Images): OrderLine => ({
  product_name: line.productName,
  size_code: line.sizeCode,
  size_name: line.sizeName,
  qty: line.qty,
  retail_price: line.retailPrice,
  net_price: line.netPrice,
  disc_percent: line.discPercent,
  disc_nominal: line.discNominal,
  subtotal: line.subtotal,
  product_detail: { id: line.productId, product_images: images(line.productId) },
})

/** Loads the lines of an order in the contract's form. */
export async function toLineDtos(db: Database, orderId: number): Promise<OrderLine[]> {
  const lines = await linesOf(db, orderId)
  const images = await toImageDtos(db, [...new Set(lines.map((line) => line.productId))])
  return lines.map((line) => toLineDto(line, images))
}
