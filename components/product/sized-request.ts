export interface SizedRequest {
  product_detail_id: number
  /** Size code. */
  size: string
  qty: number
}

export type BuyProblem = 'itemNotValid' | 'chooseSize' | 'minQuantity' | 'minQuantityStock'

/** What a buy form asks for, or what is wrong with it: the first rule of spec §5 that it breaks. */
export function readSizedRequest(
  form: FormData,
  tooFew: 'minQuantity' | 'minQuantityStock',
): SizedRequest | BuyProblem {
  const request = {
    product_detail_id: Number(form.get('product_detail_id')),
    size: String(form.get('size') ?? ''),
    qty: Number(form.get('qty')),
  }
  if (!request.product_detail_id) return 'itemNotValid'
  if (!request.size) return 'chooseSize'
  return request.qty >= 1 ? request : tooFew
}
