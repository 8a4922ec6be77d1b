import { badRequest, type HttpError } from '#http/http-error.ts'
import { messages } from '#messages/messages.ts'

interface Sized {
  productName: string
  sizeName: string
}

/** The error for a line that exceeds the stock; it names product and size. */
export function outOfStock({ productName, sizeName }: Sized, available: number): HttpError {
  const message = messages().answers.cart.outOfStock(productName, sizeName, available)
  return badRequest('OUT_OF_STOCK', message)
}

/** The error for more pieces of a product than one order, or one customer, may have. */
export const overOrderLimit = (productName: string, limit: number): HttpError =>
  badRequest('ORDER_LIMIT', messages().answers.cart.overOrderLimit(productName, limit))
