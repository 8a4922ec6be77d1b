import { type QuantityProblem, readQuantity } from '#lib/rules/quantity.ts'

export interface BuyRequest {
  product_detail_id: number
  /** Size code. */
  size: string
  qty: number
}

/** What is wrong with a buy form, by the name of its words. */
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

/** Whether a problem is about the size. */
export const isSizeProblem = (problem: BuyProblem | null): boolean =>
  problem === 'chooseSize' || problem === 'outOfStock'

/** Whether a problem is about the quantity. */
export const isQuantityProblem = (problem: BuyProblem | null): boolean =>
  problem !== null && problem !== 'itemNotValid' && !isSizeProblem(problem)

/** What a buy form asks for, or what is wrong with it: the first rule of spec §5 that it breaks. */
export function readBuyRequest(form: FormData, tooFew: TooFew): BuyRequest | BuyProblem {
  const productId = Number(form.get('product_detail_id'))
  const size = String(form.get('size') ?? '')
  const qty = readQuantity(String(form.get('qty') ?? ''))
  if (!productId) return 'itemNotValid'
  if (!size) return 'chooseSize'
  if (typeof qty === 'string') return quantityProblem(qty, tooFew)
  return { product_detail_id: productId, size, qty }
}
