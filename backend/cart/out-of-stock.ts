import { badRequest, type HttpError } from '#backend/http/http-error.ts'

interface Sized {
  productName: string
  sizeName: string
}

/** The error for a line that exceeds the stock; it names product and size. */
export function outOfStock({ productName, sizeName }: Sized, available: number): HttpError {
  const item = `${productName}, size ${sizeName},`
  if (available <= 0) return badRequest('OUT_OF_STOCK', `${item} is out of stock.`)
  const pieces = available === 1 ? 'piece' : 'pieces'
  return badRequest('OUT_OF_STOCK', `${item} has only ${available} ${pieces} left.`)
}
