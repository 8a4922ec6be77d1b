import { expect, test } from 'vitest'
import { inlineStyles, readStylesheet } from '#server/inline-styles.ts'

const link = (name: string) =>
  `<link rel="stylesheet" href="/_next/static/chunks/${name}" data-precedence="next"/>`

const stylesheets: Readonly<Record<string, string>> = {
  'a-1.css': '@font-face{src:url(../media/jakarta.woff2)}.price{content:"$1 $&"}',
  'b~2.css': '.b{}',
  'bad.css': 'a{content:"</style><script>"}',
}
const read = (name: string) => stylesheets[name] ?? null

test('a page contains its styles in place of the link', () => {
  const { html: page } = inlineStyles(`<head>${link('a-1.css')}</head>`, read)
  expect(page).toContain(
    '<head><style>@font-face{src:url(/_next/static/media/jakarta.woff2)}.price{content:"$1 $&"}</style>',
  )
  expect(page).not.toContain('<link')
})

test('the placeholder of the link has its URL, and is no element that a browser fetches', () => {
  const { html, script } = inlineStyles(link('a-1.css'), read)
  expect(script).toContain('createElementNS("http://www.w3.org/2000/svg","link")')
  expect(html).not.toContain('<script>')
  expect(script).toContain('["href","/_next/static/chunks/a-1.css"]')
})

test('several stylesheets stay in the order of their links', () => {
  const { html: page } = inlineStyles(link('b~2.css') + link('a-1.css'), read)
  expect(page.indexOf('.b{}')).toBeLessThan(page.indexOf('.price'))
  expect(page.match(/<style>/g)).toHaveLength(2)
})

test.each([
  ['a stylesheet of another build', link('gone.css')],
  ['a stylesheet that would close the style element', link('bad.css')],
  ['a stylesheet of another origin', '<link rel="stylesheet" href="https://cdn.example/a-1.css"/>'],
  ['a path outside the folder', link('../../a-1.css')],
  ['a preload', '<link rel="preload" as="style" href="/_next/static/chunks/a-1.css"/>'],
])('%s is not changed', (_, tag) => {
  expect(inlineStyles(`<head>${tag}</head>`, read)).toEqual({
    html: `<head>${tag}</head>`,
    script: '',
  })
})

test('a file that the build does not have is null', () => {
  expect(readStylesheet('no-such-sheet.css')).toBeNull()
})
