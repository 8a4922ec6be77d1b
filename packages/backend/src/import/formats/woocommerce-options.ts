import type { Refusal } from '#import/import-report.ts'
import type { Option } from '#import/record-translation.ts'
import type { Values } from '#import/source-record.ts'
import { isChoiceName } from '#import/variant-choice.ts'

/** Unescapes the commas within WooCommerce's names. */
export const unescaped = (text: string): string => text.replaceAll('\\,', ',')

/** Limit of variants that one variation expands to. */
const maxChoices = 100

const columnsOf = (number: number) =>
  [`attribute_${number}_name`, `attribute_${number}_value(s)`] as const

/** Lists the columns of all attributes in the file. */
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

/** Returns the colour and size of a product without variations. Other attributes, and lists, only describe it. */
export const singleOptions = (values: Values): Option[] =>
  attributesOf(values).flatMap(([name, text]): Option[] => {
    const [value, ...more] = listed(text)
    return value && more.length === 0 && isChoiceName(name) ? [[name, value]] : []
  })

const valuesOf = (parent: Values, name: string) =>
  listed(attributesOf(parent).find(([known]) => known === name)?.[1] ?? '')

/**
 * Returns the choices that a variation is sold in. An attribute without a value stands for any, so it expands to each
 * value of its product. A value with a comma is one value, because variations have no lists.
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
        reason: 'allows any value of an attribute for which its product has none',
        detail: name,
      }
    choices = choices.flatMap((choice) => values.map((one): Option[] => [...choice, [name, one]]))
    if (choices.length > maxChoices)
      return { reason: `allows any of more than ${maxChoices} values`, detail: name }
  }
  return { choices }
}
