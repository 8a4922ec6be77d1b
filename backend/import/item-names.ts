import type { FieldReader } from '#backend/import/field-reader.ts'
import type { Refusal } from '#backend/import/import-report.ts'
import { ownCopy } from '#backend/import/remember-last.ts'
import { isRoundedId, roundedReason } from '#backend/import/rounded-id.ts'
import { codeWithoutSize, nameWithoutSize, type Size, sizeOf } from '#backend/import/size.ts'
import type { VariantChoice } from '#backend/import/variant-choice.ts'

/** By what a row is told from others. */
export interface ItemNames {
  /** Of a row without a group, nothing else has it; within a group it may come several times. */
  id: string
  /** What all colours of a garment share. */
  group: string | null
  color: string
  size: Size
  /** The code of the product, by which its rows are known when there is no group. */
  code: string
  /** The code by group and colour, for a garment whose ids give none of its own. */
  groupCode: string | null
  name: string
}

/** Letters and digits of any script, so that two colours do not share a code. */
const slug = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')

const joined = (...parts: readonly string[]) => parts.filter(Boolean).join('-')

/** The names of a row, or why it has none. An id that a spreadsheet rounded is none: a row with a group is known by that and its options. */
export function readItemNames(
  fields: FieldReader,
  { color: colorText, size: sizeText }: VariantChoice,
): ItemNames | Refusal {
  const [found, group] = [fields.text('id'), fields.text('item_group_id')]
  if (isRoundedId(group)) return { reason: `its item_group_id ${roundedReason}`, detail: group }
  const isRounded = isRoundedId(found)
  if (isRounded && group === '') return { reason: `its id ${roundedReason}`, detail: found }
  if (isRounded) fields.drop('id', roundedReason, found)
  const title = fields.text('title')
  if (found === '' || title === '') return { reason: `has no ${found === '' ? 'id' : 'title'}` }
  const color = ownCopy(fields.short('color', colorText))
  const size = sizeOf(fields.short('size', sizeText), { link: fields.raw('link'), id: found })
  const id = isRounded ? joined(group, color, size.name) : ownCopy(found)
  const groupCode = group === '' ? null : joined(group, slug(color))
  return {
    id,
    group: group === '' ? null : ownCopy(group),
    color,
    size,
    code: (isRounded ? null : codeWithoutSize(id, size)) ?? groupCode ?? id,
    groupCode,
    name: nameWithoutSize(title, size),
  }
}
