import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { led } from '#gate/lead-on.ts'

async function* sent(...parts: string[]) {
  for (const part of parts) yield Buffer.from(part)
}

const page = (...parts: string[]) =>
  text(led({ headers: { 'x-plain-page': '/plain' }, body: sent(...parts) }).body)

const refresh = '<noscript><meta http-equiv="refresh" content="0; url=/plain"></noscript>'

test.each([
  [
    'at the start of its head, once',
    ['<head><meta charset="utf-8"></head>a<head>', '<head>'],
    `<head>${refresh}<meta charset="utf-8"></head>a<head><head>`,
  ],
  ['not at all where its head comes late', ['<html>', '<head></head>a'], '<html><head></head>a'],
  ['not at all without a head', ['a', 'b'], 'ab'],
])('a page redirects browsers without scripts %s', async (_, parts, whole) => {
  expect(await page(...parts)).toBe(whole)
})
