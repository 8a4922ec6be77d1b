import { expect, test } from 'vitest'
import { removeScripts } from '#finish/remove-scripts.ts'

const page = (head: string, body: string) =>
  `<!DOCTYPE html><html><head>${head}</head><body>${body}</body></html>`

test('scripts, their data and the hints to fetch them go; styles, fonts and blocks of data stay', () => {
  const kept = '<link rel="stylesheet" href="/a.css"><link rel="preload" as="font" href="/a.woff2">'
  const data = '<script type="application/ld+json">{"@type":"Order"}</script>'
  const head = `${kept}<link rel="preload" as="script" href="/a.js"><script src="/a.js" async></script>`
  const body = `<p>Kemeja</p><script>self.__next_f.push([1,"<p>"])</script>${data}`
  expect(removeScripts(page(head, body))).toBe(page(kept, `<p>Kemeja</p>${data}`))
})

test('what is for browsers without scripts is part of the page', () => {
  const style = '<style>.needs-script{display:none}</style>'
  const head = `<noscript>${style}</noscript>`
  const body = '<noscript><a href="/cart">Cart</a></noscript>'
  expect(removeScripts(page(head, body))).toBe(page(style, '<a href="/cart">Cart</a>'))
})

test('what a shopper typed stays text, though it looks like a script', () => {
  const body = '<p>&lt;script&gt;alert(1)&lt;/script&gt; &lt;noscript&gt;</p>'
  expect(removeScripts(page('', body))).toBe(page('', body))
})
