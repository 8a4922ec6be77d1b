import type { Refusal } from '#import/import-report.ts'
import type { Option } from '#import/record-translation.ts'
import type { Values } from '#import/source-record.ts'
import { isChoiceName } from '#import/variant-choice.ts'

/** WooCommerce escapes the commas within names. */
export const unescaped = (text: string): string => text.replaceAll('\\,', ',')

/** The most variants that one variation is taken for. */
const maxChoices = 100

const columnsOf = (number: number) =>
  [`attribute_${number}_name`, `attribute_${number}_value(s)`] as const

/** The columns of attributes, as many as the file has. */
export function attributeColumns(values: Values): string[] {
  const found: string[] = []
  for (let number = 1; values.has(columnsOf(number)[0]); number++) found.push(...columnsOf(number))
  return found
}

function attributesOf(values: Values): Option[] {
  const found: Option[] = []
  for (let number = 1; values.has(columnsOf(number)[0]); number++) {
    const [name = '', value = ''] = columnsOf(number).map((column) => values.get(column)?.trim())
    if (name !== '') found.push([name, value])
  }
  return found
}

const listed = (text: string) =>
  text
    .split(/(?<!\\),/)
    .map((value) => unescaped(value.trim()))
    .filter(Boolean)

/** The colour and the size of a product without variations. Its other attributes describe it, and so does a list: it is not sold in these. */
export const singleOptions = (values: Values): Option[] =>
  attributesOf(values).flatMap(([name, text]): Option[] => {
    const [value, ...more] = listed(text)
    return value && more.length === 0 && isChoiceName(name) ? [[name, value]] : []
  })

const valuesOf = (parent: Values, name: string) =>
  listed(attributesOf(parent).find(([known]) => known === name)?.[1] ?? '')

/**
 * What a variation is sold in. An attribute without a value is for any, so it is one variant for each value that its product
 * has. A value with a comma is one: a variation has no lists.
 */
export function choicesOf(
  own: Values,
  parent: Values,
): { choices: readonly (readonly Option[])[] } | Refusal {
  let choices: Option[][] = [[]]
  for (const [name, value] of attributesOf(own)) {
    const values = value === '' ? valuesOf(parent, name) : [unescaped(value)]
    if (values.length === 0)
      return {
        reason: 'is for any value of an attribute that its product has none of',
        detail: name,
      }
    choices = choices.flatMap((choice) => values.map((one): Option[] => [...choice, [name, one]]))
    if (choices.length > maxChoices)
      return { reason: `is for any of more than ${maxChoices} values`, detail: name }
  }
  return { choices }
}
