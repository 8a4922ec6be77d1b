import { badRequest, type HttpError } from '#http/http-error.ts'
import { messages } from '#messages/messages.ts'

interface Sized {
  productName: string
  sizeName: string
}

/** Builds the error for a line that exceeds the stock, naming product and size. */
export function outOfStock({ productName, sizeName }: Sized, available: number): HttpError {
  const message = messages().answers.cart.outOfStock(productName, sizeName, available)
  return badRequest('OUT_OF_STOCK', message)
}

/** Builds the error for exceeding a product's limit per order or per customer. */
export const overOrderLimit = (productName: string, limit: number): HttpError =>
  badRequest('ORDER_LIMIT', messages().answers.cart.overOrderLimit(productName, limit))
