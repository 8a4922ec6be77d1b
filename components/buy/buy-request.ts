import { type QuantityProblem, readQuantity } from '@etalase/contract/rules/cart.ts'

export interface BuyRequest {
  product_detail_id: number
  /** Size code. */
  size: string
  qty: number
}

/** A problem of a buy form, named like its message in lib/messages. */
export type BuyProblem =
  | 'itemNotValid'
  | 'chooseSize'
  | 'outOfStock'
  | 'outOfStockLimit'
  | 'minQuantity'
  | 'minQuantityStock'
  | 'wholeQuantity'
  | 'maxQuantity'

export type TooFew = 'minQuantity' | 'minQuantityStock'

const quantityProblem = (problem: QuantityProblem, tooFew: TooFew): BuyProblem =>
  (({ tooFew, notWhole: 'wholeQuantity', tooMany: 'maxQuantity' }) as const)[problem]

/** Returns whether a problem is about the size. */
export const isSizeProblem = (problem: BuyProblem | null): boolean =>
  problem === 'chooseSize' || problem === 'outOfStock'

/** Returns whether a problem is about the quantity. */
export const isQuantityProblem = (problem: BuyProblem | null): boolean =>
  problem !== null && problem !== 'itemNotValid' && !isSizeProblem(problem)

/** Returns a buy form's request, or its first problem in the order of spec §5. */
export function readBuyRequest(form: FormData, tooFew: TooFew): BuyRequest | BuyProblem {
  const productId = Number(form.get('product_detail_id'))
  const size = String(form.get('size') ?? '')
  const qty = readQuantity(String(form.get('qty') ?? ''))
  if (!productId) return 'itemNotValid'
  if (!size) return 'chooseSize'
  if (typeof qty === 'string') return quantityProblem(qty, tooFew)
  return { product_detail_id: productId, size, qty }
}
