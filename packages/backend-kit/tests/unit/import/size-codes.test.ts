import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sizeOf } from '#import/size.ts'
import { sizeCodes, toSizeCode } from '#import/size-codes.ts'

const plain = (name: string) => ({ name, code: null })

const codesOf = (names: readonly string[], known: Parameters<typeof sizeCodes>[1] = []) =>
  sizeCodes(names.map(plain), known)

describe('a size code', () => {
  test.each([
    ['XL', 'XL'],
    ['One size', 'ONESIZE'],
    ['EU 42', 'EU42'],
    ['7/8 XL', null],
    ['36 ½', null],
    ['7.5', null],
    ['36 1/3', null],
    ['12-18 months old', null],
    ['Größe', null],
    ['+++', null],
  ])('of %j keeps its name, or adds a hash', (name, code) => {
    if (code === null) expect(toSizeCode(name)).toMatch(/^[A-Z0-9]{0,4}[A-Z0-9]{6}$/)
    else expect(toSizeCode(name)).toBe(code)
  })

  test.each([
    ['36 ½', '36'],
    ['7.5', '75'],
    ['36 1/3', '36.13'],
    ['12-18 months old', '12-18 months new'],
    ['小', '大'],
  ])('of %j differs from that of %j', (one, other) => {
    expect(toSizeCode(one)).not.toBe(toSizeCode(other))
  })

  test('has at most ten letters and digits, unique within the product', () => {
    const similar = fc.constantFrom('36', '36 ½', '36½', 'Small', 'SMALL', 'small', '7.5', '75', '')
    const names = fc.uniqueArray(fc.oneof(similar, fc.string()), { maxLength: 12 })
    fc.assert(
      fc.property(names, (given) => {
        const codes = [...codesOf(given).values()]
        expect(new Set(codes).size).toBe(given.length)
        for (const code of codes) expect(code).toMatch(/^[A-Z0-9]{1,10}$/)
      }),
    )
  })

  test("doesn't depend on the order of sizes in the file", () => {
    const names = ['Small', 'SMALL', 'small', '7.5', '75']
    expect(codesOf(names)).toEqual(codesOf(names.toReversed()))
  })

  test("keeps the catalogue's code, and new names get others", () => {
    const codes = codesOf(['36', '36 ½'], [{ sizeName: '36 ½', sizeCode: '36' }])
    expect(codes.get('36 ½')).toBe('36')
    expect(codes.get('36')).not.toBe('36')
  })

  const link = 'https://shop.example/product/7?size=2Y'
  const linked = sizeOf('2-3 years', { link, id: 'BO-7-2Y' })

  test("comes from our own feed's address when the id has it too", () => {
    expect(sizeCodes([linked], []).get('2-3 years')).toBe('2Y')
    const other = sizeOf('2-3 years', { link, id: 'other' })
    expect(sizeCodes([other], []).get('2-3 years')).not.toBe('2Y')
  })

  test('is not taken from the address when another size has it', () => {
    const known = [{ sizeName: 'Two years', sizeCode: '2Y' }]
    expect(sizeCodes([linked], known).get('2-3 years')).not.toBe('2Y')
  })
})
