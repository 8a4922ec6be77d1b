import { describe, expect, test } from 'vitest'
import { chunkName, isOwnAddress, toPush, withRootUrls } from '#next/page-markup.ts'

describe("Next's inline scripts, as written by the installed version", () => {
  test.each([
    [
      'the files that a page needs',
      '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/chunks/a.js"]});',
      ['TURBOPACK', { otherChunks: ['static/chunks/a.js'] }],
    ],
    ['the start of the payload', '(self.__next_f=self.__next_f||[]).push([0])', ['__next_f', [0]]],
    [
      'a part of the payload',
      'self.__next_f.push([1,"1:\\"$Sreact.fragment\\"\\n\\u003c/script\\u003e"])',
      ['__next_f', [1, '1:"$Sreact.fragment"\n</script>']],
    ],
  ])('push %s', (_, script, push) => {
    expect(toPush(script)).toEqual(push)
  })

  test.each([
    ['a script that is not Next’s', 'alert(1)'],
    ['a push with more behind it', 'self.__next_f.push([1,"x"]);alert(1)'],
    ['a push of something else than data', 'self.__next_f.push(alert(1))'],
    ['a push of data and something else', 'self.__next_f.push([1,"x"]);alert([1])'],
    ['a push of a template', 'self.__next_f.push([1,`x`])'],
    ['another queue', 'self.__next_g.push([1,"x"])'],
    ['another start of a queue', '(self.__next_f=alert(1)||[]).push([0])'],
    ['a push of nothing', 'self.__next_f.push()'],
    ['an empty script', ''],
  ])('do not include %s', (_, script) => {
    expect(toPush(script)).toBeNull()
  })
})

describe('the address of a file of the build', () => {
  test.each([
    ['a script', '/_next/static/chunks/turbopack-0a~1.js', 'turbopack-0a~1.js'],
    ['a stylesheet', '/_next/static/chunks/a-1.css', 'a-1.css'],
    ['a file of a deployment', '/_next/static/chunks/a.js?dpl=v1.2-3', 'a.js'],
  ])('names %s', (_, address, name) => {
    expect(chunkName(address)).toBe(name)
  })

  test.each([
    ['of another origin', 'https://evil.example/_next/static/chunks/a.js'],
    ['of another folder', '/media/a.js'],
    ['outside the folder', '/_next/static/chunks/../../server/a.js'],
    ['of another type', '/_next/static/chunks/a.map'],
    ['with markup behind it', '/_next/static/chunks/a.js?"><script>'],
  ])('is not accepted %s', (_, address) => {
    expect(chunkName(address)).toBeNull()
  })

  test('is recognised as Next’s even when it names no such file', () => {
    expect(isOwnAddress('/_next/elsewhere/a.js')).toBe(true)
    expect(isOwnAddress('/media/_next/a.js')).toBe(false)
  })
})

test('URLs in a stylesheet lead to the same files when it is inlined', () => {
  expect(withRootUrls('a{src:url(../media/a.woff2)}')).toBe(
    'a{src:url(/_next/static/media/a.woff2)}',
  )
})
