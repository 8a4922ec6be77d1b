import type { Translate } from '#import/record-translation.ts'
import { textsOf } from '#import/source-record.ts'

/** Hand-made tables also use the British spelling. */
const colorColumns = ['color', 'colour']

/** Translates Google's product data, which has colour and size attributes. */
export const fromGoogle = (): Translate => (record) => {
  const value = textsOf(record.values)
  const color = colorColumns.map(value).find(Boolean) ?? ''
  return {
    kind: 'row',
    record,
    options: [
      ['Color', color],
      ['Size', value('size')],
    ],
  }
}
