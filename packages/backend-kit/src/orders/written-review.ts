import type { ReviewFit } from '@etalase/contract/rules/constants.ts'
import type { ReviewRow } from '#catalogue/product-reviews.ts'
import { requestLanguage } from '#messages/request-language.ts'

/** What a buyer writes of a line of an order. */
export interface Written {
  product_detail_id: number
  size: string
  stars: number
  fit?: ReviewFit | undefined
  text: string
  name?: string | undefined
}

type Said = Pick<ReviewRow, 'stars' | 'fit' | 'text' | 'name'>

/** It as it is kept, in the language of the request. */
export const saidIn = ({ stars, fit, text, name }: Written) => ({
  stars,
  fit: fit ?? null,
  text,
  name: name || null,
  language: requestLanguage(),
})

/** Whether a review came before: its answer was lost, or the button was pressed twice. */
export const saysTheSame = (before: Said | undefined, { stars, fit, text, name }: Said) =>
  before?.stars === stars && before.fit === fit && before.text === text && before.name === name
