import { type Field, type Issue, issuesOf, maxLengthOf } from '@etalase/contract/rules/field.ts'
import { profileFormFor } from '@etalase/contract/rules/forms.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  confirmed,
  type FormRow,
  formTable,
  type Values,
  valuesOf,
} from '../../../support/form-table.ts'

const rows = Object.entries<FormRow>(formTable)

/** Lists the fields that the contract rejects. */
function refusedFields({ form, body, toBody, names = {} }: FormRow, values: Values): string[] {
  const parsed = body.safeParse(toBody ? toBody(values) : values)
  const refused = new Set(parsed.error?.issues.map(({ path: [name] }) => name))
  return Object.keys(form).filter((field) => refused.has(names[field] ?? field))
}

/** Whether a field is typed: neither a password nor a choice. */
const isTyped = (field: Field) => !field.isSecret && !('choices' in field)

const isConfirmation = (field: string) => field.endsWith('_conf')

describe.each(rows)('the form of %s', (_, row) => {
  test('is accepted by browser and contract when filled in correctly', () => {
    expect([issuesOf(row.form, row.good), refusedFields(row, row.good)]).toEqual([{}, []])
  })

  test('finds every error that the contract finds, except those left to the backend, and no others', () => {
    fc.assert(
      fc.property(valuesOf(row), (values) => {
        const issues = new Map<string, Issue<string> | undefined>(
          Object.entries(issuesOf(row.form, values)),
        )
        const refused = refusedFields(row, values)
        const known = [...issues].filter(([, issue]) => !row.leaves.some((code) => code === issue))
        expect(refused).toEqual(expect.arrayContaining(known.map(([field]) => field)))
        // The confirmation of a rejected password fails too, but the shopper sees a single message.
        const untold = refused.filter((field) => !issues.has(field) && !isConfirmation(field))
        expect(untold).toEqual([])
        if (issues.size === 0) expect(refused).toEqual([])
      }),
      { numRuns: 400 },
    )
  })

  const limited = Object.entries(row.form).filter(
    ([name, field]) => maxLengthOf(field) < 1_000 && !isConfirmation(name),
  )

  test.each(limited)('refuses its %s from the same length on as the contract', (name, field) => {
    const ofLength = (length: number) => {
      const text = name === 'email' ? '@example.com'.padStart(length, 'a') : 'x'.repeat(length)
      return confirmed({ ...row.good, [name]: text })
    }
    const told = (values: Values) => {
      const issue = new Map(Object.entries(issuesOf(row.form, values))).get(name)
      return row.leaves.some((code) => code === issue) ? undefined : issue
    }
    const [longest, tooLong] = [ofLength(maxLengthOf(field)), ofLength(maxLengthOf(field) + 1)]
    expect([told(longest), refusedFields(row, longest)]).toEqual([undefined, []])
    expect(issuesOf(row.form, tooLong)).toHaveProperty(name)
    expect(refusedFields(row, tooLong)).toContain(name)
  })

  const { form, good, body, toBody = (values: Values) => values } = row
  const texts = Object.entries(form).filter(
    ([name, field]) =>
      good[name] &&
      typeof good[name] === 'string' &&
      isTyped(field) &&
      !row.offered?.includes(name),
  )

  test.each(texts)('reads its %s as the contract does', (name, { read }) => {
    const typed = `\u200b${good[name]}\u00a0 `
    expect(read(typed)).toBe(good[name])
    expect(body.parse(toBody({ ...good, [name]: typed }))).toEqual(body.parse(toBody(good)))
  })
})

/** Limits of spec §5 and of the shop: form, field, input, and the issue reported. */
const refusals: [keyof typeof formTable, string, string | null, Issue<string>][] = [
  ['sign-in', 'email', '', 'emailRequired'],
  ['sign-in', 'email', 'sari@example', 'emailInvalid'],
  ['sign-in', 'password', '', 'passwordRequired'],
  ['sign-in', 'password', 'x'.repeat(201), 'passwordLong'],
  ['sign-up', 'name', ' ', 'nameRequired'],
  ['sign-up', 'name', 'x'.repeat(101), { limit: 100, length: 101 }],
  ['sign-up', 'gender', 'OTHER', 'genderRequired'],
  ['sign-up', 'email', `${'a'.repeat(117)}@example.com`, { limit: 128, length: 129 }],
  ['sign-up', 'password_conf', '', 'confirmationRequired'],
  ['sign-up', 'password_conf', 'kopi susu 89', 'confirmationDiffers'],
  ['forgotten password', 'email', 'sari', 'emailInvalid'],
  ['profile', 'gender', '', 'genderRequired'],
  ['profile', 'password', 'x'.repeat(201), 'passwordLong'],
  ['change of the password', 'old_password', 'x'.repeat(201), 'passwordLong'],
  ['change of the password', 'new_password_conf', '', 'newConfirmationRequired'],
  ['change of the password', 'new_password_conf', 'kopi', 'newConfirmationDiffers'],
  ['end of an account', 'password', '', 'passwordRequired'],
  ['stock alert', 'size', '', 'sizeRequired'],
  ['stock alert', 'email', 'sari@', 'emailInvalid'],
  ['order lookup', 'order_number', 'No. ', 'numberRequired'],
  ['order lookup', 'order_number', '7'.repeat(41), { limit: 40, length: 41 }],
  ['saved address', 'label', 'x'.repeat(61), { limit: 60, length: 61 }],
  ['saved address', 'recipientPhone', '12', 'recipientPhoneInvalid'],
  ['saved address', 'recipientPhone', '0812'.padEnd(40, '-'), 'recipientPhoneInvalid'],
  ['saved address', 'recipientPhone', `0812${'-'.repeat(19)}34567890`, { limit: 30, length: 31 }],
  ['saved address', 'zip', '', 'zipRequired'],
  ['saved address', 'zip', '02430', 'zipInvalid'],
  ['saved address', 'notes', 'x'.repeat(301), { limit: 300, length: 301 }],
  ["guest's address", 'street', 'x'.repeat(301), { limit: 300, length: 301 }],
  ["guest's address", 'subdistrictId', null, 'subdistrictRequired'],
  ['summary of the checkout', 'email', '', 'emailRequired'],
  ['summary of the checkout', 'notes', 'x'.repeat(301), { limit: 300, length: 301 }],
  ['present', 'message', 'x'.repeat(201), { limit: 200, length: 201 }],
  ['promo code', 'promo_code', '“”', 'promoRequired'],
  ['promo code', 'promo_code', 'A'.repeat(41), { limit: 40, length: 41 }],
]

test.each(refusals)('the form of %s refuses at %s %j', (name, field, typed, issue) => {
  const { form, good }: FormRow = formTable[name]
  expect(issuesOf(form, { ...good, [field]: typed })).toEqual({ [field]: issue })
})

describe('a profile with a new e-mail address', () => {
  const form = profileFormFor('Sari@example.com')
  const typed = { name: 'Sari', gender: 'FEMALE', email: 'sari@example.com', password: '' }

  test('needs the password when the backend requires it', () => {
    expect(issuesOf(form, { ...typed, email: 'dewi@example.com' })).toEqual({
      password: 'passwordRequired',
    })
    expect(issuesOf(form, { ...typed, email: 'dewi@example.com', password: 'kopi' })).toEqual({})
  })

  test('counts as unchanged when only letter case differs', () => {
    expect(issuesOf(form, typed)).toEqual({})
  })
})
