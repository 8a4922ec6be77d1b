import { expect, test } from 'vitest'
import { cssUrl } from '#components/ui/image-props.ts'

test('an address goes into a style as it is', () => {
  expect(cssUrl('/img/750/products/tee-1.webp')).toBe('url(/img/750/products/tee-1.webp)')
})

test('a parenthesis or quote in the name of a picture does not end the value', () => {
  expect(cssUrl(`/img/750/tee(1)'s.webp`)).toBe(String.raw`url(/img/750/tee\(1\)\'s.webp)`)
  expect(cssUrl('x);color:red')).toBe(String.raw`url(x\);color:red)`)
})
