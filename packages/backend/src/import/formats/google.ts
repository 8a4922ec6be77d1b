import type { Translate } from '#import/record-translation.ts'
import { textsOf } from '#import/source-record.ts'

/** Tables that people make have British names of columns too. */
const colorColumns = ['color', 'colour']

/** Google's product data, which names the colour and the size itself. */
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
