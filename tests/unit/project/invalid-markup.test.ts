import { expect, test } from 'vitest'
import { invalidMarkup } from '#tests/support/invalid-markup.ts'

const list = '<select required name="line">'

test.each([
  ['<head><style>a{}</style><meta charset="utf-8"></head><body></body>', []],
  ['<body><style>a{}</style></body>', ['<style>']],
  [
    '<body><noscript><meta http-equiv="refresh" content="0; url=/x"></noscript></body>',
    ['<meta http-equiv="refresh" content="0; url=/x">'],
  ],
  ['<head><meta http-equiv="refresh" content="0; url=/x"></head><body></body>', []],
  [
    '<head><meta http-equiv="refresh" content="0;url=/x"></head><body></body>',
    ['<meta http-equiv="refresh" content="0;url=/x">'],
  ],
  ['<body><p itemscope><meta itemprop="price" content="1"></p></body>', []],
  ['<body><svg><style>a{}</style><title>x</title></svg><script>"<style>"</script></body>', []],
  ['<body><form id="a"></form><input form="a"></body>', []],
  [
    '<body><form id="a"></form><p id="none"></p><input form="none"></body>',
    ['<input form="none">'],
  ],
  [`<body>${list}<option value="1">One</option></select></body>`, [list]],
  [
    `<body>${list}<option value="">Choose</option><option value="1">One</option></select></body>`,
    [],
  ],
  ['<body><select name="line"><option value="1">One</option></select></body>', []],
])('in %j the invalid tags are %j', (html, tags) => {
  expect(invalidMarkup(html)).toEqual(tags)
})
