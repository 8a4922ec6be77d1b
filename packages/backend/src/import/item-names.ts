import {
  codeWithoutSize,
  nameWithoutSize,
  type Size,
  sizeOf,
} from '@etalase/backend-kit/import/size.ts'
import type { FieldReader } from '#import/field-reader.ts'
import type { Refusal } from '#import/import-report.ts'
import { oneLine } from '#import/plain-text.ts'
import { ownCopy } from '#import/remember-last.ts'
import { isRoundedId, roundedReason } from '#import/rounded-id.ts'
import type { VariantChoice } from '#import/variant-choice.ts'

/** The fields that identify a row. */
export interface ItemNames {
  /** Unique without a group; within a group it can repeat. */
  id: string
  /** Shared by all colours of a garment. */
  group: string | null
  color: string
  size: Size
  /** The product's code, which identifies its rows when there is no group. */
  code: string
  /** A code from group and colour, for a garment whose ids yield none. */
  groupCode: string | null
  name: string
}

/** Keeps letters and digits of any script, so that two colours don't share a code. */
const slug = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')

const joined = (...parts: readonly string[]) => parts.filter(Boolean).join('-')

/** Reads what identifies a row. Without one of these it would be confused with another garment or size. */
function identityOf(fields: FieldReader, { color, size }: VariantChoice) {
  const [id, group] = [fields.given('id'), fields.given('item_group_id')]
  const refusal =
    fields.whyNot('id', id) ??
    fields.whyNot('item_group_id', group) ??
    fields.whyNot('color', color) ??
    fields.whyNot('size', size)
  return (
    refusal ?? {
      id: oneLine(id),
      group: oneLine(group),
      color: oneLine(color),
      size: oneLine(size),
    }
  )
}

/** Reads a row's names, or why they are missing. Ignores a rounded id if the row has a group. */
export function readItemNames(fields: FieldReader, choice: VariantChoice): ItemNames | Refusal {
  const known = identityOf(fields, choice)
  if ('reason' in known) return known
  const { id: found, group } = known
  const title = fields.cut('title')
  if (found === '' || title === '') return { reason: `has no ${found === '' ? 'id' : 'title'}` }
  if (isRoundedId(group)) return { reason: `its item_group_id ${roundedReason}`, detail: group }
  const isRounded = isRoundedId(found)
  if (isRounded && group === '') return { reason: `its id ${roundedReason}`, detail: found }
  if (isRounded) fields.drop('id', roundedReason, found)
  const color = ownCopy(known.color)
  const size = sizeOf(known.size, { link: fields.raw('link'), id: found })
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
