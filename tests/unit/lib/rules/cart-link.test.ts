import { typedText } from '@etalase/contract/rules/typed-text.ts'
import { describe, expect, test } from 'vitest'
import { cartLinkItems, maxLinkLines, readCartLink } from '#lib/rules/cart-link.ts'

const shirt = { product_detail_id: 1001, size: 'M', qty: 2 }

describe('a link that fills a cart', () => {
  test('names products, sizes and quantities; the default quantity is one', () => {
    expect(readCartLink('1001:M:2, 1040:3/4 Y')).toEqual({
      lines: [shirt, { product_detail_id: 1040, size: '3/4 Y', qty: 1 }],
      unreadable: [],
      isTooLong: false,
    })
  })

  test.each(['1001:M:2\u200b', '\u00a01001: M:2', '１００１:M:２', '\ufeff1001:M:2'])(
    'is understood as pasted: %j',
    (items) => expect(readCartLink(items).lines).toEqual([shirt]),
  )

  test('with duplicates adds them up, to 99 at most', () => {
    expect(readCartLink('1001:M:1,1001:M:1').lines).toEqual([shirt])
    expect(readCartLink('1001:M:98,1001:M:98').lines).toEqual([{ ...shirt, qty: 99 }])
  })

  test.each([
    '1001',
    '1001:',
    ':M:1',
    '0:M:1',
    '-1:M:1',
    '1e3:M:1',
    '9999999999:M:1',
    '1001:M:0',
    '1001:M:-1',
    '1001:M:1.5',
    '1001:M:100',
    '1001:M:1:1',
    `1001:${'M'.repeat(21)}:1`,
    '1001:\u0000:1',
    '<script>alert(1)</script>',
    '__proto__:M:1',
  ])('with %j uses the other parts, and reports the invalid one', (part) => {
    expect(readCartLink(`${part},1001:M:2`)).toEqual({
      lines: [shirt],
      unreadable: [typedText(part).slice(0, 40)],
      isTooLong: false,
    })
  })

  test.each(['', ',', ' , ,'])('without any parts (%j) is empty', (items) => {
    expect(readCartLink(items)).toEqual({ lines: [], unreadable: [], isTooLong: false })
  })

  test('of ten thousand parts keeps twenty and says so', () => {
    const ids = Array.from({ length: 10_000 }, (_, index) => `${index + 1}:M:1`)
    const { lines, isTooLong } = readCartLink(ids.join(','))
    expect(lines).toHaveLength(maxLinkLines)
    expect(isTooLong).toBe(true)
  })

  test('is written in the format that is read', () => {
    const { lines } = readCartLink('1001:M:2,1040:3/4 Y')
    expect(readCartLink(cartLinkItems(lines)).lines).toEqual(lines)
  })
})
