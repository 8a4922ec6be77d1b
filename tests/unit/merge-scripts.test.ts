import { hash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { mergeScripts } from '#server/merge-scripts.ts'

const bootstrap =
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/chunks/a.js"]});'
const start = '(self.__next_f=self.__next_f||[]).push([0])'
const data = 'self.__next_f.push([1,"1:\\"$Sreact.fragment\\"\\n\\u003c/script\\u003e"])'

const tag = (script: string) => `<script>${script}</script>`
const pageWith = (...scripts: string[]) =>
  `<!DOCTYPE html><html><head>${tag(bootstrap)}</head><body><p>Kemeja</p>${scripts.map(tag).join('<hr/>')}</body></html>`

/** The inline scripts of a page. */
const scriptsOf = (html: string) =>
  [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, s]) => s)

describe("a page's framework scripts", () => {
  test('become one, in their order, at the end of the body, after what must come first', () => {
    const { html } = mergeScripts(pageWith(start, data), ['first()'])
    expect(scriptsOf(html)).toEqual([`first();${[bootstrap, start, data].join(';')}`])
    expect(html).toMatch(/<\/script><\/body><\/html>$/)
    expect(html).toContain('<p>Kemeja</p><hr/>')
  })

  test('are allowed by the hash of exactly that script', () => {
    const { html, scriptHash } = mergeScripts(pageWith(start, data), [])
    expect(scriptHash).toBe(`'sha256-${hash('sha256', scriptsOf(html)[0] ?? '', 'base64')}'`)
  })

  test('are merged also with the nonce of the request that rendered the page', () => {
    const { html } = mergeScripts(`<body><script nonce="abc=">${data}</script></body>`, [])
    expect(html).toBe(`<body><script>${data}</script></body>`)
  })
})

describe('what stays where it is', () => {
  test.each([
    ['JSON-LD', '<script type="application/ld+json">{"@type":"Store"}</script>'],
    ['a script file', '<script src="/_next/static/chunks/a.js" async=""></script>'],
  ])('%s', (_, other) => {
    expect(mergeScripts(`<body>${other}${tag(data)}</body>`, []).html).toBe(
      `<body>${other}${tag(data)}</body>`,
    )
  })

  test('a page without scripts, which needs no hash', () => {
    expect(mergeScripts('<body>Kemeja</body>', [])).toEqual({
      html: '<body>Kemeja</body>',
      scriptHash: '',
    })
  })
})

describe('a script that is not the framework’s is not in the hash', () => {
  test.each([
    'alert(1)',
    `${data};alert(1)`,
    'self.__next_f.push(alert(1))',
    'self.__next_f.push([1,"x"]);alert([1])',
    'self.__next_f.push([1,`x`])',
    '(self.__next_f=alert(1)||[]).push([0])',
    'self.__next_f.push()',
    '',
  ])('%s', (script) => {
    const { html, scriptHash } = mergeScripts(pageWith(script, data), [])
    expect(html).toContain(tag(script))
    expect(scriptHash).toBe(mergeScripts(pageWith(data), []).scriptHash)
  })
})
