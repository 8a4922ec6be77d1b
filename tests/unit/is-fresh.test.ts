import { expect, test } from 'vitest'
import { isFresh } from '#server/is-fresh.ts'

test.each(['W/"a"', '"a"', 'W/"b", W/"a"', '"b","a"', '*', ' * '])('%s names W/"a"', (header) => {
  expect(isFresh(header, 'W/"a"')).toBe(true)
})

test.each([undefined, '', 'W/"ab"', '"aa"', 'a', 'W/"b", "c"'])('%s does not', (header) => {
  expect(isFresh(header, 'W/"a"')).toBe(false)
})
