import type { ReviewFit } from '@etalase/contract/rules/constants.ts'
import type { ReviewRow } from '#catalogue/product-reviews.ts'
import { requestLanguage } from '#messages/request-language.ts'

/** A buyer's review of an order line. */
export interface Written {
  product_detail_id: number
  size: string
  stars: number
  fit?: ReviewFit | undefined
  text: string
  name?: string | undefined
}

type Said = Pick<ReviewRow, 'stars' | 'fit' | 'text' | 'name'>

/** Converts a review for storage, in the language of the request. */
export const saidIn = ({ stars, fit, text, name }: Written) => ({
  stars,
  fit: fit ?? null,
  text,
  name: name || null,
  language: requestLanguage(),
})

/** Whether a review repeats the previous one, after a lost response or a double click. */
export const saysTheSame = (before: Said | undefined, { stars, fit, text, name }: Said) =>
  before?.stars === stars && before.fit === fit && before.text === text && before.name === name
