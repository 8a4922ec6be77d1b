import { expect, test } from 'vitest'
import { nameWithColor } from '#rules/codes.ts'

test.each([
  ['Everyday T-shirt', 'Navy', 'Everyday T-shirt, Navy'],
  ['Everyday T-shirt in NAVY', 'navy', 'Everyday T-shirt in NAVY'],
])('%s in the colour %s is named %s', (product_name, name, expected) => {
  expect(nameWithColor({ product_name, color: { name } })).toBe(expected)
})

test.each([null, undefined])('a product with the colour %s keeps its name', (color) => {
  expect(nameWithColor({ product_name: 'Sarong', color })).toBe('Sarong')
})
