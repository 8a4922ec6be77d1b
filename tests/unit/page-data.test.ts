import { describe, expect, test } from 'vitest'
import { takeData } from '#server/page-data.ts'

const bootstrap =
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/chunks/a.js"]});'
const start = '(self.__next_f=self.__next_f||[]).push([0])'
const data = 'self.__next_f.push([1,"1:\\"$Sreact.fragment\\"\\n\\u003c/script\\u003e"])'

const tag = (script: string) => `<script>${script}</script>`
const pageWith = (...scripts: string[]) =>
  `<!DOCTYPE html><html><head>${tag(bootstrap)}</head><body><p>Kemeja</p>${scripts.map(tag).join('<hr/>')}</body></html>`

describe("the data of a page's framework scripts", () => {
  test('is taken out of the page, in its order, each value for its queue', () => {
    expect(takeData(pageWith(start, data))).toEqual({
      html: '<!DOCTYPE html><html><head></head><body><p>Kemeja</p><hr/></body></html>',
      pushes: [
        ['TURBOPACK', { otherChunks: ['static/chunks/a.js'] }],
        ['__next_f', [0]],
        ['__next_f', [1, '1:"$Sreact.fragment"\n</script>']],
      ],
    })
  })

  test('is taken also with the nonce of the request that rendered the page', () => {
    const { html, pushes } = takeData(`<body><script nonce="abc=">${start}</script></body>`)
    expect([html, pushes]).toEqual(['<body></body>', [['__next_f', [0]]]])
  })
})

describe('what stays where it is', () => {
  test.each([
    ['JSON-LD', '<script type="application/ld+json">{"@type":"Store"}</script>'],
    ['a script file', '<script src="/_next/static/chunks/a.js" async=""></script>'],
    ['a script that is not the framework’s', tag('alert(1)')],
    ['a push with more behind it', tag(`${data};alert(1)`)],
    ['a push of something else than data', tag('self.__next_f.push(alert(1))')],
    ['a push of data and something else', tag('self.__next_f.push([1,"x"]);alert([1])')],
    ['a push of a template', tag('self.__next_f.push([1,`x`])')],
    ['another queue', tag('(self.__next_f=alert(1)||[]).push([0])')],
    ['a push of nothing', tag('self.__next_f.push()')],
    ['an empty script', tag('')],
  ])('%s', (_, other) => {
    const { html, pushes } = takeData(`<body>${other}${tag(start)}</body>`)
    expect(html).toBe(`<body>${other}</body>`)
    expect(pushes).toHaveLength(1)
  })

  test('a page without scripts', () => {
    expect(takeData('<body>Kemeja</body>')).toEqual({ html: '<body>Kemeja</body>', pushes: [] })
  })
})
