import { describe, expect, test } from 'vitest'
import { editText, readMarkup } from '#finish/read-markup.ts'

const sourceOf = (page: string) => (tag: { start: number; end: number }) =>
  page.slice(tag.start, tag.end)

describe('a page is read', () => {
  test('with the place of each script, and its text', () => {
    const page = '<p>a<script>b("<p>")</script>c<script src="d" async></script></p>'
    const { scripts } = readMarkup(page)
    expect(scripts.map(sourceOf(page))).toEqual([
      '<script>b("<p>")</script>',
      '<script src="d" async></script>',
    ])
    expect(scripts.map(({ text }) => text)).toEqual(['b("<p>")', ''])
    expect(scripts[1]?.attributes).toEqual({ src: 'd', async: '' })
  })

  test('with attributes as a browser knows them, however they are written', () => {
    const page = `<link HREF='a&amp;b' rel=preload\n as = "script"><input disabled>`
    const { links, inputs } = readMarkup(page)
    expect(links).toMatchObject([{ attributes: { href: 'a&b', rel: 'preload', as: 'script' } }])
    expect(inputs.map(sourceOf(page))).toEqual(['<input disabled>'])
  })

  test('with the names that selectors use: of SVG in its own case', () => {
    const { names } = readMarkup('<p class="a [&amp;&gt;li]:p-4\n b"><svg><linearGradient/></svg>')
    for (const name of ['a', '[&>li]:p-4', 'b', '<p', '<linearGradient']) {
      expect(names).toContain(name)
    }
  })

  test('with the end of its body, or of all when it has none', () => {
    expect(readMarkup('<body><!--</body>-->a</body></html>').endOfBody).toBe(21)
    expect(readMarkup('<body>a').endOfBody).toBe(7)
    expect(readMarkup('<p>a').endOfBody).toBe(4)
  })
})

describe('a page has no script', () => {
  test.each([
    ['in a comment', '<!--<script>a</script>-->'],
    ['in an attribute', '<p title="<script>a</script>">'],
    ['in a text field', '<textarea><script>a</script></textarea>'],
    ['as text', '<p>&lt;script&gt;a&lt;/script&gt;</p>'],
  ])('%s', (_, page) => {
    expect(readMarkup(page).scripts).toEqual([])
  })
})

test('a script without an end goes to the end of the page', () => {
  expect(readMarkup('<p><script>a</p>').scripts).toMatchObject([{ text: 'a</p>' }])
})

describe('an edited text', () => {
  test('is the same but for the edits, in whatever order they come', () => {
    const edits = [
      { start: 4, end: 5, text: '' },
      { start: 0, end: 1, text: 'A$&' },
      { start: 2, end: 2, text: '-' },
    ]
    expect(editText('abcdef', edits)).toBe('A$&b-cdf')
  })

  test('without edits is the same', () => {
    expect(editText('abc', [])).toBe('abc')
  })
})
