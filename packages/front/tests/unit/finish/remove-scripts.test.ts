import { expect, test } from 'vitest'
import { removeScripts } from '#finish/remove-scripts.ts'

const page = (head: string, body: string) =>
  `<!DOCTYPE html><html><head>${head}</head><body>${body}</body></html>`

test('removes scripts, their data and preloads, and keeps styles, fonts and data blocks', () => {
  const kept = '<link rel="stylesheet" href="/a.css"><link rel="preload" as="font" href="/a.woff2">'
  const data = '<script type="application/ld+json">{"@type":"Order"}</script>'
  const head = `${kept}<link rel="preload" as="script" href="/a.js"><script src="/a.js" async></script>`
  const body = `<p>Kemeja</p><script>self.__next_f.push([1,"<p>"])</script>${data}`
  expect(removeScripts(page(head, body))).toBe(page(kept, `<p>Kemeja</p>${data}`))
})

test('moves the content of noscript into the page', () => {
  const style = '<style>.needs-script{display:none}</style>'
  const head = `<noscript>${style}</noscript>`
  const body = '<noscript><a href="/cart">Cart</a></noscript>'
  expect(removeScripts(page(head, body))).toBe(page(style, '<a href="/cart">Cart</a>'))
})

test("keeps shoppers' text that looks like a script", () => {
  const body = '<p>&lt;script&gt;alert(1)&lt;/script&gt; &lt;noscript&gt;</p>'
  expect(removeScripts(page('', body))).toBe(page('', body))
})
