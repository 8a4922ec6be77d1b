import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { emailKey, isEmail } from '#rules/email.ts'

const zodEmail = z.email().max(128)

/** Texts of the letters that matter, some of which are addresses. */
const nearly = fc
  .tuple(
    fc.string({ unit: fc.constantFrom(...'aZ9_.\'+-@ "é') }),
    fc.string({ unit: fc.constantFrom(...'aZ9.-_@') }),
    fc.constantFrom('.id', '.com', '.i', '', '.co.id', '.9a', '-.id'),
  )
  .map(([name, host, end]) => `${name}@a${host}${end}`)

describe('an email address', () => {
  test('is valid exactly when zod accepts it', () => {
    fc.assert(
      fc.property(nearly, (text) => {
        expect([text, isEmail(text)]).toEqual([text, zodEmail.safeParse(text).success])
      }),
      { numRuns: 5_000 },
    )
  })

  test.each(['sari@example.com', "o'sari+batik@mail.example.co.id", 'a@b-c.id', 'A_1@X9.ID'])(
    '%o is valid',
    (text) => {
      expect([isEmail(text), zodEmail.safeParse(text).success]).toEqual([true, true])
    },
  )

  test.each([
    '',
    'sari',
    '@a.id',
    'a@',
    'a@b',
    '.a@b.id',
    'a..b@c.id',
    'a.@b.id',
    'a@b.id\n',
    'a b@c.id',
  ])('%j is invalid', (text) => {
    expect(isEmail(text)).toBe(false)
  })

  test.each(['<Sari@Example.com>', 'mailto:sari@example.com', ' sari@exam\u200bple.com. '])(
    'has one account and one limit of attempts, even as %j',
    (typed) => expect(emailKey(typed)).toBe('sari@example.com'),
  )

  test('may have at most 128 characters', () => {
    expect(isEmail(`${'a'.repeat(122)}@bc.id`)).toBe(true)
    expect(isEmail(`${'a'.repeat(123)}@bc.id`)).toBe(false)
  })

  test('is validated fast, however long the text', () => {
    const start = performance.now()
    for (const part of ['a.', "a'", 'a-', '.']) isEmail(part.repeat(60))
    for (const part of ['a.', 'a-', "'"]) isEmail(`a@${part.repeat(60)}`)
    expect(performance.now() - start).toBeLessThan(100)
  })
})
