import { expect, test } from 'vitest'
import { cssUrl } from '#components/ui/image-props.ts'

test('keeps a plain address in a style unchanged', () => {
  expect(cssUrl('/img/750/products/tee-1.webp')).toBe('url(/img/750/products/tee-1.webp)')
})

test("a parenthesis or quote in a picture's name does not end the value", () => {
  expect(cssUrl(`/img/750/tee(1)'s.webp`)).toBe(String.raw`url(/img/750/tee\(1\)\'s.webp)`)
  expect(cssUrl('x);color:red')).toBe(String.raw`url(x\);color:red)`)
})
