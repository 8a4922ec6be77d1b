import { type Refusal, refuse } from '#backend/http/refusal.ts'

interface Sized {
  productName: string
  sizeName: string
}

/** The refusal of a line that asks for more than there is; it names product and size. */
export function beyondStock({ productName, sizeName }: Sized, available: number): Refusal {
  const item = `${productName}, size ${sizeName},`
  if (available <= 0) return refuse('OUT_OF_STOCK', `${item} is out of stock.`)
  const pieces = available === 1 ? 'piece' : 'pieces'
  return refuse('OUT_OF_STOCK', `${item} has only ${available} ${pieces} left.`)
}
