import { expect, test } from 'vitest'
import { inlineStyles, readStylesheet } from '#finish/inline-styles.ts'
import { fontScript, fontStyle, wideLinks, wideScript } from '#finish/late-styles.ts'
import { editText, readMarkup } from '#finish/read-markup.ts'
import { propertiesIn, Stylesheet } from '#finish/stylesheet.ts'

const link = (name: string) =>
  `<link rel="stylesheet" href="/_next/static/chunks/${name}" data-precedence="next"/>`

const fontFile = '@font-face{font-family:jakarta;src:url(/_next/static/media/jakarta.woff2)}'
const deviceFont = '@font-face{font-family:fallback;src:local("Arial")}'

const stylesheets: Readonly<Record<string, Stylesheet>> = {
  'a-1.css': new Stylesheet('.price{content:"$1 $&"}.cart{color:red}'),
  'b~2.css': new Stylesheet('.b{color:red}'),
  'theme.css': new Stylesheet(':root{--ink:red}'),
  'uses.css': new Stylesheet('p{color:var(--ink)}'),
  'fonts.css': new Stylesheet(`${deviceFont}${fontFile}p{margin:0}`),
  'wide.css': new Stylesheet('p{margin:0}@media (min-width:48rem){p{margin:1px}}'),
  'bad.css': new Stylesheet('a{content:"</style><script>"}'),
}
const read = (name: string) => stylesheets[name] ?? null

function inline(page: string, hasScripts = true) {
  const { links, names } = readMarkup(page)
  const use = { names, properties: propertiesIn(page) }
  const { edits, styles, script } = inlineStyles(links, use, { read, hasScripts })
  return { html: editText(page, edits), styles, script }
}

test('a page contains the styles that it uses in place of the link', () => {
  const { html, styles } = inline(`${link('a-1.css')}<p class="price">`)
  expect(html).toBe('<style>.price{content:"$1 $&"}</style><p class="price">')
  expect(styles).toEqual(['/_next/static/chunks/a-1.css'])
})

test.each([
  [
    'another order',
    '<link data-precedence="next" href="/_next/static/chunks/a-1.css" rel=stylesheet>',
  ],
  [
    'a mode of fetching',
    '<link rel="stylesheet" href="/_next/static/chunks/a-1.css" crossorigin="" data-precedence="next"/>',
  ],
])('a link with its attributes in %s is replaced too', (_, tag) => {
  expect(inline(tag).html).toBe('<style></style>')
})

test('a stylesheet of a deployment keeps its full address for after the page load', () => {
  const { html, styles } = inline(`${link('a-1.css?dpl=v1')}<p class="cart">`)
  expect(html).toBe('<style>.cart{color:red}</style><p class="cart">')
  expect(styles).toEqual(['/_next/static/chunks/a-1.css?dpl=v1'])
})

test('several stylesheets keep the order of their links', () => {
  const { html, styles } = inline(`${link('b~2.css')}${link('a-1.css')}<p class="price b">`)
  expect(html.indexOf('.b{')).toBeLessThan(html.indexOf('.price'))
  expect(styles).toEqual(['/_next/static/chunks/b~2.css', '/_next/static/chunks/a-1.css'])
})

test('font files come after the other rules, with the script that defers them', () => {
  const { html, script } = inline(`${link('fonts.css')}<p>`)
  expect(html).toBe(`<style>${deviceFont}p{margin:0}</style>${fontStyle(fontFile)}<p>`)
  expect(script).toBe(fontScript)
})

test('a page without scripts has its fonts among its rules, and no script', () => {
  const { html, script } = inline(`${link('fonts.css')}<p>`, false)
  expect(html).toBe(`<style>${deviceFont}${fontFile}p{margin:0}</style><p>`)
  expect(script).toBe('')
})

test('rules only for wide screens are left out, and a wide screen loads the full stylesheets', () => {
  const { html, styles, script } = inline(`${link('a-1.css')}${link('wide.css')}<p>`)
  const href = '/_next/static/chunks/wide.css'
  expect(html).toBe(`<style></style><style>p{margin:0}</style>${wideLinks([href])}<p>`)
  expect(styles).toContain(href)
  expect(script).toBe(wideScript([href]))
})

test('a page without scripts includes the rules for wide screens', () => {
  const { html, script } = inline(`${link('wide.css')}<p>`, false)
  expect(html).toBe('<style>p{margin:0}@media (min-width:48rem){p{margin:1px}}</style><p>')
  expect(script).toBe('')
})

test.each([
  ['for a rule of another stylesheet', 'uses.css'],
  ['where a stylesheet is not found', 'gone.css'],
])('a custom property stays %s', (_, other) => {
  const { html } = inline(link('theme.css') + link(other))
  expect(html).toContain('<style>:root{--ink:red}</style>')
  expect(inline(link('theme.css')).html).toBe('<style></style>')
})

test('text in a stylesheet does not close its element', () => {
  expect(inline(`<a>${link('bad.css')}`).html).toMatch(/^<a><style>[^<]*<script>"}<\/style>$/)
})

test.each([
  ['a stylesheet of another build', link('gone.css')],
  ['a stylesheet of another origin', '<link rel="stylesheet" href="https://cdn.example/a-1.css"/>'],
  ['a path outside the folder', link('../../a-1.css')],
  [
    'a stylesheet for print',
    '<link rel="stylesheet" href="/_next/static/chunks/a-1.css" media="print"/>',
  ],
  ['a preload', '<link rel="preload" as="style" href="/_next/static/chunks/a-1.css"/>'],
])('%s is not changed', (_, tag) => {
  expect(inline(`<head>${tag}</head>`)).toEqual({
    html: `<head>${tag}</head>`,
    styles: [],
    script: '',
  })
})

test('a file that is not in the build reads as null', () => {
  expect(readStylesheet('no-such-sheet.css')).toBeNull()
})
