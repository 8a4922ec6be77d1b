import type { Option } from '#backend/import/record-translation.ts'

/** The colour and the size of a variant; empty for a garment that has none. */
export interface VariantChoice {
  color: string
  size: string
}

const colorWords = /^(colou?r|warna|couleur|farbe)s?$/i

const isColor = ([name]: Option) => colorWords.test(name.replace(/^pa_/i, '').trim())

/** The most options that make up a size: a waist and a length. */
const maxSizeOptions = 2

/**
 * Decides what is colour and what is size. Options have names in the language of the company, so every option but the
 * colour is a size: '28 / 30' for a waist and a length. Returns the reason where there are too many of them.
 */
export function readVariantChoice(
  options: readonly Option[],
): VariantChoice | { reason: string; detail: string } {
  const given = options.filter(([, value]) => value !== '')
  const color = given.find(isColor)
  const sizes = given.filter((option) => !isColor(option))
  if (sizes.length > maxSizeOptions)
    return {
      reason: 'has more options than a colour and two that make a size',
      detail: sizes.map(([name]) => name).join(', '),
    }
  return { color: color?.[1] ?? '', size: sizes.map(([, value]) => value).join(' / ') }
}
