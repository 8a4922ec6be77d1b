import { expect, test } from 'vitest'
import { inlineStyles, readStylesheet } from '#server/inline-styles.ts'
import { Stylesheet } from '#server/stylesheet.ts'

const link = (name: string) =>
  `<link rel="stylesheet" href="/_next/static/chunks/${name}" data-precedence="next"/>`

const stylesheets: Readonly<Record<string, Stylesheet>> = {
  'a-1.css': new Stylesheet('.price{content:"$1 $&"}.cart{color:red}'),
  'b~2.css': new Stylesheet('.b{color:red}'),
  'theme.css': new Stylesheet(':root{--ink:red}'),
  'uses.css': new Stylesheet('p{color:var(--ink)}'),
  'bad.css': new Stylesheet('a{content:"</style><script>"}'),
}
const read = (name: string) => stylesheets[name] ?? null

test('a page contains the styles that it uses in place of the link', () => {
  const { html, styles } = inlineStyles(`${link('a-1.css')}<p class="price">`, read)
  expect(html).toBe('<style>.price{content:"$1 $&"}</style><p class="price">')
  expect(styles).toEqual(['/_next/static/chunks/a-1.css'])
})

test('several stylesheets stay in the order of their links', () => {
  const { html, styles } = inlineStyles(
    `${link('b~2.css')}${link('a-1.css')}<p class="price b">`,
    read,
  )
  expect(html.indexOf('.b{')).toBeLessThan(html.indexOf('.price'))
  expect(styles).toEqual(['/_next/static/chunks/b~2.css', '/_next/static/chunks/a-1.css'])
})

test.each([
  ['for a rule of another stylesheet', 'uses.css'],
  ['where a stylesheet is not found', 'gone.css'],
])('a custom property stays %s', (_, other) => {
  const { html } = inlineStyles(link('theme.css') + link(other), read)
  expect(html).toContain('<style>:root{--ink:red}</style>')
  expect(inlineStyles(link('theme.css'), read).html).toBe('<style></style>')
})

test('a text of a stylesheet does not close its element', () => {
  expect(inlineStyles(`<a>${link('bad.css')}`, read).html).toMatch(
    /^<a><style>[^<]*<script>"}<\/style>$/,
  )
})

test.each([
  ['a stylesheet of another build', link('gone.css')],
  ['a stylesheet of another origin', '<link rel="stylesheet" href="https://cdn.example/a-1.css"/>'],
  ['a path outside the folder', link('../../a-1.css')],
  ['a preload', '<link rel="preload" as="style" href="/_next/static/chunks/a-1.css"/>'],
])('%s is not changed', (_, tag) => {
  expect(inlineStyles(`<head>${tag}</head>`, read)).toEqual({
    html: `<head>${tag}</head>`,
    styles: [],
  })
})

test('a file that the build does not have is null', () => {
  expect(readStylesheet('no-such-sheet.css')).toBeNull()
})
