import { qrisProblem, withChecksum } from '@etalase/contract/rules/payment/qris.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

const field = (tag: string, value: string) =>
  `${tag}${String(value.length).padStart(2, '0')}${value}`

const fields = {
  '00': '01',
  '01': '12',
  '26': '0016ID.CO.EXAMPLE.WWW0118936009150000000000',
  '52': '5651',
  '53': '360',
  '54': '209000',
  '58': 'ID',
  '59': 'SANDANG NUSA',
  '60': 'JAKARTA',
}

const qris = (changes: Record<string, string | undefined> = {}) =>
  withChecksum(
    Object.entries({ ...fields, ...changes })
      .filter((entry): entry is [string, string] => entry[1] !== undefined)
      .map(([tag, value]) => field(tag, value))
      .join(''),
  )

describe('the checksum of a QR text', () => {
  test("matches EMVCo's example", () => {
    const example =
      '00020101021229300012D156000000000510A93FO3230Q31280012D15600000001030812345678520441115802CN5914BEST TRANSPORT6007BEIJING64200002ZH0104最佳运输0202北京540523.7253031565502016233030412340603***0708A60086670902ME91320016A0112233449988770708123456786304A13A'
    expect(withChecksum(example.slice(0, -8))).toBe(example)
  })

  test('is also read in lower case', () => {
    const text = qris()
    expect(qrisProblem(text.slice(0, -4) + text.slice(-4).toLowerCase(), 209_000)).toBeNull()
  })

  test('detects each changed digit of the amount, and any other changed character', () => {
    const text = qris()
    fc.assert(
      fc.property(fc.nat(text.length - 5), fc.constantFrom(...'0123456789AZ'), (at, sign) => {
        fc.pre(text[at] !== sign)
        const changed = text.slice(0, at) + sign + text.slice(at + 1)
        expect(qrisProblem(changed, 209_000)).not.toBeNull()
      }),
    )
  })
})

describe('a QR text is shown', () => {
  test('when it is a QRIS of the bill', () => {
    expect(qrisProblem(qris(), 209_000)).toBeNull()
    expect(qrisProblem(qris({ '54': '209000.00' }), 209_000)).toBeNull()
  })

  test.each([
    ['of another amount', qris(), 209_001, 'amount'],
    ['of an amount with cents', qris({ '54': '209000.50' }), 209_000, 'amount'],
    ['without an amount, which the payer would type', qris({ '54': undefined }), 209_000, 'amount'],
    ['with a tip on top', qris({ '55': '01' }), 209_000, 'amount'],
    ['in another currency', qris({ '53': '840' }), 209_000, 'malformed'],
    ['of another country', qris({ '58': 'SG' }), 209_000, 'malformed'],
    ['of another version', qris({ '00': '02' }), 209_000, 'malformed'],
    ['that is an address', 'https://pay.example/209000', 209_000, 'malformed'],
    ['that is empty', '', 209_000, 'malformed'],
    ['that is cut off', qris().slice(0, -6), 209_000, 'malformed'],
    ['that is longer than any', qris({ '62': '9'.repeat(99) }).repeat(5), 209_000, 'malformed'],
    ['whose checksum is another', `${qris().slice(0, -4)}0000`, 209_000, 'checksum'],
  ])('but not %s', (_, text, total, problem) => {
    expect(qrisProblem(text, total)).toBe(problem)
  })

  test('never with an exception, whatever the text', () => {
    fc.assert(fc.property(fc.string(), (text) => void qrisProblem(text, 1)))
  })
})
