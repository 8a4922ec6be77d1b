import { describe, expect, test } from 'vitest'
import { editText, readMarkup } from '#finish/read-markup.ts'

const sourceOf = (page: string) => (tag: { start: number; end: number }) =>
  page.slice(tag.start, tag.end)

describe('reading a page', () => {
  test('finds the place and text of each script', () => {
    const page = '<p>a<script>b("<p>")</script>c<script src="d" async></script></p>'
    const { scripts } = readMarkup(page)
    expect(scripts.map(sourceOf(page))).toEqual([
      '<script>b("<p>")</script>',
      '<script src="d" async></script>',
    ])
    expect(scripts.map(({ text }) => text)).toEqual(['b("<p>")', ''])
    expect(scripts[1]?.attributes).toEqual({ src: 'd', async: '' })
  })

  test('returns attributes as browsers see them, however they are written', () => {
    const page = `<link HREF='a&amp;b' rel=preload\n as = "script"><input disabled>`
    const { links, inputs } = readMarkup(page)
    expect(links).toMatchObject([{ attributes: { href: 'a&b', rel: 'preload', as: 'script' } }])
    expect(inputs.map(sourceOf(page))).toEqual(['<input disabled>'])
  })

  test('returns the names that selectors use, SVG names in their own case', () => {
    const { names } = readMarkup('<p class="a [&amp;&gt;li]:p-4\n b"><svg><linearGradient/></svg>')
    for (const name of ['a', '[&>li]:p-4', 'b', '<p', '<linearGradient']) {
      expect(names).toContain(name)
    }
  })

  test('finds the end of the body, or of the page without one', () => {
    expect(readMarkup('<body><!--</body>-->a</body></html>').endOfBody).toBe(21)
    expect(readMarkup('<body>a').endOfBody).toBe(7)
    expect(readMarkup('<p>a').endOfBody).toBe(4)
  })
})

describe('reading a page finds no script', () => {
  test.each([
    ['in a comment', '<!--<script>a</script>-->'],
    ['in an attribute', '<p title="<script>a</script>">'],
    ['in a text field', '<textarea><script>a</script></textarea>'],
    ['as text', '<p>&lt;script&gt;a&lt;/script&gt;</p>'],
  ])('%s', (_, page) => {
    expect(readMarkup(page).scripts).toEqual([])
  })
})

test('an unclosed script extends to the end of the page', () => {
  expect(readMarkup('<p><script>a</p>').scripts).toMatchObject([{ text: 'a</p>' }])
})

describe('an edited text', () => {
  test('changes only by its edits, in whatever order they come', () => {
    const edits = [
      { start: 4, end: 5, text: '' },
      { start: 0, end: 1, text: 'A$&' },
      { start: 2, end: 2, text: '-' },
    ]
    expect(editText('abcdef', edits)).toBe('A$&b-cdf')
  })

  test('stays the same without edits', () => {
    expect(editText('abc', [])).toBe('abc')
  })
})
