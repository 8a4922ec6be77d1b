import { expect, test } from 'vitest'
import { builtSheet } from '#server/built-sheet.ts'
import { withStyles } from '#server/inline-styles.ts'

const link = (name: string) =>
  `<link rel="stylesheet" href="/_next/static/chunks/${name}" data-precedence="next"/>`

const sheets: Readonly<Record<string, string>> = {
  'a-1.css': '@font-face{src:url(../media/jakarta.woff2)}.price{content:"$1 $&"}',
  'b~2.css': '.b{}',
  'bad.css': 'a{content:"</style><script>"}',
}
const sheet = (name: string) => sheets[name] ?? null

test('a page holds its styles in place of the link', () => {
  const page = withStyles(`<head>${link('a-1.css')}</head>`, sheet)
  expect(page).toContain(
    '<head><style>@font-face{src:url(/_next/static/media/jakarta.woff2)}.price{content:"$1 $&"}</style>',
  )
  expect(page).not.toContain('<link')
})

test('what stands in for the link has its address, and is no element that a browser fetches', () => {
  const page = withStyles(link('a-1.css'), sheet)
  expect(page).toContain('createElementNS("http://www.w3.org/2000/svg","link")')
  expect(page).toContain('["href","/_next/static/chunks/a-1.css"]')
})

test('each of several sheets stands where its link does', () => {
  const page = withStyles(link('b~2.css') + link('a-1.css'), sheet)
  expect(page.indexOf('.b{}')).toBeLessThan(page.indexOf('.price'))
  expect(page.match(/<style>/g)).toHaveLength(2)
})

test.each([
  ['a sheet of another build', link('gone.css')],
  ['a sheet that would end the element it stands in', link('bad.css')],
  ['a sheet from elsewhere', '<link rel="stylesheet" href="https://cdn.example/a-1.css"/>'],
  ['a path out of the folder', link('../../a-1.css')],
  ['a preload', '<link rel="preload" as="style" href="/_next/static/chunks/a-1.css"/>'],
])('%s stays as it is', (_, tag) => {
  expect(withStyles(`<head>${tag}</head>`, sheet)).toBe(`<head>${tag}</head>`)
})

test('a name that no build has is no sheet', () => {
  expect(builtSheet('no-such-sheet.css')).toBeNull()
})
