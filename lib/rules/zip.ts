import { typedZip } from '#lib/rules/typed-text.ts'

/** Whether a text is an Indonesian zip code: five digits, the first of which is not 0. */
export const isZip = (text: string): boolean => /^[1-9]\d{4}$/.test(typedZip(text))
