import { describe, expect, test } from 'vitest'
import { selectableSizes, selectSize } from '#finish/finish-page.ts'
import { readMarkup } from '#finish/read-markup.ts'

const radio = (value: string, { isSoldOut = false, isChecked = false } = {}) =>
  `<input type="radio" required="" aria-disabled="${isSoldOut}"${isChecked ? ' checked=""' : ''} class="peer" name="size" value="${value}"/>`

const sizesOf = (page: string) => selectableSizes(readMarkup(page).inputs)

describe('the sizes that an address can select', () => {
  test('are those of the page, with entities decoded', () => {
    expect(sizesOf(radio('S') + radio('6&quot;'))).toEqual(['S', '6"'])
  })

  test.each([
    ['a sold-out size', radio('S', { isSoldOut: true })],
    ['a disabled size', '<input type="radio" name="size" value="S" disabled>'],
    ['the size that is selected', radio('S', { isChecked: true })],
    ['another choice', '<input type="radio" name="color" value="S">'],
    ['a field', '<input name="size" value="S">'],
    ['a size in a comment', `<!--${radio('S')}-->`],
  ])('do not include %s', (_, page) => {
    expect(sizesOf(page)).toEqual([])
    expect(selectSize(page, 'S')).toBe(page)
  })
})

describe('a page with a requested size', () => {
  test('has only that size selected', () => {
    const page = radio('S') + radio('M')
    expect(selectSize(page, 'M')).toBe(
      radio('S') + radio('M').replace('<input', '<input checked=""'),
    )
  })

  test('has it selected in whatever order its attributes are', () => {
    const page = '<input value="M" name="size" aria-disabled="false" type="radio">'
    expect(selectSize(page, 'M')).toBe(page.replace('<input', '<input checked=""'))
  })

  test.each([
    ['an unknown size', radio('S'), 'XXL'],
    ['a size with markup', radio('S'), 'S"/><script>alert(1)</script>'],
    ['an empty size', radio('S'), ''],
  ])('is unchanged by %s', (_, page, size) => {
    expect(selectSize(page, size)).toBe(page)
  })
})
