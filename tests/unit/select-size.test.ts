import type { IncomingMessage } from 'node:http'
import { describe, expect, test } from 'vitest'
import { requestedSize, selectSize } from '#server/select-size.ts'

// `requestedSize` reads the URL alone.
const sizeOf = (url: string) => requestedSize({ url } as IncomingMessage)

const radio = (value: string, { isSoldOut = false, isChecked = false } = {}) =>
  `<input type="radio" required="" aria-disabled="${isSoldOut}"${isChecked ? ' checked=""' : ''} class="peer" name="size" value="${value}"/>`

describe('the size that an address asks for', () => {
  test('is that of a product page', () => {
    expect(sizeOf('/product/1001?utm_source=mail&size=M')).toBe('M')
  })

  test.each(['/product/1001', '/product/1001?sized=M', '/products?size=M', '/product/a/b?size=M'])(
    '%s asks for none',
    (url) => {
      expect(sizeOf(url)).toBeNull()
    },
  )
})

describe('a page with a requested size', () => {
  test('has that size selected, and no other', () => {
    const page = radio('S') + radio('M')
    expect(selectSize(page, 'M')).toBe(
      radio('S') + radio('M').replace('<input', '<input checked=""'),
    )
  })

  test.each([
    ['an unknown size', radio('S'), 'XXL'],
    ['a sold-out size', radio('S', { isSoldOut: true }), 'S'],
    ['a selected size', radio('S', { isChecked: true }), 'S'],
    ['a size with markup', radio('S'), 'S"/><script>alert(1)</script>'],
    ['an empty size', radio('S'), ''],
  ])('is unchanged by %s', (_, page, size) => {
    expect(selectSize(page, size)).toBe(page)
  })
})
