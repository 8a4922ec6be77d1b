import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fieldSchema } from '#form-body.ts'
import type { Field, Form } from '#rules/field.ts'
import * as forms from '#rules/forms.ts'
import { cutTo, lengthOf } from '#rules/text-length.ts'

/** Letters, marks, other scripts, emoji of one or several characters, and lone surrogates. */
const piece = fc.oneof(
  fc.constantFrom(
    'a',
    ' ',
    'é',
    'e\u0301',
    '衣',
    '👗',
    '👩‍👩‍👧',
    '🇮🇩',
    '\ud83d',
    '\udc57',
    '\u200b',
  ),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
)

/** Texts of any kind, many of them close to a limit in length. */
const anyText = fc
  .array(fc.tuple(piece, fc.oneof(fc.nat(12), fc.constantFrom(29, 39, 59, 99, 127, 299))), {
    maxLength: 4,
  })
  .map((parts) => parts.map(([one, times]) => one.repeat(times)).join(''))

const isForm = (value: unknown): value is Form =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Each typed field with its form rules. A confirmation has the rules of the field it confirms. */
const fields = Object.entries<unknown>(forms)
  .flatMap(([name, value]) => (isForm(value) ? [{ form: name, rows: value }] : []))
  .flatMap(({ form, rows }) =>
    Object.entries(rows)
      .filter(([, field]) => !('choices' in field))
      .map(([name, field]) => {
        const confirmed = rows[name.replace(/_conf$/, '')] ?? field
        return { name: `${form}.${name}`, field, rules: [...confirmed.rules, ...field.rules] }
      }),
  )

const isBroken = (rules: Field['rules'], text: string, ofContract: boolean) =>
  rules.some((rule) => (!ofContract || rule.contract) && rule.issueOf(text, () => text))

describe('form and contract agree', () => {
  test.each(fields)('on any text in $name', ({ field, rules }) => {
    const schema = fieldSchema(field)
    fc.assert(
      fc.property(anyText, (typed) => {
        const text = field.read(typed)
        const isRefused = !schema.safeParse(typed).success
        // A text that the contract refuses has a problem in the form, and one beyond the form's lengths and patterns is refused.
        expect([typed, isRefused && !isBroken(rules, text, false)]).toEqual([typed, false])
        expect([typed, isBroken(field.rules, text, true) && !isRefused]).toEqual([typed, false])
      }),
      { numRuns: 60 },
    )
  })

  test('on a password of letters and emoji, whose emoji count as one character each', () => {
    const { password } = forms.signUpForm
    const lengths: number[] = []
    for (const typed of ['👗👗👗👗', 'ab👗👗👗👗', '👗'.repeat(8), '👗'.repeat(100)]) {
      lengths.push(lengthOf(typed))
      expect([typed, isBroken(password.rules, typed, false)]).toEqual([
        typed,
        !fieldSchema(password).safeParse(typed).success,
      ])
    }
    expect(lengths).toEqual([4, 6, 8, 100])
  })
})

test('a text is truncated between characters, to exactly the limit', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.nat(12), (text, limit) => {
      const cut = cutTo(text, limit)
      expect(text.startsWith(cut)).toBe(true)
      expect(lengthOf(cut)).toBe(Math.min(limit, lengthOf(text)))
      expect(cut.isWellFormed()).toBe(true)
    }),
  )
})
