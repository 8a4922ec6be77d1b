import type { Order, SentOrder } from '@etalase/contract/order.ts'
import type { OrderLine, SentOrderLine } from '@etalase/contract/order-line.ts'
import type { OrderPayment, SentOrderPayment } from '@etalase/contract/payment.ts'
import type { ProductSize } from '@etalase/contract/product.ts'
import { withSizeName } from '@etalase/contract/rules/size-name.ts'

/** Loads the sizes of a product; an empty list when it is gone, or fails to load. */
export type LoadSizes = (productId: number) => Promise<readonly ProductSize[]>

/** Returns lines with size names. Loads only the products of lines that lack one. */
async function nameLines(
  lines: readonly SentOrderLine[],
  loadSizes: LoadSizes,
): Promise<OrderLine[]> {
  const nameless = lines.filter(({ size_name }) => !size_name)
  const ids = [...new Set(nameless.map(({ product_detail }) => product_detail.id))]
  const sizes = new Map(
    await Promise.all(ids.map(async (id) => [id, await loadSizes(id)] as const)),
  )
  return lines.map((line) => withSizeName(line, sizes.get(line.product_detail.id) ?? []))
}

/** Returns an order with its size names. */
export const nameSizes = async (order: SentOrder, loadSizes: LoadSizes): Promise<Order> => ({
  ...order,
  sales_trx_details: await nameLines(order.sales_trx_details, loadSizes),
})

/** Returns the payment of an order, with its size names. */
export const namePaidSizes = async (
  payment: SentOrderPayment,
  loadSizes: LoadSizes,
): Promise<OrderPayment> => ({
  ...payment,
  sales_trx_details:
    payment.sales_trx_details && (await nameLines(payment.sales_trx_details, loadSizes)),
})
